import { amount, code, count, flag, text } from "./codec.ts";

/** sr_if_real: which of the two promotion marks is shown. */
const promotionMark = code({ 0: "special-price" }, "promotion");

/** What is special about a price that the viewer is offered. */
export const offerFields = {
  isPromoted: ["if_sales", flag],
  promotionMark: ["sr_if_real", promotionMark],
  isFutures: ["futures_discount", flag],
} as const;

/** The offer and the delivery of what can be chosen on a product's page. */
export const choiceFields = {
  ...offerFields,
  /** Lines of text, separated by semicolons. */
  deliveryDescription: ["delivery_desc_show", text],
  expectedDelivery: ["expect_delivery_msg", text],
} as const;

/** The stock and the delivery of what was chosen: a line of the cart or of a list. */
export const chosenStockFields = {
  stock: ["stock", count],
  expectedDelivery: ["expect_delivery_msg", text],
  /** Lines of text, separated by semicolons. */
  deliveryDescription: ["delivery_desc", text],
} as const;

/** The goods of a line of the cart and of the checkout. `name` may contain HTML. */
export const cartGoodsFields = {
  itemCode: ["item_code", text],
  productCode: ["product_code", text],
  name: ["item_name", text],
  englishName: ["item_en_name", text],
  specification: ["item_specification", text],
  pack: ["product_pack", text],
} as const;

/** Why goods may not be sold to everybody. */
export const restrictionFields = {
  hazardNumber: ["item_weihuaxuhao", text],
  isDrugPrecursor: ["if_yj", flag],
  isExplosivePrecursor: ["if_yzb", flag],
} as const;

/** The goods of a line of an order, a parcel or a return. */
export const orderedGoodsFields = {
  productCode: ["product_code", text],
  casNumber: ["chem_cas", text],
  chineseName: ["item_cn_name", text],
  /** In the language of the call. */
  name: ["item_name", text],
} as const;

/** The prices of a line of an order. */
export const orderedPriceFields = {
  listPrice: ["sod_price", amount],
  /** The customer's unit price; the list price if there is no discount. */
  price: ["sod_discount", amount],
} as const;
