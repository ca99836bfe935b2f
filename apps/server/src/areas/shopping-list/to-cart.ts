import type { OrderRowVerdict } from "@reagent/api/contract/bulk-order";
import { addedMessages } from "@reagent/api/messages/bulk-order";
import { shoppingListMessages } from "@reagent/api/messages/shopping-list";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import type { Tx } from "../../database/database.ts";
import { addRows } from "../../ordering/cart/add-rows.ts";
import { addLine } from "../../ordering/cart/add.ts";
import { type LineRow, ownList, readLines } from "./lists.ts";

/** Adds what can be bought to the cart, with a verdict for every line of the list, in their order. */
export async function addToCart(
  call: CustomerCall<{ listId: string }>,
  tx: Tx,
): Promise<{ rows: OrderRowVerdict[] }> {
  const { id } = await ownList(tx, call);
  const lines = await readLines(tx, call.customer.id, id);
  const offered = await packCodes(tx, call.customer.id, id);
  const numbered = lines.map((line, at) => ({ line, row: at + 1 }));
  const sold = numbered.filter(({ line }) => offered.has(line.product_code));
  const added = await addRows(
    tx,
    call,
    sold.map(({ line, row }) => ({
      sheet: "",
      row,
      code: line.product_code,
      written: String(line.quantity),
      read: { quantity: line.quantity },
    })),
  );
  const verdicts = new Map(added.map((verdict) => [verdict.row, verdict]));
  for (const { line, row } of numbered)
    if (!verdicts.has(row)) verdicts.set(row, await addSku(tx, call, line, row));
  return { rows: numbered.flatMap(({ row }) => verdicts.get(row) ?? []) };
}

/** The product codes of a list's reagents that are in the catalogue. */
async function packCodes(tx: Tx, customerId: string, listId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom("packs")
    .innerJoin("shopping_list_lines as lines", "lines.product_code", "packs.code")
    .select("packs.code")
    .where("lines.customer_id", "=", customerId)
    .where("lines.list_id", "=", listId)
    .where("lines.kind", "=", "reagent")
    .execute();
  return new Set(rows.map(({ code }) => code));
}

/** Adds the SKU of a line to the cart; a product that is no SKU left the catalogue. */
async function addSku(
  tx: Tx,
  call: CustomerCall<unknown>,
  { kind, product_code: productCode, quantity }: LineRow,
  row: number,
): Promise<OrderRowVerdict> {
  const { language } = call;
  const told = { sheet: "", row, productCode, quantity: String(quantity) };
  const refused = (message: string) => ({ ...told, verdict: "refused", message }) as const;
  const sku = await tx
    .selectFrom("instrument_skus")
    .select("id")
    .where("code", "=", productCode)
    .executeTakeFirst();
  if (!sku || kind === "reagent") return refused(shoppingListMessages.delisted[language]);
  try {
    await addLine(tx, call, "instrument", { productId: sku.id, quantity });
    return { ...told, verdict: "added", message: addedMessages.added[language] };
  } catch (failure) {
    // A refusal comes before anything is written.
    if (failure instanceof Refusal) return refused(failure.message);
    throw failure;
  }
}
