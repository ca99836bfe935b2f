import { entriesOf } from "@reagent/domain/catalogue-cell";
import type { CatalogueColumn } from "@reagent/domain/catalogue-columns";
import { LOW_BOILING_LEVEL } from "@reagent/domain/catalogue-row";
import { signalWord } from "@reagent/domain/ghs";
import { hazardBasis } from "@reagent/domain/hazard-classification";
import { fen, parseYuan } from "@reagent/domain/money";
import { hasPromotion } from "@reagent/domain/price";
import { paragraph } from "../basics/escape-html.ts";
import type { LocalizedText } from "../basics/language.ts";
import type { Item, Pack, Substance } from "../catalogue/catalogue.ts";
import { type CollectedItem, type CollectedPack, productCode } from "./collected-item.ts";
import type { Good, StatedColumns } from "./load/good.ts";
import type { Places } from "./places.ts";

const ORDINARY_LEVEL = "1";
const USUAL_UNIT = "EA";

const IN_STOCK: LocalizedText = { zh: "现货", en: "In stock" };
const UNKNOWN: LocalizedText = { zh: "", en: "" };

/** The ids of categories and product lines. */
type PlaceIds = Pick<Places, "category" | "productLine">;
type Cells = CollectedItem["cells"];

/** Items of a file in the form of the catalogue. */
export function* goodsFrom(items: Iterable<CollectedItem>, places: PlaceIds): Generator<Good> {
  for (const item of items) yield { item: itemOf(item, places), substance: substanceOf(item) };
}

/** The packs of items of a file in the form of the catalogue. */
export function packsFrom(items: Iterable<CollectedItem>): Pack[] {
  return [...items].flatMap(({ code, cells, packs }) =>
    packs.map((pack) => packOf(code, pack, isSet(cells.rare))),
  );
}

/** Columns of the database with another name than the column of the file that states them. */
const STORED_AS: Partial<Record<CatalogueColumn, readonly string[]>> = {
  grade_zh: ["specification_zh"],
  grade_en: ["specification_en"],
  ec_number: ["einecs"],
  pictograms: ["ghs_pictograms"],
  hazard_statements: ["hazard_codes"],
  drug_precursor: ["is_drug_precursor"],
  explosive_precursor: ["is_explosive_precursor"],
  biological: ["is_bio"],
  rare: ["is_rare"],
  low_boiling: ["safe_level"],
  safety_level: ["safe_level"],
  bulk: ["kind"],
  special_brand: ["kind"],
  instruction: ["has_instruction"],
  nmr: ["has_nmr"],
  safety_data_sheet: ["has_msds"],
  brand_safety_data_sheet: ["brand_msds_url"],
  sales_price: ["sales_price", "promotion"],
  price_on_request: ["specification"],
  enquiry_only: ["is_enquiry_only"],
  other_promotion: ["promotion"],
  futures_discount: ["has_futures_discount"],
  triangle: ["has_triangle"],
  bulk_pack: ["is_bulk"],
};

/** The columns of the database that a file with these columns states. */
export function statedBy(columns: ReadonlySet<CatalogueColumn>): StatedColumns {
  const stored = new Set([...columns].flatMap((name) => STORED_AS[name] ?? [name]));
  return {
    items: stored,
    // A pack is rare by its own mark, or by that of its item.
    packs: columns.has("rare_pack") ? new Set([...stored, "is_rare"]) : stored,
    hasCategories: columns.has("category_zh"),
    hasProductLines: columns.has("product_line_zh"),
  };
}

function itemOf({ code, cells, packs }: CollectedItem, places: PlaceIds): Item {
  return {
    code,
    substance: code,
    name: nameOf(cells),
    grade: words(cells.grade_zh, cells.grade_en) ?? UNKNOWN,
    kind: kindOf(cells),
    safeLevel: Number(
      isSet(cells.low_boiling) ? LOW_BOILING_LEVEL : (cells.safety_level ?? ORDINARY_LEVEL),
    ),
    isBio: isSet(cells.biological),
    isRare: isSet(cells.rare),
    particleSize: cells.particle_size ?? null,
    surfaceArea: cells.surface_area ?? null,
    description: descriptionOf(cells),
    hasSafetyDataSheet: isSet(cells.safety_data_sheet),
    brandDataSheetUrl: cells.brand_safety_data_sheet ?? null,
    hasInstruction: isSet(cells.instruction),
    hasNmr: isSet(cells.nmr),
    retestMonths: cells.retest_months === undefined ? null : Number(cells.retest_months),
    categories: entriesOf(cells.category_zh ?? "").map((path) => places.category(path)),
    productLines: entriesOf(cells.product_line_zh ?? "").map((name) => places.productLine(name)),
    related: [],
    articles: [],
    activity: null,
    packs: packs.map((pack) => packOf(code, pack, isSet(cells.rare))),
    batches: [],
    spectra: [],
  };
}

function kindOf(cells: Cells): Item["kind"] {
  if (isSet(cells.bulk)) return "bulk";
  return isSet(cells.special_brand) ? "special-brand" : "ordinary";
}

function descriptionOf(cells: Cells): LocalizedText | null {
  const description = words(cells.description_zh, cells.description_en);
  return description && { zh: paragraph(description.zh), en: paragraph(description.en) };
}

function substanceOf({ code, cells }: CollectedItem): Substance {
  return {
    key: code,
    cas: cells.cas ?? null,
    name: nameOf(cells),
    aliases: { zh: entriesOf(cells.aliases_zh ?? ""), en: entriesOf(cells.aliases_en ?? "") },
    formula: cells.formula ?? null,
    molecularWeight: cells.molecular_weight ?? null,
    smiles: cells.smiles ?? null,
    ecNumber: cells.ec_number ?? null,
    mdlNumber: cells.mdl ?? null,
    appearance: words(cells.appearance_zh, cells.appearance_en),
    storage: words(cells.storage_zh, cells.storage_en),
    density: cells.density ?? null,
    meltingPoint: cells.melting_point ?? null,
    boilingPoint: cells.boiling_point ?? null,
    flashPoint: cells.flash_point ?? null,
    refractiveIndex: cells.refractive_index ?? null,
    opticalRotation: cells.optical_rotation ?? null,
    explosionLimits: cells.explosion_limits ?? null,
    exposureLimits: words(cells.exposure_limits_zh, cells.exposure_limits_en),
    acuteToxicity: words(cells.acute_toxicity_zh, cells.acute_toxicity_en),
    properties: words(cells.properties_zh, cells.properties_en),
    application: words(cells.application_zh, cells.application_en),
    hazards: hazardsOf(cells),
  };
}

function hazardsOf(cells: Cells): Substance["hazards"] {
  const signal = signalWord(cells.signal ?? "");
  return {
    signal: signal === "none" ? null : signal,
    pictograms: entriesOf(cells.pictograms ?? ""),
    statements: entriesOf(cells.hazard_statements ?? ""),
    basis: hazardBasis(cells.hazard_basis ?? "") ?? null,
    unNumber: cells.un_number ?? null,
    hazardousNumber: cells.hazardous_number ?? null,
    isDrugPrecursor: isSet(cells.drug_precursor),
    isExplosivePrecursor: isSet(cells.explosive_precursor),
  };
}

function packOf(itemCode: string, { cells }: CollectedPack, isRare: boolean): Pack {
  const size = cells.pack ?? "";
  const [list, sales] = [cells.list_price, cells.sales_price].map((yuan) => parseYuan(yuan ?? ""));
  const listPrice = list ?? fen(0);
  const salesPrice = sales ?? fen(0);
  const reduction = isSet(cells.other_promotion) ? "other" : "special-price";
  const isReduced = hasPromotion({ promotion: "special-price", listPrice, salesPrice });
  return {
    code: productCode(itemCode, size),
    size,
    unit: cells.unit ?? USUAL_UNIT,
    listPrice,
    salesPrice: isReduced ? salesPrice : fen(0),
    promotion: isReduced ? reduction : null,
    hasFuturesDiscount: isSet(cells.futures_discount),
    stock: Number(cells.stock ?? "0"),
    delivery: words(cells.delivery_zh, cells.delivery_en) ?? IN_STOCK,
    expectedDelivery: words(cells.expected_delivery_zh, cells.expected_delivery_en) ?? UNKNOWN,
    isPriceOnRequest: isSet(cells.price_on_request),
    isEnquiryOnly: isSet(cells.enquiry_only),
    hasTriangle: isSet(cells.triangle),
    isRare: isRare || isSet(cells.rare_pack),
    isBulk: isSet(cells.bulk_pack),
  };
}

function nameOf(cells: Cells): LocalizedText {
  return words(cells.name_zh, cells.name_en) ?? UNKNOWN;
}

/** A text that is given in one language is used for both. */
function words(chinese: string | undefined, english: string | undefined): LocalizedText | null {
  const [zh, en] = [chinese ?? english, english ?? chinese];
  return zh === undefined || en === undefined ? null : { zh, en };
}

function isSet(flag: string | undefined): boolean {
  return flag === "1";
}
