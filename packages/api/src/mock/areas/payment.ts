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
import { orderStatement, paymentStart, paymentStatus, repayment } from "../samples/payment.ts";
import { answers, refusal } from "../verbs.ts";

export const payment: AreaMock = () => [
  answers(readOrderStatement, (_, language) => orderStatement(language)),
  answers(payOrder, ({ methodId }) => paymentStart(methodId)),
  answers(confirmPaid, {}),
  answers(
    readRepayment,
    ({ orderId }, language) =>
      repayment(orderId, language) ?? refusal(codes.notPayable, paymentMessages.nothingOwed),
  ),
  answers(repayOrder, ({ methodId }) => paymentStart(methodId)),
  answers(repayFromBalance, {}),
  answers(readPaymentState, ({ purpose, orderId }) =>
    purpose === "repayment" ? paymentStatus({ orders: [] }) : paymentStatus({}, orderId),
  ),
];
