import type { ListedProduct } from "./listed-product.ts";

/** What is added to a list: products, or the lines of an order with the prices that were paid. */
export type ListSource =
  | { readonly kind: "products"; readonly products: readonly ListedProduct[] }
  | { readonly kind: "order"; readonly orderId: string };
