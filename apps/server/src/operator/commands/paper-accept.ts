import { PAPER } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { decidePaper } from "../paper.ts";

/** Adds `paper-accept`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("paper-accept")
    .description("accepts an application that waits; the customer gets a mail")
    .argument("<PAPER>", PAPER)
    .action((shortId) =>
      inShop(({ database, now }) => decidePaper(database, shortId, { state: "accepted" }, now)),
    );
