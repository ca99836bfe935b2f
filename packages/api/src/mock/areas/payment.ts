import { codes } from "../../contract/envelope.ts";
import {
  confirmPaid,
  payOrder,
  readOrderStatement,
  readPaymentState,
  readRepayment,
  repayFromBalance,
  repayOrder,
} from "../../contract/payment.ts";
import { paymentMessages } from "../../messages/payment.ts";
import type { AreaMock } from "../area-mock.ts";
import { gatewayUrl, orderStatement, paymentStatus, repayment } from "../samples/payment.ts";
import { answers, refusal } from "../verbs.ts";

/** The URL where a payment continues; empty for the balance, credit and a transfer. */
const startOf = (methodId: string) =>
  ["39", "44", "60", "30"].includes(methodId) ? "" : gatewayUrl;

export const payment: AreaMock = () => [
  answers(readOrderStatement, (_, language) => orderStatement(language)),
  answers(payOrder, ({ methodId }) => ({ url: startOf(methodId) })),
  answers(confirmPaid, {}),
  answers(
    readRepayment,
    ({ orderId }, language) =>
      repayment(orderId, language) ?? refusal(codes.notPayable, paymentMessages.nothingOwed),
  ),
  answers(repayOrder, { url: gatewayUrl }),
  answers(repayFromBalance, {}),
  answers(readPaymentState, ({ purpose, orderId }) =>
    purpose === "repayment" ? paymentStatus({ orders: [] }) : paymentStatus({}, orderId),
  ),
];
