import { randomUUID } from "node:crypto";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import {
  type deleteReactionPlan,
  type keepReactionPlan,
  keptRow,
  type readReactionPlan,
} from "@reagent/api/contract/reaction-plan";
import { reactionPlanMessages } from "@reagent/api/messages/reaction-plan";
import { OwnNameForm, ownNameKey } from "@reagent/domain/own-name";
import { MOST_KEPT_PLANS, parsePlan } from "@reagent/domain/reaction-plan";
import * as v from "valibot";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall, Services } from "../../calls/call.ts";
import { countRows } from "../../database/count-rows.ts";
import type { Reader, Tx } from "../../database/database.ts";

const refusal = (
  { language }: CustomerCall<unknown>,
  code: number,
  why: keyof typeof reactionPlanMessages,
) => new Refusal(code, reactionPlanMessages[why][language]);

/** The plans of the customer, the newest first. */
export async function listPlans({ customer }: CustomerCall<unknown>, { database }: Services) {
  const rows = await database.read
    .selectFrom("reaction_plans")
    .select(["id as planId", "name", "row_count as rowCount", "kept_at as keptAt"])
    .where("customer_id", "=", customer.id)
    .orderBy("kept_at", "desc")
    .orderBy("name_key")
    .execute();
  return { plans: rows };
}

/** A plan of the customer. */
export async function readPlan(
  call: CustomerCall<ParamsOf<typeof readReactionPlan>>,
  { database }: Services,
) {
  const { id, name, plan } = await ownPlan(database.read, call);
  const { rows = [], limiting = 0 } = parsePlan(JSON.parse(plan)) ?? {};
  return { planId: id, name, rows: rows.map(keptRow), limiting };
}

/** Keeps a plan under a name, in place of the one that has this name. */
export async function keepPlan(call: CustomerCall<ParamsOf<typeof keepReactionPlan>>, tx: Tx) {
  const { params, customer, now } = call;
  const named = v.safeParse(OwnNameForm, params);
  if (!named.success) throw refusal(call, codes.badRequest, "nameWrong");
  const plan = parsePlan({ rows: params.rows, limiting: params.limiting });
  if (!plan) throw refusal(call, codes.badRequest, "empty");
  const { name } = named.output;
  const own = tx.selectFrom("reaction_plans").where("customer_id", "=", customer.id);
  const same = await own.select("id").where("name_key", "=", ownNameKey(name)).executeTakeFirst();
  if (!same && (await countRows(own)) >= MOST_KEPT_PLANS)
    throw refusal(call, codes.badRequest, "tooMany");
  const id = same?.id ?? randomUUID();
  const kept = { name, plan: JSON.stringify(plan), row_count: plan.rows.length, kept_at: now };
  await tx
    .insertInto("reaction_plans")
    .values({ id, customer_id: customer.id, name_key: ownNameKey(name), ...kept })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(kept))
    .execute();
  return { planId: id };
}

/** Deletes a plan of the customer. */
export async function deletePlan(call: CustomerCall<ParamsOf<typeof deleteReactionPlan>>, tx: Tx) {
  const { id } = await ownPlan(tx, call);
  await tx.deleteFrom("reaction_plans").where("id", "=", id).execute();
  return {};
}

/** The customer's own plan that a call names; refuses any other. */
async function ownPlan(reader: Reader, call: CustomerCall<{ readonly planId: string }>) {
  const found = await reader
    .selectFrom("reaction_plans")
    .select(["id", "name", "plan"])
    .where("id", "=", call.params.planId)
    .where("customer_id", "=", call.customer.id)
    .executeTakeFirst();
  if (!found) throw refusal(call, codes.notFound, "missing");
  return found;
}
