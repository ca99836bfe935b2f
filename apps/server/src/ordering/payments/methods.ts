import type { OnlineMethod, PaymentMethods } from "@reagent/api/contract/payment";
import { creditLeft } from "@reagent/domain/balance";
import { type Fen, fen } from "@reagent/domain/money";
import { isCreditOffered, methodIds, type PaymentKind } from "@reagent/domain/payment";
import type { Language } from "../../basics/language.ts";
import type { Reader } from "../../database/database.ts";
import { type Gateway, methodsIn, type OfferedMethod } from "../../ports/payment/gateway.ts";
import { balanceOf } from "../balance/ledger.ts";

type Offering = Pick<Gateway, "methods">;

/** The payment methods of the gateway. */
export function onlineMethods(
  { methods }: Offering,
  language: Language,
): Pick<PaymentMethods, "person" | "enterprise" | "alipay"> {
  const methodOf = ({ id, code, name, image }: OfferedMethod): OnlineMethod => ({
    methodId: id,
    code,
    name: name[language],
    image,
  });
  return {
    person: methods.person.map(methodOf),
    enterprise: methods.enterprise.map(methodOf),
    alipay: methods.alipay && methodOf(methods.alipay),
  };
}

/** Whether the gateway offers a payment method. */
export function isOffered({ methods }: Offering, methodId: string): boolean {
  return methodsIn(methods).some(({ id }) => id === methodId);
}

/** The amount that a customer can pay from each account; undefined for an account that is not offered. */
export async function availableOn(
  reader: Reader,
  customerId: string,
): Promise<Partial<Record<PaymentKind, Fen>>> {
  const customer = await reader
    .selectFrom("customers")
    .select(["account_period", "credit_limit", "second_credit_limit"])
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  const left = async (limit: number, account: "credit" | "second-credit") =>
    creditLeft(fen(limit), await balanceOf(reader, customerId, account));
  const offered = { accountPeriod: customer.account_period, creditLimit: customer.credit_limit };
  return {
    balance: await balanceOf(reader, customerId, "prepay"),
    ...(isCreditOffered(offered) ? { credit: await left(customer.credit_limit, "credit") } : {}),
    ...(customer.second_credit_limit > 0
      ? { "second-credit": await left(customer.second_credit_limit, "second-credit") }
      : {}),
  };
}

/** The payment methods for a customer's orders (customer centre §3, order statement). */
export async function paymentMethods(
  reader: Reader,
  customerId: string,
  { gateway, language }: { readonly gateway: Offering; readonly language: Language },
): Promise<PaymentMethods> {
  const available = await availableOn(reader, customerId);
  const account = (methodId: string, left: Fen | undefined) =>
    left === undefined ? null : { methodId, available: left };
  return {
    ...onlineMethods(gateway, language),
    prepay: { methodId: methodIds.balance, available: available.balance ?? fen(0) },
    credit: account(methodIds.credit, available.credit),
    secondCredit: account(methodIds.secondCredit, available["second-credit"]),
    offline: { methodId: methodIds.transfer },
  };
}
