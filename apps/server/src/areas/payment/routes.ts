import {
  confirmPaid,
  payOrder,
  readOrderStatement,
  readPaymentState,
  readRepayment,
  repayFromBalance,
  repayOrder,
} from "@reagent/api/contract/payment";
import { answersCustomer, changes, changesAndThen } from "../../http/call.ts";
import { beginAtGateway } from "./begin.ts";
import { pay } from "./pay.ts";
import { readOwed, repay, repayAllFromBalance } from "./repay.ts";
import { confirm, readState } from "./state.ts";
import { readStatement } from "./statement.ts";

export const paymentRoutes = [
  answersCustomer(readOrderStatement, (call, { database, gateway }) =>
    readStatement(database.read, call, { gateway }),
  ),
  changesAndThen(payOrder, pay, beginAtGateway),
  answersCustomer(confirmPaid, confirm),
  answersCustomer(readRepayment, (call, { database, gateway }) =>
    readOwed(database.read, call, { gateway }),
  ),
  changesAndThen(repayOrder, repay, beginAtGateway),
  changes(repayFromBalance, repayAllFromBalance),
  answersCustomer(readPaymentState, readState),
];
