import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { Tx } from "../../../database/database.ts";
import type { HeldLine, HeldOrder } from "./loaded-order.ts";

/** How many of a product are taken from the stock, or given back to it. */
export interface StockChange {
  readonly kind: GoodsKind;
  readonly productId: number;
  readonly quantity: number;
}

/** As many as an order takes from the stock: what there is, of what was asked for. */
export function reservable(stock: number, quantity: number): number {
  return Math.max(0, Math.min(stock, quantity));
}

/** Takes products from the stock, in an order that is the same for everybody. */
export async function takeStock(tx: Tx, changes: readonly StockChange[]): Promise<void> {
  const taken = changes
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => a.productId - b.productId);
  for (const { kind, productId, quantity } of taken) {
    await tx
      .updateTable(kind === "reagent" ? "packs" : "instrument_skus")
      .set((of) => ({ stock: of("stock", "-", quantity) }))
      .where("id", "=", productId)
      .execute();
  }
}

/** Gives back to the stock what a line kept from it; nothing happens where the catalogue has the product no more. Gives the line without it. */
export async function releaseStock(
  tx: Tx,
  { row }: Pick<HeldOrder, "row">,
  line: HeldLine,
): Promise<HeldLine> {
  if (line.reserved > 0) {
    await tx
      .updateTable(row.kind === "reagent" ? "packs" : "instrument_skus")
      .set((of) => ({ stock: of("stock", "+", line.reserved) }))
      .where("id", "=", line.productId)
      .where("code", "=", line.productCode)
      .execute();
  }
  return { ...line, reserved: 0 };
}
