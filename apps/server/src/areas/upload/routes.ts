import { addressOf } from "@reagent/api/client/address";
import { codes } from "@reagent/api/contract/envelope";
import { downloadUpload, issueDocumentTicket, uploadDocument } from "@reagent/api/contract/upload";
import { answersCustomer, changes, downloads } from "../../http/call.ts";
import { callMessages } from "../../http/messages.ts";
import { Refusal } from "../../http/refusal.ts";
import { issueTicket, redeemTicket } from "../../sessions/ticket.ts";
import { filingMessages } from "../filing/messages.ts";
import { isPrecursorLocked } from "../filing/precursor.ts";
import { takeDocument } from "./document-bytes.ts";
import { findUpload, noteUpload } from "./uploads.ts";

const PURPOSE = "upload";

/** The file is stored first and noted down after it, so that nothing is noted that is not there; what is not noted is removed. */
const upload = answersCustomer(
  uploadDocument,
  async ({ params, customer, language, now }, { database, files }) => {
    const { slot } = params;
    if (slot === "unknown") {
      throw new Refusal(codes.badRequest, callMessages.badRequest[language]);
    }
    if (slot !== "university" && (await isPrecursorLocked(database.read, customer.id))) {
      throw new Refusal(codes.locked, filingMessages.locked[language]);
    }
    const taken = await takeDocument(params);
    if (!("bytes" in taken)) {
      throw new Refusal(codes.badRequest, taken[language]);
    }
    const { bytes, fileName, mediaType } = taken;
    const id = await files.store(bytes);
    const note = { id, fileName, mediaType, slot, customerId: customer.id, now };
    try {
      const replaced = await database.transact((tx) => noteUpload(tx, note));
      await Promise.all(replaced.map((each) => files.remove(each)));
    } catch (failure) {
      await files.remove(id);
      throw failure;
    }
    return { uploadId: id, fileName };
  },
);

const ticket = changes(issueDocumentTicket, async ({ params, customer, language, now }, tx) => {
  const found = await findUpload(tx, customer.id, params.uploadId);
  if (!found) {
    throw new Refusal(codes.notFound, callMessages.noDocument[language]);
  }
  const admission = { customerId: customer.id, purpose: PURPOSE, subject: found.id };
  return {
    url: addressOf(downloadUpload, "", { ticket: await issueTicket(tx, admission, now) }),
  };
});

const download = downloads(downloadUpload, async ({ params, now }, { database, files }) => {
  const admission = await database.transact((tx) =>
    redeemTicket(tx, { ticket: params.ticket, purpose: PURPOSE, now }),
  );
  const found =
    admission && (await findUpload(database.read, admission.customerId, admission.subject));
  const bytes = found && (await files.read(found.id));
  return bytes && { fileName: found.fileName, mediaType: found.mediaType, bytes };
});

export const uploadRoutes = [upload, ticket, download];
