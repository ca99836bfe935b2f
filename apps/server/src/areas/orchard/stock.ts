import type { Tx } from "../../database/database.ts";

/**
 * Takes gifts from the stock or returns them, by id, so that parallel payments do not deadlock. The caller checks in the same
 * transaction that the stock suffices; a gift that was deleted is left out.
 */
export async function changeStock(
  tx: Tx,
  lines: readonly { readonly giftId: number; readonly quantity: number }[],
  change: "take" | "return",
): Promise<void> {
  for (const { giftId, quantity } of lines.toSorted((a, b) => a.giftId - b.giftId)) {
    await tx
      .updateTable("gifts")
      .set((of) => ({ stock: of("stock", change === "take" ? "-" : "+", quantity) }))
      .where("id", "=", giftId)
      .execute();
  }
}
