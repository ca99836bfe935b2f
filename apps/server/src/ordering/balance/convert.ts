import { codes } from "@reagent/api/contract/envelope";
import { shop } from "@reagent/api/contract/shop";
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
  const integral = await balanceOf(tx, customerId, "integral");
  const { perGrain } = shop.points;
  if (!isWhole || grains > convertibleGrains(integral, perGrain)) {
    throw new Refusal(codes.badRequest, balanceMessages.tooManyGrains[language]);
  }
  const entry = { customerId, reason: "converted", now } as const;
  await book(tx, { ...entry, account: "integral", amount: -integralFor(grains, perGrain) });
  await book(tx, { ...entry, account: "grains", amount: grains });
}
