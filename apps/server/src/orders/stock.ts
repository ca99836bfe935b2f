import type { Tx } from "../database/database.ts";
import type { HeldLine, HeldOrder } from "./held-order.ts";

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
