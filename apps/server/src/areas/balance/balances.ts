import type { Balances } from "@reagent/api/contract/balance";
import { shop } from "@reagent/api/contract/shop";
import { creditLeft } from "@reagent/domain/balance";
import { fen, sum } from "@reagent/domain/money";
import { convertibleGrains } from "@reagent/domain/points";
import type { Reader } from "../../database/database.ts";
import { balancesOf } from "../../ordering/balance/ledger.ts";

/** A customer's balances. All grains expire at the end of the year, or none do. */
export async function readBalancesOf(reader: Reader, customerId: string): Promise<Balances> {
  const limits = await reader
    .selectFrom("customers")
    .select(["credit_limit", "second_credit_limit"])
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  const balances = await balancesOf(reader, customerId);
  const { prepay, integral, grains } = balances;
  const lines = [
    { limit: fen(limits.credit_limit), used: balances.credit },
    { limit: fen(limits.second_credit_limit), used: balances["second-credit"] },
  ];
  return {
    prepay,
    creditLimit: sum(lines.map(({ limit }) => limit)),
    creditUsed: sum(lines.map(({ used }) => used)),
    creditLeft: sum(lines.map(({ limit, used }) => creditLeft(limit, used))),
    integral,
    convertibleGrains: convertibleGrains(integral, shop.points.perGrain),
    grains,
    expiringGrains: shop.points.grainsExpire ? grains : 0,
  };
}
