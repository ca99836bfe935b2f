import { endTokens } from "../../sessions/api-token.ts";
import { endSessions } from "../../sessions/session.ts";
import { EMAIL } from "../arguments.ts";
import { customerIdOf } from "../customer.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `log-out`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("log-out")
    .description("ends all sessions and API tokens of a customer")
    .argument("<EMAIL>", EMAIL)
    .action((email) =>
      inShop(({ database }) =>
        database.transact(async (tx) => {
          const customerId = await customerIdOf(tx, email);
          const ended = await endSessions(tx, customerId);
          const tokens = await endTokens(tx, customerId);
          return [
            `${ended} ${ended === 1 ? "session has" : "sessions have"} ended.`,
            ...(tokens > 0
              ? [`${tokens} API ${tokens === 1 ? "token has" : "tokens have"} ended.`]
              : []),
          ];
        }),
      ),
    );
