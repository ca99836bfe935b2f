import {
  confirmPaid,
  payOrder,
  readOrderStatement,
  readPaymentState,
  readRepayment,
  repayFromBalance,
  repayOrder,
} from "@reagent/api/contract/payment";
import { answersCustomer, changes, changesAndThen } from "../../calls/call.ts";
import { pay } from "./pay.ts";
import { readOwed, repay, repayAllFromBalance } from "./repay.ts";
import { startAtGateway } from "./start-at-gateway.ts";
import { confirm, readState } from "./state.ts";
import { readStatement } from "./statement.ts";

/** Paying orders and repaying credit. Notices of the gateway arrive in ./notices.ts, which the server registers by itself. */
export const paymentRoutes = [
  answersCustomer(readOrderStatement, readStatement),
  changesAndThen(payOrder, pay, startAtGateway),
  answersCustomer(confirmPaid, confirm),
  answersCustomer(readRepayment, readOwed),
  changesAndThen(repayOrder, repay, startAtGateway),
  changes(repayFromBalance, repayAllFromBalance),
  answersCustomer(readPaymentState, readState),
];
