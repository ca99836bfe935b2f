import { endSessions } from "../../sessions/session.ts";
import { EMAIL } from "../arguments.ts";
import { customerIdOf } from "../customer.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `log-out`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("log-out")
    .description("ends all sessions of a customer")
    .argument("<EMAIL>", EMAIL)
    .action((email) =>
      inShop(({ database }) =>
        database.transact(async (tx) => {
          const ended = await endSessions(tx, await customerIdOf(tx, email));
          return [`${ended} ${ended === 1 ? "session has" : "sessions have"} ended.`];
        }),
      ),
    );
