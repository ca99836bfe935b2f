import { UPLOAD_SIZE_LIMIT } from "@reagent/domain/upload";
import { base64, code, entity, id, line, maybe, nothing, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";

/** In bytes: base64 makes four characters of three bytes, and the rest of the body is small. */
const LARGEST_BODY = Math.ceil(UPLOAD_SIZE_LIMIT / 3) * 4 + 64 * 1024;
/** In milliseconds: 10 MB take long on a slow connection. */
const TIME_LIMIT_MS = 120_000;

/** module (customer centre §7, document upload). */
const slot = code(
  {
    cusuni: "university",
    cusdanger1: "identity",
    cusdanger2: "usage",
    cusdanger3: "licence",
    cusdanger4: "certificate",
    cusdrug1: "drug-identity",
    cusdrug2: "drug-usage",
    cusdrug3: "drug-licence",
    cusdrug4: "drug-certificate",
    cuspoison: "poison-licence",
  },
  "unknown",
);

/** Uploads one document, which is deleted after a day unless a filing refers to it. */
export const uploadDocument = endpoint(
  "uploadDocument",
  "POST /api/center/upload",
  entity({
    slot: ["module", slot],
    extension: ["type", line()],
    /** A data URL in base64. */
    content: ["file", base64(LARGEST_BODY)],
    fileName: ["file_name", maybe(line())],
  }),
  entity({ uploadId: ["url", id], fileName: ["up_name", text] }),
  {
    auth: "required",
    timeLimit: TIME_LIMIT_MS,
    bodyLimit: LARGEST_BODY,
    fileParameter: "file",
    failures: { otherwise: "in-form", [codes.badRequest]: "in-form", [codes.locked]: "in-form" },
  },
);

/** The URL of a document of the customer, valid for one request within a minute. */
export const issueDocumentTicket = endpoint(
  "issueDocumentTicket",
  "POST /api/center/upload/ticket",
  entity({ uploadId: ["url", id] }),
  entity({ url: ["url", text] }),
  { auth: "required", failures: { [codes.notFound]: "warning-alert" } },
);

/** An uploaded document, by ticket. */
export const downloadUpload = endpoint(
  "downloadUpload",
  "GET /api/center/upload/file",
  entity({ ticket: ["ticket", id] }),
  nothing,
  { kind: "download" },
);
