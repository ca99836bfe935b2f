import { codes } from "@reagent/api/contract/envelope";
import { callMessages } from "@reagent/api/messages/call";
import { type Exchange, refusedTo } from "./exchange.ts";

interface AreaExchanges {
  readonly exchanges?: readonly Exchange[];
  /** Those that end sessions or lock data, which are made after all others. */
  readonly endings?: readonly Exchange[];
}

const areas = Object.values(import.meta.glob<AreaExchanges>("./exchanges/*.ts", { eager: true }));
const main = areas.flatMap(({ exchanges = [] }) => exchanges);

/** Calls that require a session are refused to guests and to those whose session is over. */
const notLoggedIn = main
  .filter(({ endpoint, caller }) => endpoint.auth === "required" && caller === "customer")
  .flatMap((exchange) => [
    refusedTo(
      "guest",
      { ...exchange, language: "en" },
      codes.notLoggedIn,
      callMessages.notLoggedIn,
    ),
    refusedTo("expired", exchange, codes.notLoggedIn, callMessages.notLoggedIn),
  ]);

/** One or more exchanges for each call of the contract except downloads. */
export const exchanges: readonly Exchange[] = [
  ...main,
  ...notLoggedIn,
  ...areas.flatMap(({ endings = [] }) => endings),
];
