import { count, day, entity, type EntityOf, flag, id, line, list, maybe, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { hazardBasis, signalWord } from "./product.ts";

/** A revision of a safety data sheet, with the addresses of its documents. */
const SheetRevision = entity({
  revision: ["revision", count],
  /** Null where it is not known. */
  revisedOn: ["revised_at", maybe(day)],
  /** What it says otherwise than the revision before, in the language of the call; empty of the first. */
  differences: ["differences", list(text)],
  chineseUrl: ["msds_cn_url", id],
  englishUrl: ["msds_en_url", id],
  /** Its facts as data. */
  dataUrl: ["msds_json_url", id],
});
export type SheetRevision = EntityOf<typeof SheetRevision>;

/** What the page of a safety data sheet shows, of goods on sale or not any more. */
export const DataSheet = entity({
  itemCode: ["item_code", id],
  isOnSale: ["if_sale", flag],
  chineseName: ["cn_name", text],
  englishName: ["item_en_name", text],
  specification: ["item_specification", text],
  casNumber: ["chem_cas", text],
  /** Of the revision that the call asked for. */
  pictograms: ["ghs_pictograms", list(id)],
  hazardStatements: ["hazard_codes", list(id)],
  hazardBasis: ["hazard_basis", hazardBasis],
  signalWord: ["signal", signalWord],
  unNumber: ["un_number", text],
  /** Of the UN number, where its entry is known: name, class with the subsidiary one, and packing group. */
  shippingName: ["un_name", text],
  hazardClass: ["un_class", text],
  packingGroup: ["un_package", text],
  /** What has to be found out before the goods are sent; empty for nothing. */
  transportNote: ["un_note", text],
  storage: ["item_storage", text],
  /** The number of that revision. */
  revision: ["revision", count],
  /** All revisions, the newest first. */
  revisions: ["revisions", list(SheetRevision)],
  /** The data sheet of the partner's brand; empty for none. */
  partnerSheetUrl: ["basf_msds", text],
});
export type DataSheet = EntityOf<typeof DataSheet>;

/**
 * The safety data sheet of an item by its code or that of a pack, in the newest revision unless one is named; null where there is no
 * such item, sheet or revision.
 */
export const readDataSheet = endpoint(
  "readDataSheet",
  "GET /api/product/sds",
  entity({ itemCode: ["item_code", line()], revision: ["revision", maybe(line())] }),
  entity({ sheet: ["sheet", maybe(DataSheet)] }),
);
