import { PAPER, REASON, reasonOf } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { decidePaper } from "../paper.ts";

/** Adds `paper-refuse`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("paper-refuse")
    .description("refuses an application that waits; its article can be entered again")
    .argument("<PAPER>", PAPER)
    .argument("<REASON>", REASON, reasonOf)
    .action((shortId, reason) =>
      inShop(({ database, now }) =>
        decidePaper(database, shortId, { state: "refused", reason }, now),
      ),
    );
