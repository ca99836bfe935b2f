import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { Repayment, readRepayment, repayOrder } from "@reagent/api/contract/payment";
import { paymentMessages, problemMessages } from "@reagent/api/messages/payment";
import { type Fen, sum } from "@reagent/domain/money";
import { isOnline, methodIds, paymentKind } from "@reagent/domain/payment";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall, Services, TxServices } from "../../calls/call.ts";
import type { Reader, Tx } from "../../database/database.ts";
import { debtsOf, repayDebts, type StoredDebt } from "../../ordering/payments/debts.ts";
import { openPayment } from "../../ordering/payments/gateway-payments.ts";
import { onlineMethods } from "../../ordering/payments/methods.ts";
import type { NamedOrder } from "./own-orders.ts";
import { expectCovered, expectOffered, expectPurpose } from "./pay.ts";
import type { PayResult } from "./start-at-gateway.ts";

type Offering = Pick<TxServices, "gateway">;

/** The debts that a call names: of one order, or all where its id is ""; refuses where there are none. */
async function owedOf(
  reader: Reader,
  {
    params,
    customer,
    language,
  }: Pick<CustomerCall<NamedOrder>, "params" | "customer" | "language">,
): Promise<{ readonly debts: readonly StoredDebt[]; readonly amount: Fen }> {
  const { orderId, kind } = params;
  const all = await debtsOf(reader, customer.id, orderId === "" ? null : orderId);
  const debts = all.filter(
    ({ order }) => orderId === "" || kind === "unknown" || order?.kind === kind,
  );
  if (debts.length === 0) {
    throw new Refusal(codes.notPayable, paymentMessages.nothingOwed[language]);
  }
  return { debts, amount: sum(debts.map(({ owed }) => owed)) };
}

/** The debts that a call names, and the methods to repay them. */
export async function readOwed(
  call: CustomerCall<ParamsOf<typeof readRepayment>>,
  { database, gateway }: Pick<Services, "database" | "gateway">,
): Promise<Repayment> {
  const { debts, amount } = await owedOf(database.read, call);
  return {
    orders: debts.flatMap(({ order, owed }) =>
      order
        ? [
            {
              orderId: order.id,
              kind: order.kind,
              orderCode: order.code,
              createdAt: order.createdAt,
              owed,
            },
          ]
        : [],
    ),
    otherOwed: sum(debts.filter(({ order }) => order === null).map(({ owed }) => owed)),
    amount,
    methods: onlineMethods(gateway, call.language),
  };
}

/** Repays debts: at once from the balance, else by starting a payment at the gateway. */
export async function repay(
  call: CustomerCall<ParamsOf<typeof repayOrder>>,
  tx: Tx,
  services: Offering,
): Promise<PayResult> {
  expectPurpose(call, "repayment");
  const { params, customer, language, now } = call;
  const { debts, amount } = await owedOf(tx, call);
  const kind = paymentKind(params.methodId);
  if (!isOnline(kind) && kind !== "balance") {
    throw new Refusal(codes.badRequest, problemMessages["method-required"][language]);
  }
  await expectCovered(call, tx, { kind, amount });
  if (kind === "balance") {
    await repayDebts(tx, debts, { customerId: customer.id, amount, isFromBalance: true, now });
    return { paymentId: null };
  }
  expectOffered(call, services);
  const payment = {
    customer_id: customer.id,
    purpose: "repayment",
    order_id: params.orderId || null,
    method: params.methodId,
    amount,
  } as const;
  return { paymentId: await openPayment(tx, payment, now) };
}

/** Repays all used credit from the balance. */
export async function repayAllFromBalance(
  call: CustomerCall<unknown>,
  tx: Tx,
  services: Offering,
): Promise<Record<string, never>> {
  const params = {
    purpose: "repayment",
    orderId: "",
    kind: "unknown",
    methodId: methodIds.balance,
  } as const;
  await repay({ ...call, params }, tx, services);
  return {};
}
