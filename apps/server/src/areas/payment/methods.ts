import type { OnlineMethod, PaymentMethods } from "@reagent/api/contract/payment";
import { creditLeft } from "@reagent/domain/balance";
import { type Fen, fen } from "@reagent/domain/money";
import { isCreditOffered, methodIds, type PaymentKind } from "@reagent/domain/payment";
import type { Reader } from "../../database/database.ts";
import type { Language } from "../../http/language.ts";
import type { Gateway, OfferedMethod } from "../../ports/payment/gateway.ts";
import { balanceOf } from "../balance/ledger.ts";

type Offering = Pick<Gateway, "methods">;

/** The ways of paying at the gateway. */
export function onlineMethods(
  { methods }: Offering,
  language: Language,
): Record<"person" | "enterprise", readonly OnlineMethod[]> {
  const told = ({ id, code, name, image }: OfferedMethod): OnlineMethod => ({
    methodId: id,
    code,
    name: name[language],
    image,
  });
  return { person: methods.person.map(told), enterprise: methods.enterprise.map(told) };
}

/** Whether the gateway takes payments of that id. */
export function isOffered({ methods }: Offering, methodId: string): boolean {
  return [...methods.person, ...methods.enterprise].some(({ id }) => id === methodId);
}

/** What a customer can pay from each account; undefined where the customer is not offered it. */
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

/** How a customer can pay an order (customer centre §3, order statement). */
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
