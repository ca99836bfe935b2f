import { codes } from "@reagent/api/contract/envelope";
import { balanceMessages } from "@reagent/api/messages/balance";
import { convertibleGrains, integralFor } from "@reagent/domain/points";
import type { Language } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { Tx } from "../../database/database.ts";
import { balanceOf, book } from "./ledger.ts";

/**
 * Turns integral into grains, with an entry on each account (decisions, earning and converting points): by its customer, or by the
 * operator for a customer.
 */
export async function convertIntegral(
  tx: Tx,
  { customerId, grains }: { readonly customerId: string; readonly grains: number },
  { now, language }: { readonly now: number; readonly language: Language },
): Promise<void> {
  const isWhole = Number.isSafeInteger(grains) && grains > 0;
  if (!isWhole || grains > convertibleGrains(await balanceOf(tx, customerId, "integral"))) {
    throw new Refusal(codes.badRequest, balanceMessages.tooManyGrains[language]);
  }
  const entry = { customerId, reason: "converted", now } as const;
  await book(tx, { ...entry, account: "integral", amount: -integralFor(grains) });
  await book(tx, { ...entry, account: "grains", amount: grains });
}
