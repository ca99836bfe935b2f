import { randomUUID } from "node:crypto";
import type {
  addBottleNote,
  Bottle,
  BottleNote,
  deleteBottleNote,
} from "@reagent/api/contract/bottle";
import type { AnswerOf, ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { bottleMessages } from "@reagent/api/messages/bottle";
import { BottleNoteForm, MOST_BOTTLE_NOTES } from "@reagent/domain/bottle-note";
import * as v from "valibot";
import { Refusal } from "../../basics/refusal.ts";
import type { Acting } from "../../calls/call.ts";
import { type Bottle as FoundBottle, findBottle } from "../../catalogue/bottles.ts";
import { countRows } from "../../database/count-rows.ts";
import type { Reader, Tx } from "../../database/database.ts";
import { wasSentTo } from "./purchases.ts";

/** The customer's own notes on a bottle, the newest first: those of all packs where the bottle names none. */
export async function notesOf(
  reader: Reader,
  { item, productCode, pack, batchCode }: FoundBottle,
  customerId: string,
): Promise<Bottle["notes"]> {
  const notes: BottleNote[] = await reader
    .selectFrom("bottle_notes")
    .select(["id as noteId", "note as text", "written_at as writtenAt"])
    .where("customer_id", "=", customerId)
    .where("batch_code", "=", batchCode)
    .where(pack === "" ? "item_code" : "product_code", "=", pack === "" ? item.code : productCode)
    .orderBy("written_at", "desc")
    .orderBy("id")
    .execute();
  return notes;
}

/** Writes a note on a bottle that was sent to the customer (rules, notes on bottles). */
export async function addNote(
  { params, customer, language, now }: Acting<ParamsOf<typeof addBottleNote>>,
  tx: Tx,
): Promise<AnswerOf<typeof addBottleNote>> {
  const written = v.safeParse(BottleNoteForm, params);
  if (!written.success) throw new Refusal(codes.badRequest, bottleMessages.noteWrong[language]);
  const bottle = await findBottle(tx, params);
  if (!bottle || !(await wasSentTo(tx, bottle, customer.id)))
    throw new Refusal(codes.notFound, bottleMessages.notBought[language]);
  const { item, productCode, batchCode } = bottle;
  const own = tx
    .selectFrom("bottle_notes")
    .where("customer_id", "=", customer.id)
    .where("product_code", "=", productCode)
    .where("batch_code", "=", batchCode);
  if ((await countRows(own)) >= MOST_BOTTLE_NOTES)
    throw new Refusal(codes.badRequest, bottleMessages.tooManyNotes[language]);
  const noteId = randomUUID();
  await tx
    .insertInto("bottle_notes")
    .values({
      id: noteId,
      customer_id: customer.id,
      item_code: item.code,
      product_code: productCode,
      batch_code: batchCode,
      note: written.output.text,
      written_at: now,
    })
    .execute();
  return { noteId };
}

/** Deletes a note of the customer. */
export async function deleteNote(
  { params, customer, language }: Acting<ParamsOf<typeof deleteBottleNote>>,
  tx: Tx,
): Promise<AnswerOf<typeof deleteBottleNote>> {
  const deleted = await tx
    .deleteFrom("bottle_notes")
    .where("id", "=", params.noteId)
    .where("customer_id", "=", customer.id)
    .executeTakeFirst();
  if (deleted.numDeletedRows === 0n)
    throw new Refusal(codes.notFound, bottleMessages.noteMissing[language]);
  return {};
}
