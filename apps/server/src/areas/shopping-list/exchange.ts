import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { exchangeListLine, undoListExchange } from "@reagent/api/contract/shopping-list";
import { UNDO_MS } from "@reagent/domain/exchange";
import type { CustomerCall } from "../../calls/call.ts";
import type { Tx } from "../../database/database.ts";
import { addLines, newLines, refusal } from "./edit.ts";
import { type LineRow, ownList } from "./lists.ts";

/** Packs that an exchange added. */
interface Added {
  readonly productCode: string;
  readonly quantity: number;
  /** Whether they are a new line. */
  readonly isNew: boolean;
}

/** Takes a reagent out of a list and puts packs in its place (decisions, exchange of a line). */
export async function exchangeLine(call: CustomerCall<ParamsOf<typeof exchangeListLine>>, tx: Tx) {
  const { params, customer, language, now } = call;
  const { id } = await ownList(tx, call);
  if (params.products.length === 0) throw refusal(call, codes.badRequest, "nothingChosen");
  const line = await lineOf(tx, id, params.productCode);
  if (!line) throw refusal(call, codes.badRequest, "noSuchLine");
  if (line.quantity !== params.quantity) throw refusal(call, codes.badRequest, "lineChanged");
  const wanted = params.products.map((each) => ({ ...each, kind: "reagent" as const }));
  await removeLine(tx, id, params.productCode);
  const added: Added[] = [];
  for (const each of await newLines(tx, wanted, language)) {
    const isNew = !(await lineOf(tx, id, each.product_code));
    added.push({ productCode: each.product_code, quantity: each.quantity, isNew });
    await addLines(call, tx, id, [each], line.position);
  }
  await tx
    .deleteFrom("list_exchanges")
    .where("customer_id", "=", customer.id)
    .where((of) =>
      of.or([
        of("exchanged_at", "<", now - UNDO_MS),
        of.and([of("list_id", "=", id), of("product_code", "=", params.productCode)]),
      ]),
    )
    .execute();
  await tx
    .insertInto("list_exchanges")
    .values({
      list_id: id,
      customer_id: customer.id,
      product_code: params.productCode,
      line: JSON.stringify(line),
      added: JSON.stringify(added),
      exchanged_at: now,
    })
    .execute();
  return {};
}

/** Puts a line back that was exchanged, with what it remembers of its last order, and takes as many of the packs out as were added. */
export async function undoExchange(call: CustomerCall<ParamsOf<typeof undoListExchange>>, tx: Tx) {
  const { params, now } = call;
  const { id } = await ownList(tx, call);
  const exchange = await tx
    .selectFrom("list_exchanges")
    .selectAll()
    .where("list_id", "=", id)
    .where("product_code", "=", params.productCode)
    .where("exchanged_at", ">=", now - UNDO_MS)
    .executeTakeFirst();
  if (!exchange) throw refusal(call, codes.notFound, "exchangeGone");
  for (const each of JSON.parse(exchange.added) as readonly Added[]) await takeOut(tx, id, each);
  const line = JSON.parse(exchange.line) as LineRow;
  await addLines(call, tx, id, [line], line.position);
  await tx
    .deleteFrom("list_exchanges")
    .where("list_id", "=", id)
    .where("product_code", "=", params.productCode)
    .execute();
  return {};
}

async function takeOut(tx: Tx, listId: string, { productCode, quantity, isNew }: Added) {
  const line = await lineOf(tx, listId, productCode);
  if (!line) return;
  const left = line.quantity - quantity;
  if (isNew && left <= 0) return removeLine(tx, listId, productCode);
  await tx
    .updateTable("shopping_list_lines")
    .set({ quantity: Math.max(1, left) })
    .where("list_id", "=", listId)
    .where("kind", "=", "reagent")
    .where("product_code", "=", productCode)
    .execute();
}

/** A reagent of a list. */
async function lineOf(tx: Tx, listId: string, productCode: string): Promise<LineRow | undefined> {
  return tx
    .selectFrom("shopping_list_lines")
    .selectAll()
    .where("list_id", "=", listId)
    .where("kind", "=", "reagent")
    .where("product_code", "=", productCode)
    .executeTakeFirst();
}

async function removeLine(tx: Tx, listId: string, productCode: string): Promise<void> {
  await tx
    .deleteFrom("shopping_list_lines")
    .where("list_id", "=", listId)
    .where("kind", "=", "reagent")
    .where("product_code", "=", productCode)
    .execute();
}
