import { codes } from "../../contract/envelope.ts";
import {
  cancelGiftOrder,
  confirmGiftOrder,
  createGiftOrder,
  listGiftOrders,
  payGiftOrder,
  readGiftCheckout,
  readGiftOrder,
} from "../../contract/gift-order.ts";
import { orchardMessages } from "../../messages/orchard.ts";
import type { AreaMock } from "../area-mock.ts";
import { balances } from "../samples/balances.ts";
import { giftCheckout } from "../samples/baskets.ts";
import { giftOrderList, giftOrderOf, unpaidGiftOrder } from "../samples/gift-orders.ts";
import { answers, refusal } from "../verbs.ts";

export const giftOrder: AreaMock = ({ customer }) => [
  answers(readGiftCheckout, (_, language) => giftCheckout(language, customer)),
  answers(createGiftOrder, { orderId: unpaidGiftOrder }),
  answers(confirmGiftOrder, ({ orderId }, language) => {
    const order = giftOrderOf(orderId, language);
    if (!order) return refusal(codes.notFound, orchardMessages.orderMissing);
    return order.status === "cancelled"
      ? refusal(codes.notPayable, orchardMessages.orderCancelled)
      : { ...order, grains: balances.grains };
  }),
  answers(payGiftOrder, {}),
  answers(cancelGiftOrder, {}),
  answers(listGiftOrders, giftOrderList),
  answers(
    readGiftOrder,
    ({ orderId }, language) =>
      giftOrderOf(orderId, language) ?? refusal(codes.notFound, orchardMessages.orderMissing),
  ),
];
