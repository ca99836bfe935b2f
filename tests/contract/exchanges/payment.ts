import { codes } from "@reagent/api/contract/envelope";
import {
  confirmPaid,
  payOrder,
  readOrderStatement,
  readPaymentState,
  readRepayment,
  repayFromBalance,
  repayOrder,
} from "@reagent/api/contract/payment";
import { callMessages } from "@reagent/api/messages/call";
import { orderMessages } from "@reagent/api/messages/order";
import { problemMessages } from "@reagent/api/messages/payment";
import { paymentMessages } from "@reagent/api/messages/payment";
import { sum } from "@reagent/domain/money";
import { methodIds } from "@reagent/domain/payment";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";
import type { Facts } from "../party.ts";
import { nowhere } from "./given.ts";

const unpaid = ({ unpaidOrderId }: Facts) => ({
  purpose: "order" as const,
  orderId: unpaidOrderId,
  kind: "reagent" as const,
});
const owed = ({ owedOrderId }: Facts) => ({
  purpose: "repayment" as const,
  orderId: owedOrderId,
  kind: "reagent" as const,
});
const none = { orderId: nowhere, kind: "reagent" } as const;
const bank = "11";
const wechat = methodIds.wechat;

/** In the order in which a customer could make them. */
export const exchanges: readonly Exchange[] = [
  answered(
    "customer",
    readOrderStatement,
    ({ unpaidOrderId }) => ({ orderId: unpaidOrderId, kind: "reagent" as const }),
    ({ order, lines, methods, total }, { unpaidOrderId }) => {
      expect(total.vatPercent).toBe(13);
      expect(order.orderId).toBe(unpaidOrderId);
      expect(lines.reagents.length).toBeGreaterThan(0);
      expect(methods.person.map(({ methodId }) => methodId)).toContain(wechat);
      expect(methods.prepay.methodId).toBe(methodIds.balance);
      expect(methods.offline.methodId).toBe(methodIds.transfer);
    },
  ),
  refused(
    "customer",
    readOrderStatement,
    none,
    codes.notPayable,
    paymentMessages.notPayable,
    "an unknown order",
  ),
  refused(
    "customer",
    payOrder,
    (facts) => ({ ...unpaid(facts), purpose: "repayment" as const, methodId: wechat }),
    codes.badRequest,
    callMessages.unreadable("type"),
    "the payment type is another call's",
  ),
  refused(
    "customer",
    payOrder,
    { ...none, purpose: "order", methodId: wechat },
    codes.notPayable,
    paymentMessages.notPayable,
    "an unknown order",
  ),
  answered(
    "customer",
    payOrder,
    (facts) => ({ ...unpaid(facts), methodId: wechat }),
    ({ url, mobileUrl }) => {
      expect(url).toContain("/gateway/");
      expect(mobileUrl).toMatch(/^\/gateway\/phone\//u);
    },
  ),
  answered(
    "customer",
    payOrder,
    (facts) => ({ ...unpaid(facts), methodId: bank }),
    ({ url, mobileUrl }) => {
      expect(url).toMatch(/^\/gateway\//u);
      expect(mobileUrl).toBeNull();
    },
    { about: "at a bank" },
  ),
  refused(
    "customer",
    confirmPaid,
    unpaid,
    codes.badRequest,
    paymentMessages.notYet,
    "the payment has not come",
  ),
  refused(
    "customer",
    confirmPaid,
    { ...none, purpose: "order" },
    codes.nothingToConfirm,
    paymentMessages.nothingToConfirm,
    "an unknown order",
  ),
  answered(
    "customer",
    payOrder,
    (facts) => ({ ...unpaid(facts), methodId: methodIds.balance }),
    ({ url, mobileUrl }) => {
      expect(url).toBe("");
      expect(mobileUrl).toBeNull();
    },
    { about: "from the balance" },
  ),
  answered("customer", confirmPaid, unpaid),
  answered("customer", readPaymentState, unpaid, ({ state }) => expect(state).toBe("paid")),
  refused(
    "customer",
    readPaymentState,
    { ...none, purpose: "order" },
    codes.notFound,
    orderMessages.missing,
    "an unknown order",
  ),
  answered(
    "customer",
    readRepayment,
    { orderId: "", kind: "unknown" },
    ({ orders, otherOwed, amount }, { owedOrderId }) => {
      expect(sum([...orders.map(({ owed }) => owed), otherOwed])).toBe(amount);
      expect(orders.map(({ orderId }) => orderId)).toContain(owedOrderId);
      expect(amount).toBeGreaterThan(0);
    },
  ),
  refused(
    "customer",
    readRepayment,
    none,
    codes.notPayable,
    paymentMessages.nothingOwed,
    "nothing is owed",
  ),
  refused(
    "customer",
    repayOrder,
    (facts) => ({ ...owed(facts), purpose: "order" as const, methodId: bank }),
    codes.badRequest,
    callMessages.unreadable("type"),
    "the payment type is another call's",
  ),
  refused(
    "customer",
    repayOrder,
    { ...none, purpose: "repayment", methodId: bank },
    codes.notPayable,
    paymentMessages.nothingOwed,
    "nothing is owed",
  ),
  answered(
    "customer",
    repayOrder,
    (facts) => ({ ...owed(facts), methodId: bank }),
    ({ url, mobileUrl }) => {
      expect(url).toContain("/gateway/");
      expect(mobileUrl).toBeNull();
    },
  ),
  answered(
    "customer",
    repayOrder,
    (facts) => ({ ...owed(facts), methodId: wechat }),
    ({ url, mobileUrl }) => {
      expect(url).toContain("/gateway/");
      expect(mobileUrl).toMatch(/^\/gateway\/phone\//u);
    },
    { about: "with WeChat" },
  ),
  answered("customer", repayFromBalance, {}),
  refused(
    "university",
    repayFromBalance,
    {},
    codes.badRequest,
    problemMessages["balance-short"],
    "the balance does not cover what is owed",
  ),
  refused(
    "newcomer",
    repayFromBalance,
    {},
    codes.notPayable,
    paymentMessages.nothingOwed,
    "nothing is owed",
  ),
];
