import type { AnswerOf, ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { uploadDocument } from "@reagent/api/contract/upload";
import type { CustomerCall, Services } from "../../http/call.ts";
import { callMessages } from "../../http/messages.ts";
import { Refusal } from "../../http/refusal.ts";
import { filingMessages } from "../filing/messages.ts";
import { isPrecursorLocked } from "../filing/precursor.ts";
import { readDocument } from "./document-bytes.ts";
import { addUpload } from "./uploads.ts";

/** Stores an uploaded document. The file is written before its row, so that every row has a file; the sweep removes files without one. */
export async function storeDocument(
  { params, customer, language, now }: CustomerCall<ParamsOf<typeof uploadDocument>>,
  { database, files }: Pick<Services, "database" | "files">,
): Promise<AnswerOf<typeof uploadDocument>> {
  const { slot } = params;
  if (slot === "unknown") {
    throw new Refusal(codes.badRequest, callMessages.badRequest[language]);
  }
  if (slot !== "university" && (await isPrecursorLocked(database.read, customer.id))) {
    throw new Refusal(codes.locked, filingMessages.locked[language]);
  }
  const read = await readDocument(params);
  if (!("bytes" in read)) {
    throw new Refusal(codes.badRequest, read[language]);
  }
  const { bytes, fileName, mediaType } = read;
  const id = await files.store(bytes);
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
