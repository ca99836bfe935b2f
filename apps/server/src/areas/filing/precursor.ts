import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { PrecursorInfo, savePrecursorInfo } from "@reagent/api/contract/filing";
import { PrecursorFiling } from "@reagent/domain/filing";
import { maskedIdNumber } from "@reagent/domain/id-number";
import { PRECURSOR_SLOTS } from "@reagent/domain/upload";
import type { Selectable } from "kysely";
import * as v from "valibot";
import type { Reader, Tx } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import type { CustomerCall } from "../../http/call.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Vault } from "../../sessions/vault.ts";
import { fileDocument, filedDocuments } from "../upload/uploads.ts";
import { filingMessages } from "./messages.ts";

/** The context that a number is sealed with, so that it opens for the same customer and person only. */
const contextOf = (person: "handler" | "responsible", customerId: string) =>
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

/** Whether a customer has filed explosive-precursor info, which locks it (decisions, danger info lock). */
export async function isPrecursorLocked(reader: Reader, customerId: string): Promise<boolean> {
  const filed = await reader
    .selectFrom("precursor_filings")
    .select("customer_id")
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return filed !== undefined;
}

/** A customer's explosive-precursor info with masked ID numbers. */
export async function readPrecursor(
  reader: Reader,
  customerId: string,
  vault: Vault,
): Promise<PrecursorInfo> {
  const row = await reader
    .selectFrom("precursor_filings")
    .selectAll()
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  const documents = await filedDocuments(reader, customerId, PRECURSOR_SLOTS);
  return { ...(row ? maskedPrecursor(row, vault) : nothingFiled), ...documents };
}

/** A stored filing with masked ID numbers. */
export function maskedPrecursor(row: Selectable<Schema["precursor_filings"]>, vault: Vault) {
  const masked = (sealed: string, person: "handler" | "responsible") =>
    maskedIdNumber(vault.open(sealed, contextOf(person, row.customer_id)));
  return {
    company: row.company,
    address: row.address,
    purpose: row.purpose,
    handlerName: row.handler_name,
    handlerIdNumber: masked(row.handler_id_number, "handler"),
    handlerPhone: row.handler_phone,
    responsibleName: row.responsible_name,
    responsibleIdNumber: masked(row.responsible_id_number, "responsible"),
    responsiblePhone: row.responsible_phone,
  };
}

/** Files explosive-precursor info with its documents, once (customer centre §5, explosive-precursor info; §6, explosive-precursor info). */
export async function savePrecursor(
  { params, customer, language, now }: CustomerCall<ParamsOf<typeof savePrecursorInfo>>,
  tx: Tx,
  vault: Vault,
): Promise<Record<string, never>> {
  if (await isPrecursorLocked(tx, customer.id)) {
    throw new Refusal(codes.locked, filingMessages.locked[language]);
  }
  const read = v.safeParse(PrecursorFiling, params);
  if (!read.success) {
    throw new Refusal(codes.badRequest, filingMessages.incomplete[language]);
  }
  await writePrecursor(tx, { filing: read.output, customerId: customer.id, now }, vault);
  for (const slot of PRECURSOR_SLOTS) {
    if (!(await fileDocument(tx, customer.id, { slot, id: params[slot].uploadId }))) {
      throw new Refusal(codes.badRequest, filingMessages.noSuchDocument[language]);
    }
  }
  return {};
}

/** Writes a filing with sealed ID numbers. */
export async function writePrecursor(
  tx: Tx,
  { filing, customerId, now }: { filing: PrecursorFiling; customerId: string; now: number },
  vault: Vault,
): Promise<void> {
  await tx
    .insertInto("precursor_filings")
    .values({
      customer_id: customerId,
      company: filing.company,
      address: filing.address,
      purpose: filing.purpose,
      handler_name: filing.handlerName,
      handler_id_number: vault.seal(filing.handlerIdNumber, contextOf("handler", customerId)),
      handler_phone: filing.handlerPhone,
      responsible_name: filing.responsibleName,
      responsible_id_number: vault.seal(
        filing.responsibleIdNumber,
        contextOf("responsible", customerId),
      ),
      responsible_phone: filing.responsiblePhone,
      filed_at: now,
    })
    .execute();
}
