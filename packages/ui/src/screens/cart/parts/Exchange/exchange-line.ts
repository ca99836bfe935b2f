import type { CartLine } from "@reagent/api/contract/cart";
import type { RegulatedGoods } from "@reagent/domain/exchange";

/** A line that can be exchanged, wherever it stands. */
export type ExchangeLine = RegulatedGoods &
  Pick<CartLine, "productId" | "productCode" | "pack" | "quantity" | "stock" | "total">;
