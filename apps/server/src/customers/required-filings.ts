import type { RequiredFiling } from "@reagent/api/contract/filing";
import { isAcutePoison } from "@reagent/domain/acute-poison";
import { filingGoods } from "@reagent/domain/filing-goods";
import { filingsForAll, licenceState, type RestrictableLine } from "@reagent/domain/restriction";
import { uploadSlot } from "@reagent/domain/upload";
import type { Services } from "../calls/call.ts";
import type { Reader } from "../database/database.ts";
import { readDecisions } from "./precursor.ts";
import { filedDocuments } from "./uploads.ts";

/**
 * The filings that goods require, with what the operator has decided about each, and whether the licence for highly toxic chemicals is
 * filed (decisions, restricted products; decisions, highly toxic chemicals).
 */
export async function readRequiredFilings(
  reader: Reader,
  customerId: string,
  lines: readonly RestrictableLine[],
  { isPoisonLicenceRequired: isRequired }: Pick<Services, "isPoisonLicenceRequired">,
): Promise<RequiredFiling[]> {
  const required = filingsForAll(lines);
  if (required.length === 0) {
    return [];
  }
  const decisions = await readDecisions(reader, customerId);
  const isFiled = lines.some(isAcutePoison) && (await hasPoisonLicence(reader, customerId));
  return required.map((kind) => ({
    kind,
    goods: filingGoods(kind, lines),
    ...decisions[kind],
    poisonLicence:
      kind === "explosive" ? licenceState(lines, { isFiled, isRequired }) : "not-required",
  }));
}

async function hasPoisonLicence(reader: Reader, customerId: string): Promise<boolean> {
  const slot = uploadSlot("explosive", "poisonLicence");
  const documents = await filedDocuments(reader, customerId, [slot]);
  return documents[slot].uploadId !== "";
}
