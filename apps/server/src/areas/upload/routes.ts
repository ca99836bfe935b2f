import { addressOf } from "@reagent/api/client/address";
import { codes } from "@reagent/api/contract/envelope";
import { downloadUpload, issueDocumentTicket, uploadDocument } from "@reagent/api/contract/upload";
import { callMessages } from "@reagent/api/messages/call";
import { Refusal } from "../../basics/refusal.ts";
import { changes, downloads, receivesFile } from "../../calls/call.ts";
import { findUpload } from "../../customers/uploads.ts";
import { issueTicket, redeemTicket } from "../../sessions/ticket.ts";
import { storeDocument } from "./store-document.ts";

const PURPOSE = "upload";
/** What browsers show; other files are saved. */
const SHOWN = /^(?:image\/|application\/pdf$)/u;

export const uploadRoutes = [
  receivesFile(uploadDocument, storeDocument),
  changes(issueDocumentTicket, async ({ params, customer, language, now }, tx) => {
    const found = await findUpload(tx, customer.id, params.uploadId);
    if (!found) {
      throw new Refusal(codes.notFound, callMessages.noDocument[language]);
    }
    const admission = { customerId: customer.id, purpose: PURPOSE, subject: found.id };
    const ticket = await issueTicket(tx, admission, now);
    return { url: addressOf(downloadUpload, "", { ticket }) };
  }),
  downloads(downloadUpload, async ({ params, now }, { database, files }) => {
    const admission = await database.transact((tx) =>
      redeemTicket(tx, { ticket: params.ticket, purpose: PURPOSE, now }),
    );
    const found =
      admission && (await findUpload(database.read, admission.customerId, admission.subject));
    const bytes = found && (await files.read(found.id));
    const isAttachment = !SHOWN.test(found?.mediaType ?? "");
    return (
      bytes && {
        fileName: found.fileName,
        mediaType: found.mediaType,
        content: bytes,
        isAttachment,
      }
    );
  }),
];
