import type { AnswerOf, ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { readPrecursorInfo, savePrecursorInfo } from "@reagent/api/contract/filing";
import { filingMessages } from "@reagent/api/messages/filing";
import {
  canBeFiled,
  type FilingState,
  PRECURSOR_FILINGS,
  type PrecursorFiling,
  precursorFiling,
  type PrecursorFilingKind,
} from "@reagent/domain/filing";
import { maskedIdNumber } from "@reagent/domain/id-number";
import { filingSlots, type FilingSlot, uploadSlot } from "@reagent/domain/upload";
import type { Selectable } from "kysely";
import * as v from "valibot";
import type { Language } from "../basics/language.ts";
import { Refusal } from "../basics/refusal.ts";
import type { CustomerCall, Services } from "../calls/call.ts";
import type { Reader, Tx } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import type { Vault } from "../sessions/vault.ts";
import { Document, NO_DOCUMENT } from "./filing-documents.ts";
import { filedDocuments, fileDocuments } from "./uploads.ts";

/** The context that a number is sealed with, so that it opens for the same customer and person only. */
export const contextOf = (person: "handler" | "responsible", customerId: string) =>
  `${person} of ${customerId}`;

/** The filing of a customer who has not filed. */
export const nothingFiled = {
  company: "",
  address: "",
  purpose: "blank",
  handlerName: "",
  handlerIdNumber: "",
  handlerPhone: "",
  responsibleName: "",
  responsibleIdNumber: "",
  responsiblePhone: "",
} as const;

/** What the operator has decided about a filing, with the reason of a refusal. */
export interface Decision {
  readonly state: FilingState;
  readonly refusal: string;
}

const UNDECIDED: Decision = { state: "none", refusal: "" };

/** The decisions about both of a customer's filings of precursors. */
export async function readDecisions(
  reader: Reader,
  customerId: string,
): Promise<Readonly<Record<PrecursorFilingKind, Decision>>> {
  const rows = await reader
    .selectFrom("precursor_filings")
    .select(["precursor", "state", "refusal"])
    .where("customer_id", "=", customerId)
    .execute();
  const decisions = PRECURSOR_FILINGS.map((kind) => {
    const row = rows.find(({ precursor }) => precursor === kind);
    return [kind, row ? { state: row.state, refusal: row.refusal } : UNDECIDED] as const;
  });
  return Object.fromEntries(decisions) as Record<PrecursorFilingKind, Decision>;
}

/** Whether a filing waits for its review or was accepted, which locks it (decisions, danger info lock). */
export async function isPrecursorLocked(
  reader: Reader,
  customerId: string,
  kind: PrecursorFilingKind,
): Promise<boolean> {
  const decisions = await readDecisions(reader, customerId);
  return !canBeFiled(decisions[kind].state);
}

/** A customer's filing of one kind with masked ID numbers. */
export async function readPrecursor(
  reader: Reader,
  { params: { kind }, customer }: CustomerCall<ParamsOf<typeof readPrecursorInfo>>,
  { vault, isPoisonLicenceRequired }: Pick<Services, "vault" | "isPoisonLicenceRequired">,
): Promise<AnswerOf<typeof readPrecursorInfo>> {
  const row = await reader
    .selectFrom("precursor_filings")
    .selectAll()
    .where("customer_id", "=", customer.id)
    .where("precursor", "=", kind)
    .executeTakeFirst();
  const slots = filingSlots(kind).map((slot) => uploadSlot(kind, slot));
  const documents = await filedDocuments(reader, customer.id, slots);
  const documentIn = (slot: FilingSlot) => documents[uploadSlot(kind, slot)];
  return {
    ...(row ? maskedPrecursor(row, vault) : nothingFiled),
    identity: documentIn("identity"),
    usage: documentIn("usage"),
    licence: documentIn("licence"),
    certificate: documentIn("certificate"),
    poisonLicence: kind === "drug" ? null : documentIn("poisonLicence"),
    state: row?.state ?? UNDECIDED.state,
    refusal: row?.refusal ?? UNDECIDED.refusal,
    isPoisonLicenceRequired: kind === "explosive" && isPoisonLicenceRequired,
  };
}

/** A stored filing with masked ID numbers. */
export function maskedPrecursor(row: Selectable<Schema["precursor_filings"]>, vault: Vault) {
  const { handlerIdNumber, responsibleIdNumber, ...shown } = openPrecursor(row, vault);
  return {
    ...shown,
    handlerIdNumber: maskedIdNumber(handlerIdNumber),
    responsibleIdNumber: maskedIdNumber(responsibleIdNumber),
  };
}

/** A stored filing with its ID numbers, for the operator. */
export function openPrecursor(
  row: Selectable<Schema["precursor_filings"]>,
  vault: Vault,
): PrecursorFiling {
  const opened = (sealed: string, person: "handler" | "responsible") =>
    vault.open(sealed, contextOf(person, row.customer_id));
  return {
    company: row.company,
    address: row.address,
    purpose: row.purpose,
    handlerName: row.handler_name,
    handlerIdNumber: opened(row.handler_id_number, "handler"),
    handlerPhone: row.handler_phone,
    responsibleName: row.responsible_name,
    responsibleIdNumber: opened(row.responsible_id_number, "responsible"),
    responsiblePhone: row.responsible_phone,
  };
}

/**
 * Submits a filing with its documents for review: once, and again after a refusal (customer centre §5, explosive-precursor info;
 * §6, explosive-precursor info; decisions, danger info lock).
 */
export async function savePrecursor(
  { params, customer, language, now }: CustomerCall<ParamsOf<typeof savePrecursorInfo>>,
  tx: Tx,
  vault: Vault,
): Promise<Record<string, never>> {
  const { kind } = params;
  if (await isPrecursorLocked(tx, customer.id, kind)) {
    throw new Refusal(codes.locked, filingMessages.locked[language]);
  }
  const read = v.safeParse(precursorFiling(kind, Document), {
    ...params,
    poisonLicence: params.poisonLicence ?? NO_DOCUMENT,
  });
  if (!read.success) {
    const message = filingMessages[problemOf(read.issues.map((issue) => issue.message))];
    throw new Refusal(codes.badRequest, message[language]);
  }
  const { identity, usage, licence, certificate, poisonLicence, ...filing } = read.output;
  const written = { kind, filing, customerId: customer.id, language, now };
  const isWritten = await writePrecursor(tx, written, vault);
  if (!isWritten) {
    throw new Refusal(codes.locked, filingMessages.locked[language]);
  }
  const sent = { identity, usage, licence, certificate, poisonLicence };
  const documents = filingSlots(kind).map((slot) => ({
    slot: uploadSlot(kind, slot),
    id: sent[slot].uploadId,
  }));
  if (!(await fileDocuments(tx, customer.id, documents))) {
    throw new Refusal(codes.badRequest, filingMessages.noSuchDocument[language]);
  }
  return {};
}

/** The message for the problems of a filing: missing fields first, as the form reports them. */
function problemOf(problems: readonly string[]): "incomplete" | "documentMissing" | "invalid" {
  if (problems.some((key) => key.endsWith("-required") && key !== "document-required"))
    return "incomplete";
  return problems.includes("document-required") ? "documentMissing" : "invalid";
}

/**
 * Writes a filing that waits for its review, with sealed ID numbers, in place of a refused one. Returns false where another one waits
 * or was accepted.
 */
export async function writePrecursor(
  tx: Tx,
  {
    kind,
    filing,
    customerId,
    language,
    now,
  }: {
    kind: PrecursorFilingKind;
    filing: PrecursorFiling;
    customerId: string;
    language: Language;
    now: number;
  },
  vault: Vault,
): Promise<boolean> {
  const sealed = (number: string, person: "handler" | "responsible") =>
    vault.seal(number, contextOf(person, customerId));
  const row = {
    company: filing.company,
    address: filing.address,
    purpose: filing.purpose,
    handler_name: filing.handlerName,
    handler_id_number: sealed(filing.handlerIdNumber, "handler"),
    handler_phone: filing.handlerPhone,
    responsible_name: filing.responsibleName,
    responsible_id_number: sealed(filing.responsibleIdNumber, "responsible"),
    responsible_phone: filing.responsiblePhone,
    filed_at: now,
    language,
    state: "pending",
    refusal: "",
    decided_at: null,
  } as const;
  const { numInsertedOrUpdatedRows: count } = await tx
    .insertInto("precursor_filings")
    .values({ ...row, customer_id: customerId, precursor: kind })
    .onConflict((conflict) =>
      conflict
        .columns(["customer_id", "precursor"])
        .doUpdateSet(row)
        .where("precursor_filings.state", "=", "refused"),
    )
    .executeTakeFirstOrThrow();
  return count === 1n;
}
