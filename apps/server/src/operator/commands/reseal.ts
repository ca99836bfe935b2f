import { resealFilings } from "../../areas/filing/reseal.ts";
import { CommandError } from "../../settings/command-line.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `reseal`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("reseal")
    .description(
      "encrypts ID numbers with PERSONAL_DATA_KEY that have one of FORMER_PERSONAL_DATA_KEYS",
    )
    .action(() =>
      inShop(async ({ database, vault }) => {
        const count = await resealFilings(database, vault).catch((failure: unknown) => {
          throw new CommandError(
            "An ID number has a key that is neither PERSONAL_DATA_KEY nor one of FORMER_PERSONAL_DATA_KEYS.",
            { cause: failure },
          );
        });
        return [`The ID numbers of ${count} filings and orders have the current key now.`];
      }),
    );
