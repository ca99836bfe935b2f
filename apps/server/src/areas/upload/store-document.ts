import type { AnswerOf, ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { uploadDocument } from "@reagent/api/contract/upload";
import { callMessages } from "@reagent/api/messages/call";
import { filingMessages } from "@reagent/api/messages/filing";
import { uploadMessages } from "@reagent/api/messages/upload";
import { filingOfSlot } from "@reagent/domain/upload";
import { Refusal } from "../../basics/refusal.ts";
import type { FileCall, Services } from "../../calls/call.ts";
import { isPrecursorLocked } from "../../customers/precursor.ts";
import { addUpload } from "../../customers/uploads.ts";
import { storeSentFile } from "../../ports/files/base64.ts";
import { readDocument } from "./document-bytes.ts";

/** Stores an uploaded document. The file is written before its row, so that every row has a file; the sweep removes files without one. */
export async function storeDocument(
  { params, file: text, customer, language, now }: FileCall<ParamsOf<typeof uploadDocument>>,
  { database, files }: Pick<Services, "database" | "files">,
): Promise<AnswerOf<typeof uploadDocument>> {
  const { slot } = params;
  if (slot === "unknown") {
    throw new Refusal(codes.badRequest, callMessages.badRequest[language]);
  }
  const filing = filingOfSlot(slot);
  if (filing !== "university" && (await isPrecursorLocked(database.read, customer.id, filing))) {
    throw new Refusal(codes.locked, filingMessages.locked[language]);
  }
  const read = await readDocument({ ...params, file: text });
  if (!("file" in read)) {
    throw new Refusal(codes.badRequest, read[language]);
  }
  const { file, fileName, mediaType } = read;
  const id = await storeSentFile(files, file);
  if (id === undefined) {
    throw new Refusal(codes.badRequest, uploadMessages.unreadable[language]);
  }
  const upload = { id, fileName, mediaType, slot, customerId: customer.id, now };
  try {
    const replaced = await database.transact((tx) => addUpload(tx, upload));
    await Promise.all(replaced.map((each) => files.remove(each)));
  } catch (failure) {
    await files.remove(id);
    throw failure;
  }
  return { uploadId: id, fileName };
}
