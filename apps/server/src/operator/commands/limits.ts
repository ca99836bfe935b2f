import { dayOf } from "../../basics/day.ts";
import { regionName } from "../../catalogue/regions.ts";
import { readLimits } from "../../ordering/shop-limits.ts";
import type { List } from "../list.ts";
import type { AddCommand, OperatorShop } from "../operator-shop.ts";

/** Adds `limits`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("limits")
    .description("lists the limits on goods and on deliveries to regions")
    .action(() => inShop(listLimits));

async function listLimits({
  database,
  now,
}: Pick<OperatorShop, "database" | "now">): Promise<List> {
  const today = dayOf(now);
  const limits = await readLimits(database.read);
  return {
    columns: ["Limit", "Effect", "Goods", "Region", "From", "Until", "State", "Message"],
    rows: limits.map(({ id, effect, itemCodes, region, from, until, message }) => [
      id,
      effect,
      itemCodes.join(" ") || "all",
      regionName(region) ?? "everywhere",
      from,
      until,
      stateOf({ from, until }, today),
      message.zh,
    ]),
    empty: "There are no limits.",
  };
}

function stateOf({ from, until }: { from: string; until: string }, today: string): string {
  if (from > today) return "begins later";
  return until !== "" && until < today ? "over" : "in force";
}
