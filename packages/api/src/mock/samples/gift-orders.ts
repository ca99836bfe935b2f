import { basketTotals } from "@reagent/domain/basket";
import type { ParamsOf } from "../../contract/endpoint.ts";
import type {
  GiftOrder,
  GiftOrderLine,
  GiftOrderRow,
  GiftOrderToPay,
  listGiftOrders,
} from "../../contract/gift-order.ts";
import { giftOrderStatusNames } from "../../messages/orchard.ts";
import { addresses } from "./addresses.ts";
import { balances } from "./balances.ts";
import { giftFacts } from "./gifts.ts";
import type { Language } from "./language.ts";
import { pageOf } from "./paging.ts";

type Status = keyof typeof giftOrderStatusNames;

const at = (time: string) => Date.parse(`${time}:00+08:00`);

interface Sample {
  readonly orderId: string;
  readonly orderCode: string;
  readonly status: Status;
  readonly gifts: readonly (readonly [giftCode: string, quantity: number])[];
  readonly createdAt: string;
  readonly paidAt?: string;
  readonly confirmedAt?: string;
  readonly shippedAt?: string;
  readonly cancelledAt?: string;
  readonly payBy?: string;
}

/** The id of the order that is not paid yet. */
export const unpaidGiftOrder = "605";

/** Newest first: not paid, paid, confirmed, shipped and cancelled. */
const samples: readonly Sample[] = [
  {
    orderId: unpaidGiftOrder,
    orderCode: "MG2026112100002",
    status: "unconfirmed",
    gifts: [
      ["G1002", 1],
      ["G1004", 2],
    ],
    createdAt: "2026-11-21T09:40",
    payBy: "2026-11-24T09:40",
  },
  {
    orderId: "604",
    orderCode: "MG2026112000005",
    status: "unconfirmed",
    gifts: [["G1001", 1]],
    createdAt: "2026-11-20T16:05",
    paidAt: "2026-11-20T16:06",
  },
  {
    orderId: "603",
    orderCode: "MG2026111800001",
    status: "confirmed",
    gifts: [["G1007", 1]],
    createdAt: "2026-11-18T10:12",
    paidAt: "2026-11-18T10:13",
    confirmedAt: "2026-11-19T09:00",
  },
  {
    orderId: "602",
    orderCode: "MG2026101200003",
    status: "shipped",
    gifts: [
      ["G1003", 2],
      ["G1005", 1],
    ],
    createdAt: "2026-10-12T14:30",
    paidAt: "2026-10-12T14:31",
    confirmedAt: "2026-10-13T09:20",
    shippedAt: "2026-10-13T17:45",
  },
  {
    orderId: "601",
    orderCode: "MG2026090800004",
    status: "cancelled",
    gifts: [["G1009", 1]],
    createdAt: "2026-09-08T11:00",
    cancelledAt: "2026-09-08T15:00",
  },
];

function line(giftCode: string, quantity: number, language: Language): GiftOrderLine {
  const { name, specification, drawing, price } = giftFacts(giftCode, language);
  return {
    giftCode,
    name,
    specification,
    drawing: drawing.svg,
    quantity,
    price,
    amount: price * quantity,
  };
}

/** The gift orders of the sample customer, newest first. */
export function giftOrders(language: Language = "zh"): readonly GiftOrder[] {
  const [address] = addresses(language);
  if (!address) throw new Error("there is no sample address");
  const { receiver, mobile, provinceName, cityName, districtName, street } = address;
  return samples.map(({ orderId, orderCode, status, gifts, ...times }) => {
    const lines = gifts.map(([giftCode, quantity]) => line(giftCode, quantity, language));
    const isShipped = status === "shipped";
    const timeOf = (time: string | undefined) => (time === undefined ? null : at(time));
    return {
      orderId,
      orderCode,
      status,
      statusName: giftOrderStatusNames[status][language],
      payStatus: times.paidAt ? "paid" : "unpaid",
      amount: basketTotals(lines).total,
      createdAt: at(times.createdAt),
      receiver,
      expressCompany: isShipped ? { zh: "顺丰速运", en: "SF Express" }[language] : "",
      expressNumber: isShipped ? "SF1580014260317" : "",
      mobile,
      provinceName,
      cityName,
      districtName,
      street,
      note: isShipped ? { zh: "请放前台", en: "Please leave it at the desk" }[language] : "",
      paidAt: timeOf(times.paidAt),
      confirmedAt: timeOf(times.confirmedAt),
      shippedAt: timeOf(times.shippedAt),
      cancelledAt: timeOf(times.cancelledAt),
      payBy: timeOf(times.payBy),
      lines,
    };
  });
}

/** A gift order; undefined for an unknown id. */
export function giftOrderOf(orderId: string, language: Language = "zh"): GiftOrder | undefined {
  return giftOrders(language).find((order) => order.orderId === orderId);
}

/** The order that is not paid yet, as the payment shows it. */
export function giftOrderToPay(language: Language = "zh"): GiftOrderToPay {
  const order = giftOrderOf(unpaidGiftOrder, language);
  if (!order) throw new Error("there is no unpaid sample order");
  return { ...order, grains: balances.grains };
}

/** A page of the gift orders that the filters match. */
export function giftOrderList(
  params: ParamsOf<typeof listGiftOrders>,
  language: Language = "zh",
): { orders: readonly GiftOrderRow[]; total: number } {
  const { from, to, orderCode, receiver, customerOrderNumber, status, page, pageSize } = params;
  const found = giftOrders(language).filter(
    (order) =>
      (status === "all" || order.status === status) &&
      order.orderCode.includes(orderCode.trim()) &&
      order.receiver.includes(receiver.trim()) &&
      customerOrderNumber.trim() === "" &&
      (from === "" || order.createdAt >= at(`${from}T00:00`)) &&
      (to === "" || order.createdAt <= at(`${to}T23:59`)),
  );
  return { orders: pageOf(found, page, pageSize), total: found.length };
}
