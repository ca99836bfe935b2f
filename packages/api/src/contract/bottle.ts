import { LONGEST_LABEL_NOTE } from "@reagent/domain/bottle-label";
import { LONGEST_BOTTLE_NOTE } from "@reagent/domain/bottle-note";
import {
  code,
  count,
  day,
  entity,
  type EntityOf,
  flag,
  id,
  instant,
  line,
  lines,
  list,
  maybe,
  nothing,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { hazardBasis, signalWord } from "./product.ts";

/** An order of the viewer with which goods of a batch were sent. */
const BottlePurchase = entity({
  orderId: ["so_id", id],
  orderCode: ["so_code", text],
  orderedAt: ["so_createtime", instant],
  quantity: ["total", count],
  /** Whether some of them can be returned. */
  isReturnable: ["is_apply", flag],
});

/** A note that the viewer has written on the bottle. */
const BottleNote = entity({
  noteId: ["note_id", id],
  text: ["note", text],
  writtenAt: ["time", instant],
});
export type BottleNote = EntityOf<typeof BottleNote>;

/** What the page of a bottle shows: a batch of a product, on sale or not any more. */
export const Bottle = entity({
  productCode: ["product_code", id],
  batchCode: ["batch_code", id],
  itemCode: ["item_code", id],
  /** Amount in the pack; empty where the code of the address is that of the item. */
  pack: ["product_pack", text],
  /** Whether the goods can still be ordered. */
  isOnSale: ["if_sale", flag],
  /** Whether some of this very batch can be ordered, in the pack or, by the code of the item, in any. */
  isBatchLeft: ["if_batch_stock", flag],
  chineseName: ["cn_name", text],
  englishName: ["item_en_name", text],
  specification: ["item_specification", text],
  casNumber: ["chem_cas", text],
  formula: ["chem_mf", text],
  molecularWeight: ["chem_mw", text],
  storage: ["item_storage", text],
  drawing: ["up_img", entity({ markup: ["filepath", text] })],
  pictograms: ["ghs_pictograms", list(id)],
  hazardStatements: ["hazard_codes", list(id)],
  hazardBasis: ["hazard_basis", hazardBasis],
  signalWord: ["signal", signalWord],
  unNumber: ["un_number", text],
  /** Null where the batch was sent, but the shop has no facts on it. */
  producedOn: ["produced_at", maybe(day)],
  retestOn: ["retest_at", maybe(day)],
  /** The addresses of the papers; empty for none. */
  certificateUrl: ["coa_url", text],
  chineseSheetUrl: ["msds_cn_url", text],
  englishSheetUrl: ["msds_en_url", text],
  /** The data sheet of the partner's brand, in place of the shop's own. */
  partnerSheetUrl: ["basf_msds", text],
  /** The address of labels in the language of the call, to which `labelsAddress` adds how they are printed. */
  labelsUrl: ["labels_url", text],
  /** The viewer's own, newest first; at most 20. */
  purchases: ["orders", list(BottlePurchase)],
  /** The viewer's own, newest first. */
  notes: ["notes", list(BottleNote)],
});
export type Bottle = EntityOf<typeof Bottle>;

/** A batch of a product by the codes on its bottle; null for an unknown one. */
export const readBottle = endpoint(
  "readBottle",
  "GET /api/product/bottle",
  entity({ productCode: ["product_code", line()], batchCode: ["batch_code", line()] }),
  entity({ bottle: ["bottle", maybe(Bottle)], isLoggedIn: ["login", flag] }),
  { auth: "optional" },
);

const NoteId = { noteId: ["note_id", id] } as const;

/** Writes a note on a bottle that was sent to the customer; nobody else reads it. */
export const addBottleNote = endpoint(
  "addBottleNote",
  "POST /api/product/bottle/note/add",
  entity({
    productCode: ["product_code", line()],
    batchCode: ["batch_code", line()],
    text: ["note", lines(LONGEST_BOTTLE_NOTE)],
  }),
  entity(NoteId),
  {
    auth: "required",
    isRepeatable: true,
    failures: { [codes.badRequest]: "warning-alert", [codes.notFound]: "warning-alert" },
  },
);

export const deleteBottleNote = endpoint(
  "deleteBottleNote",
  "POST /api/product/bottle/note/delete",
  entity(NoteId),
  nothing,
  { auth: "required", failures: { [codes.notFound]: "warning-alert" } },
);

/** How labels are printed, by the names in the address. */
const labelFormat = code(
  { bottle: "bottle", vial: "vial", a24: "a4-24", a65: "a4-65", zpl: "zpl" },
  "unknown",
);

/** How labels are printed. */
export const labelLookFields = {
  format: ["format", labelFormat],
  /** The owner's own text. */
  note: ["note", maybe(line(LONGEST_LABEL_NOTE))],
} as const;

/** How labels of a bottle are printed. */
const labelFields = {
  ...labelLookFields,
  /** 1 to 200. */
  copies: ["copies", count],
} as const;
const LabelChoice = entity(labelFields);

/** Whose labels are printed, and in which language. */
const labelSubject = {
  productCode: ["product_code", line()],
  batchCode: ["batch_code", line()],
  language: ["lang", maybe(line())],
} as const;
const LabelSubject = entity(labelSubject);

/** Labels of a bottle as PDF, or as ZPL for label printers. */
export const downloadBottleLabels = endpoint(
  "downloadBottleLabels",
  "GET /api/product/labels",
  entity({ ...labelSubject, ...labelFields }),
  nothing,
  { kind: "download" },
);

/**
 * Asks before labels are opened in a tab, which shows no refusal: 429 where the caller's network has printed as many as it may
 * (rules, labels of bottles).
 */
export const checkLabels = endpoint(
  "checkLabels",
  "GET /api/product/labels/check",
  nothing,
  nothing,
  { failures: { otherwise: "warning-alert" } },
);

/** The address of the labels of a bottle, without how they are printed. */
export const labelsUrl = (subject: EntityOf<typeof LabelSubject>): string =>
  `${downloadBottleLabels.path}?${queryOf(LabelSubject.encode(subject))}`;

/** The address of labels as they are asked for, from that of the bottle's labels. */
export const labelsAddress = (url: string, choice: EntityOf<typeof LabelChoice>): string =>
  `${url}&${queryOf(LabelChoice.encode(choice))}`;

function queryOf(encoded: unknown): URLSearchParams {
  return new URLSearchParams(encoded as Record<string, string>);
}
