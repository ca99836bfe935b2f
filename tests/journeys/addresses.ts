import { listEnquiries, sendSynthesisEnquiry } from "@reagent/api/contract/enquiry";
import { listGiftOrders } from "@reagent/api/contract/gift-order";
import { readOrder } from "@reagent/api/contract/order";
import { demoRecords } from "../demo-records.ts";
import { answerOf, callerAt, type Customer, type Goods } from "./customer.ts";
import type { OpenedShop } from "./opened-shop.ts";

/** What the demo has at addresses with a parameter, by the name of the screen. */
const ofTheDemo = {
  bottle: "E893580-500mL/C94128482",
  dataSheet: "E893580",
  search: "64-17-5",
  regionalSearch: "64-17-5",
  category: "100",
  productLine: "1",
  instrument: "CON-0001",
  activity: "1",
  article: "201",
  job: "701",
  info: "aboutus",
  help: "howorder",
  gift: "FR0001",
  giftSearch: "FR0001",
};

/** The values of address parameters with which each screen for anyone shows something, by the name of the screen. */
export const publicValues = ({ ethanol, sentBasket }: Goods): Readonly<Record<string, string>> => ({
  ...ofTheDemo,
  sentBasket,
  product: ethanol.itemCode,
});

/** The values at which each screen shows something to the ordinary demo customer. Sends an enquiry, since the demo has none. */
export async function addressValues(
  shop: OpenedShop,
  customer: Customer,
  goods: Goods,
): Promise<Readonly<Record<string, string>>> {
  const caller = callerAt(shop.url, customer.token);
  const { orders: demoOrders, returns, lists, addressId } = await demoRecords(caller);
  const sent = { orderId: demoOrders.reviewed, isLegacy: false };
  const { orderCode } = answerOf(await caller.call(readOrder, sent));
  const unconfirmed = {
    pageSize: 10,
    page: 1,
    from: "",
    to: "",
    orderCode: "",
    receiver: "",
    customerOrderNumber: "",
    status: "unconfirmed",
  } as const;
  const { orders } = answerOf(await caller.call(listGiftOrders, unconfirmed));
  const giftOrder = orders.find(({ payStatus }) => payStatus === "unpaid")?.orderId ?? "";
  const enquired = await caller.call(sendSynthesisEnquiry, {
    email: customer.email,
    name: "Test",
    mobile: "13800000000",
    company: "示例大学",
    casNumber: "64-17-5",
    note: "纯度 98%",
  });
  answerOf(enquired);
  const { enquiries } = answerOf(await caller.call(listEnquiries, { page: 1, pageSize: 10 }));
  return {
    ...publicValues(goods),
    editGiftAddress: addressId,
    order: demoOrders.paired,
    instrumentOrder: demoOrders.pairedInstrument,
    oldOrder: demoOrders.old,
    cancelOrder: demoOrders.unpaid,
    cancelInstrumentOrder: demoOrders.pairedInstrument,
    toPay: demoOrders.unpaid,
    repayOrder: demoOrders.reviewed,
    editAddress: addressId,
    returnPage: returns.processing,
    shoppingList: lists.ordered,
    orderPackage: orderCode,
    giftOrder,
    giftPayment: giftOrder,
    enquiry: enquiries[0]?.enquiryId ?? "",
  };
}

/**
 * The address of a pattern whose parameters all have one value, or have those between slashes; an empty value leaves out the optional
 * ones.
 */
export function filledAddress(pattern: string, value: string): string {
  const values = value.split("/");
  let last = "";
  return pattern
    .replace(":type/", "article/")
    .replaceAll(/\/:\w+\?/gu, value && `/${value}`)
    .replaceAll(/:\w+/gu, () => (last = values.shift() ?? last));
}
