import { CommandError } from "../../settings/command-line.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `limit-end`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("limit-end")
    .description("ends a limit on goods or on deliveries to a region")
    .argument("<LIMIT>", "the limit's id, as the list shows it")
    .action((id) =>
      inShop(({ database }) =>
        database.transact(async (tx) => {
          const ended = await tx
            .deleteFrom("shop_limits")
            .where("id", "=", id.trim().toLowerCase())
            .returning("id")
            .executeTakeFirst();
          if (!ended) throw new CommandError(`There is no limit ${id}.`);
          return [`The limit ${ended.id} is ended.`];
        }),
      ),
    );
