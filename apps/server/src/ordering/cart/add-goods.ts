import type { OrderRowVerdict } from "@reagent/api/contract/bulk-order";
import { addedMessages } from "@reagent/api/messages/bulk-order";
import { shoppingListMessages } from "@reagent/api/messages/shopping-list";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import { chunks } from "../../database/chunks.ts";
import type { Tx } from "../../database/database.ts";
import { addRows } from "./add-rows.ts";
import { addLine } from "./add.ts";

/** A product by its code, with how many of it. */
export interface ChosenGoods {
  readonly kind: GoodsKind | "unknown";
  readonly productCode: string;
  readonly quantity: number;
}

/** Adds what can be bought of reagents and instruments to the cart, with a verdict for every one, in their order. */
export async function addGoods(
  tx: Tx,
  call: CustomerCall<unknown>,
  goods: readonly ChosenGoods[],
): Promise<OrderRowVerdict[]> {
  const numbered = goods.map((each, at) => ({ ...each, row: at + 1 }));
  const reagents = numbered.filter(({ kind }) => kind === "reagent");
  const known = await knownPacks(
    tx,
    reagents.map(({ productCode }) => productCode),
  );
  const added = await addRows(
    tx,
    call,
    reagents
      .filter(({ productCode }) => known.has(productCode))
      .map(({ row, productCode, quantity }) => ({
        sheet: "",
        row,
        code: productCode,
        written: String(quantity),
        read: { quantity },
      })),
  );
  const verdicts = new Map(added.map((verdict) => [verdict.row, verdict]));
  for (const each of numbered)
    if (!verdicts.has(each.row)) verdicts.set(each.row, await addSku(tx, call, each));
  return numbered.flatMap(({ row }) => verdicts.get(row) ?? []);
}

/** Those of some product codes that are of packs of the catalogue. */
async function knownPacks(tx: Tx, productCodes: readonly string[]): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (const some of chunks(productCodes)) {
    const rows = await tx.selectFrom("packs").select("code").where("code", "in", some).execute();
    for (const { code } of rows) known.add(code);
  }
  return known;
}

/** Adds the SKU of an instrument to the cart; a product that is no SKU left the catalogue. */
async function addSku(
  tx: Tx,
  call: CustomerCall<unknown>,
  { kind, productCode, quantity, row }: ChosenGoods & { readonly row: number },
): Promise<OrderRowVerdict> {
  const { language } = call;
  const told = { sheet: "", row, productCode, quantity: String(quantity) };
  const refused = (message: string) => ({ ...told, verdict: "refused", message }) as const;
  const sku = await tx
    .selectFrom("instrument_skus")
    .select("id")
    .where("code", "=", productCode)
    .executeTakeFirst();
  if (!sku || kind !== "instrument") return refused(shoppingListMessages.delisted[language]);
  try {
    await addLine(tx, call, "instrument", { productId: sku.id, quantity });
    return { ...told, verdict: "added", message: addedMessages.added[language] };
  } catch (failure) {
    // A refusal comes before anything is written.
    if (failure instanceof Refusal) return refused(failure.message);
    throw failure;
  }
}
