import { code, entity, type EntityOf, nothing, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";

/** An uploaded document; both are empty if there is none. */
const document = { uploadId: ["up_img", text], fileName: ["up_name", text] } as const;
const Document = entity(document);
export type Document = EntityOf<typeof Document>;

/** The research group of a university's customer, with one document (customer centre §3, university group). */
export const UniversityInfo = entity({
  university: ["cgrp_university", text],
  department: ["cgrp_depart", text],
  teacher: ["cgrp_teacher", text],
  mobile: ["cgrp_mobil", text],
  phone: ["cgrp_phone", text],
  ...document,
});
export type UniversityInfo = EntityOf<typeof UniversityInfo>;

/** cus_danger_use, so_danger_use (customer centre §3, explosive-precursor info). */
export const purpose = code({ 0: "blank", 1: "experiment", 2: "sale" }, "blank");

/** The buyer of explosive precursors, with four documents. The ID numbers of an answer are masked. */
export const PrecursorInfo = entity({
  company: ["cus_dange_company", text],
  address: ["cus_dange_address", text],
  purpose: ["cus_danger_use", purpose],
  handlerName: ["cus_danger_name", text],
  handlerIdNumber: ["cus_id_card", text],
  handlerPhone: ["cus_danger_phone", text],
  responsibleName: ["cus_fdanger_name", text],
  responsibleIdNumber: ["cus_fid_card", text],
  responsiblePhone: ["cus_fdanger_phone", text],
  identity: ["cusdanger1", Document],
  usage: ["cusdanger2", Document],
  licence: ["cusdanger3", Document],
  certificate: ["cusdanger4", Document],
});
export type PrecursorInfo = EntityOf<typeof PrecursorInfo>;

/** University info; refused to customers of other categories. */
export const readUniversityInfo = endpoint(
  "readUniversityInfo",
  "GET /api/center/group",
  nothing,
  UniversityInfo,
  { auth: "required", failures: { [codes.notEntitled]: "warning-block" } },
);

export const saveUniversityInfo = endpoint(
  "saveUniversityInfo",
  "POST /api/center/group/update",
  UniversityInfo,
  nothing,
  { auth: "required", isRepeatable: true, failures: { [codes.badRequest]: "warning-alert" } },
);

export const readPrecursorInfo = endpoint(
  "readPrecursorInfo",
  "GET /api/center/danger",
  nothing,
  PrecursorInfo,
  { auth: "required" },
);

/** Submits explosive-precursor info, once. */
export const savePrecursorInfo = endpoint(
  "savePrecursorInfo",
  "POST /api/center/danger/update",
  PrecursorInfo,
  nothing,
  {
    auth: "required",
    failures: { [codes.badRequest]: "warning-alert", [codes.locked]: "warning-alert" },
  },
);
