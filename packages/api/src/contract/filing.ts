import { code, entity, type EntityOf, flag, line, list, maybe, nothing, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";

/** An uploaded document; both are empty if there is none. */
const document = { uploadId: ["up_img", line()], fileName: ["up_name", line()] } as const;
const Document = entity(document);
export type Document = EntityOf<typeof Document>;

const filingState = code({ 0: "none", 1: "pending", 2: "accepted", 3: "refused" }, "none");

/** The research group of a university's customer, with one document (customer centre §3, university group). */
const universityFields = {
  university: ["cgrp_university", line()],
  department: ["cgrp_depart", line()],
  teacher: ["cgrp_teacher", line()],
  mobile: ["cgrp_mobil", line()],
  phone: ["cgrp_phone", line()],
  ...document,
} as const;

export const UniversityInfo = entity({
  ...universityFields,
  state: ["cgrp_status", filingState],
  /** Why it was refused; empty otherwise. */
  refusal: ["cgrp_reason", text],
});
export type UniversityInfo = EntityOf<typeof UniversityInfo>;

/** cus_danger_use, so_danger_use (customer centre §3, explosive-precursor info). */
export const purpose = code({ 0: "blank", 1: "experiment", 2: "sale" }, "blank");

/** Which of the two filings; without it, the one of explosive precursors. */
const filingKind = ["cus_danger_kind", code({ 1: "explosive", 2: "drug" }, "explosive")] as const;

/** The buyer of precursors, with four documents; ours is a fifth one. */
const precursorFields = {
  company: ["cus_dange_company", line()],
  address: ["cus_dange_address", line()],
  purpose: ["cus_danger_use", purpose],
  handlerName: ["cus_danger_name", line()],
  handlerIdNumber: ["cus_id_card", line()],
  handlerPhone: ["cus_danger_phone", line()],
  responsibleName: ["cus_fdanger_name", line()],
  responsibleIdNumber: ["cus_fid_card", line()],
  responsiblePhone: ["cus_fdanger_phone", line()],
  identity: ["cusdanger1", Document],
  usage: ["cusdanger2", Document],
  licence: ["cusdanger3", Document],
  certificate: ["cusdanger4", Document],
  /** The licence to buy highly toxic chemicals; null for a filing of drug precursors. */
  poisonLicence: ["cuspoison", maybe(Document)],
} as const;

/** What the operator has decided about a filing of precursors. */
const decision = {
  state: ["cus_danger_status", filingState],
  /** Why it was refused; empty otherwise. */
  refusal: ["cus_danger_reason", text],
} as const;

/** A filing of precursors and its state, with masked ID numbers. */
export const PrecursorInfo = entity({
  ...precursorFields,
  ...decision,
  /** Whether the shop sells highly toxic chemicals only with the licence. */
  isPoisonLicenceRequired: ["cus_poison_required", flag],
});
export type PrecursorInfo = EntityOf<typeof PrecursorInfo>;

/** Hazardous chemicals, explosive precursors, and drug precursors by their class of the national catalogue. */
const filingGoods = code(
  { 1: "hazardous", 2: "explosive", 31: "drug-1", 32: "drug-2", 33: "drug-3", 3: "drug" },
  "hazardous",
);

/** The licence to buy highly toxic chemicals, which a filing lacks where the shop requires it for some of the goods. */
const licenceState = code({ 0: "not-required", 1: "missing", 2: "filed" }, "not-required");

/** A filing that goods require, what of them requires it, and what the operator has decided about it. */
export const RequiredFiling = entity({
  kind: filingKind,
  goods: ["cus_danger_goods", list(filingGoods)],
  ...decision,
  poisonLicence: ["cus_poison_licence", licenceState],
});
export type RequiredFiling = EntityOf<typeof RequiredFiling>;

/** University info; refused to customers of other categories. */
export const readUniversityInfo = endpoint(
  "readUniversityInfo",
  "GET /api/center/group",
  nothing,
  UniversityInfo,
  { auth: "required", failures: { [codes.notEntitled]: "warning-block" } },
);

/** Submits university info, which the operator then accepts or refuses. */
export const saveUniversityInfo = endpoint(
  "saveUniversityInfo",
  "POST /api/center/group/update",
  entity(universityFields),
  nothing,
  {
    auth: "required",
    isRepeatable: true,
    failures: { [codes.badRequest]: "warning-alert", [codes.locked]: "warning-alert" },
  },
);

export const readPrecursorInfo = endpoint(
  "readPrecursorInfo",
  "GET /api/center/danger",
  entity({ kind: filingKind }),
  PrecursorInfo,
  { auth: "required" },
);

/** Submits a filing of precursors: once, and again after it was refused. */
export const savePrecursorInfo = endpoint(
  "savePrecursorInfo",
  "POST /api/center/danger/update",
  entity({ kind: filingKind, ...precursorFields }),
  nothing,
  {
    auth: "required",
    failures: { [codes.badRequest]: "warning-alert", [codes.locked]: "warning-alert" },
  },
);
