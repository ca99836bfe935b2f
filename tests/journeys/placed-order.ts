import { confirmOrder, createOrder } from "@reagent/api/contract/checkout";
import { readOrderStatement } from "@reagent/api/contract/payment";
import { readProduct } from "@reagent/api/contract/product";
import { searchReagents } from "@reagent/api/contract/search";
import { UNREFINED } from "@reagent/domain/facet";
import { ONE_INVOICE } from "@reagent/domain/invoice-split";
import { callerAt, type Customer, answerOf } from "./customer.ts";

/** Common salt, which every customer may buy. */
export const SALT = "7647-14-5";

/** An unpaid order that a customer has placed outside of the browser. */
export interface PlacedOrder {
  readonly orderId: string;
  readonly orderCode: string;
}

/** Puts packs of salt into the cart of a customer, outside of the browser. */
export async function addSalt(
  url: string,
  { token, add }: Customer,
  quantity: number,
): Promise<void> {
  const caller = callerAt(url, token);
  const search = { keyword: SALT, page: 1, limit: 20, source: "web", ...UNREFINED };
  const [item] = answerOf(await caller.call(searchReagents, search)).items;
  const itemCode = item?.itemCode ?? "";
  const [pack] = answerOf(await caller.call(readProduct, { itemCode })).packs;
  await add(itemCode, pack?.productId ?? "", quantity);
}

/** Orders a pack of salt to the customer's first address. */
export async function orderSalt(url: string, customer: Customer): Promise<PlacedOrder> {
  await addSalt(url, customer, 1);
  return orderCart(url, customer);
}

/** Orders what is in the customer's cart to their first address. */
export async function orderCart(url: string, { token }: Customer): Promise<PlacedOrder> {
  const caller = callerAt(url, token);
  const [address] = answerOf(await caller.call(confirmOrder, {})).addresses;
  const order = answerOf(
    await caller.call(createOrder, {
      addressId: address?.addressId ?? "",
      couponId: "",
      invoiceAddressId: "",
      customerOrderNumber: "",
      note: "",
      ...ONE_INVOICE,
      expectedTotal: null,
    }),
  );
  const statement = answerOf(await caller.call(readOrderStatement, order));
  return { orderId: order.orderId, orderCode: statement.order.orderCode };
}
