import { keepReactionPlan, keptRow } from "@reagent/api/contract/reaction-plan";
import { readRows } from "../rows.ts";
import type { DemoShop } from "./demo-shop.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Keeps the plans of a demo customer's reactions, of `plans.csv`; the first row of each is the limiting reagent. */
export async function addDemoPlans(shop: DemoShop, by: string, now: number): Promise<void> {
  const columns = ["customer", "plan", "days_ago", "text", "amount"] as const;
  const own = readRows(new URL("plans.csv", import.meta.url), columns).filter(
    ({ customer }) => customer === by,
  );
  for (const [name, lines] of Map.groupBy(own, ({ plan }) => plan)) {
    const rows = lines.map(({ text, amount }) => keptRow({ text, amount, isProduct: false }));
    const at = now - Number(lines[0]?.days_ago) * DAY_MS;
    await shop.call(keepReactionPlan, { name, rows, limiting: 0 }, { by, now: at });
  }
}
