import type { RequiredFiling } from "@reagent/api/contract/filing";
import { filingGoods } from "@reagent/domain/filing-goods";
import { filingsForAll, type RestrictableLine } from "@reagent/domain/restriction";
import type { Reader } from "../database/database.ts";
import { readDecisions } from "./precursor.ts";

/** The filings that goods require, with what the operator has decided about each (decisions, restricted products). */
export async function readRequiredFilings(
  reader: Reader,
  customerId: string,
  lines: readonly (RestrictableLine & { readonly casNumber: string })[],
): Promise<RequiredFiling[]> {
  const required = filingsForAll(lines);
  if (required.length === 0) {
    return [];
  }
  const decisions = await readDecisions(reader, customerId);
  return required.map((kind) => ({ kind, goods: filingGoods(kind, lines), ...decisions[kind] }));
}
