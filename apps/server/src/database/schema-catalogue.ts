import type { HazardBasis } from "@reagent/domain/hazard-classification";
import type { Generated } from "kysely";
import type { DemoFlag, StoredFlag } from "./stored-flag.ts";

/** The catalogue and other public content (storefront §3). Prose columns come in two languages, `_zh` and `_en`. */
export interface CatalogueTables {
  /** Category tree. `id` is the wire's tree_id; top-level groups have no parent. */
  categories: {
    id: number;
    parent_id: number | null;
    name_zh: string;
    name_en: string;
    position: number;
  };

  product_lines: {
    id: number;
    name_zh: string;
    name_en: string;
    tagline_zh: string;
    tagline_en: string;
    /** HTML. */
    description_zh: string;
    description_en: string;
    /** Name of a row of `pictures`, or null. */
    picture: string | null;
    /** What the picture shows, or "" where it is decoration. */
    alt_zh: Generated<string>;
    alt_en: Generated<string>;
    position: number;
    /** Whether tagline, description and picture are the demo's. */
    is_demo: DemoFlag;
  };

  /** A picture of the shop: SVG markup whose colours follow the theme, or the path of an image of `goods_images`. */
  pictures: { name: string; markup: string };
  /**
   * Photographs of content from an earlier version. The next import of content shows them as images of `goods_images`; nothing writes
   * here any more.
   */
  picture_files: {
    name: string;
    media_type: string;
    /** In base64. */
    content: string;
  };
  /** All images that goods and content show by their addresses; `file` is the name of the file of the shop. */
  goods_images: { name: string; media_type: string; file: string };

  items: ItemTable;
  /** The category at position 0 gives the item's breadcrumb path. */
  item_categories: { item_id: number; category_id: number; position: number };
  item_product_lines: { item_id: number; product_line_id: number; position: number };
  /** Recommendations on a product page, in order. */
  item_relations: { item_id: number; related_item_id: number; position: number };
  item_articles: { item_id: number; article_id: number; position: number };

  packs: PackTable;
  /** A customer group's price for the packs of an item, in permille of the normal price (900 = ten percent off). */
  discounts: { customer_group: string; item_id: number; permille: number };
  /** What the table of discounts cannot say: prices of one customer, of one pack, or for a period; fixed ones. */
  agreed_prices: {
    id: string;
    /** "" for those of one customer. */
    customer_group: string;
    customer_id: string | null;
    item_id: number;
    /** The pack; null for all of the item. */
    product_id: number | null;
    /** In permille of the normal price; null for a fixed price. */
    permille: number | null;
    /** The unit price in fen; null for a discount. */
    price: number | null;
    /** The first and the last day in Asia/Shanghai, "2026-11-21"; "" for an open end. */
    from_day: string;
    until_day: string;
  };

  instruments: {
    id: number;
    /** spu_code. */
    code: string;
    name_zh: string;
    name_en: string;
    /** One or two sentences. */
    summary_zh: string;
    summary_en: string;
    /** HTML. */
    description_zh: string;
    description_en: string;
    /** HTML. */
    return_terms_zh: string;
    return_terms_en: string;
    /** JSON: `{ name, values: string[] }[]`, the attributes that its variants differ in. */
    attributes_zh: string;
    attributes_en: string;
    kind: "instrument" | "consumable";
    category: string;
    /** What it is, for example "离心机", and whose; "" where that is not known. */
    category_zh: Generated<string>;
    category_en: Generated<string>;
    brand_zh: Generated<string>;
    brand_en: Generated<string>;
    picture: string | null;
    position: number;
  };
  instrument_skus: InstrumentSkuTable;

  articles: {
    id: number;
    kind: ArticleKind;
    subject_zh: string;
    subject_en: string;
    summary_zh: string;
    summary_en: string;
    /** HTML. */
    content_zh: string;
    content_en: string;
    /** Whether the home page lists it at the top. */
    is_top: StoredFlag;
    /** Name of a row of `pictures`, or "". */
    picture: Generated<string>;
    /** What the picture shows, or "" where it is decoration. */
    alt_zh: Generated<string>;
    alt_en: Generated<string>;
    is_demo: DemoFlag;
    created_at: number;
    shown_at: number;
  };
  /** The shop's pages of text, by their code in the address. */
  pages: {
    code: string;
    subject_zh: string;
    subject_en: string;
    summary_zh: string;
    summary_en: string;
    /** HTML. */
    content_zh: string;
    content_en: string;
    is_demo: StoredFlag;
    created_at: number;
  };
  /** Every version of the terms of use; the newest is that of the page. */
  terms_versions: {
    /** The day of its date in Asia/Shanghai. */
    day: string;
    subject_zh: string;
    subject_en: string;
    summary_zh: string;
    summary_en: string;
    /** HTML. */
    content_zh: string;
    content_en: string;
  };
  jobs: {
    id: number;
    subject_zh: string;
    subject_en: string;
    summary_zh: string;
    summary_en: string;
    place_zh: string;
    place_en: string;
    team_zh: string;
    team_en: string;
    /** HTML. */
    content_zh: string;
    content_en: string;
    /** The last day to apply, "2026-12-31"; null for none. */
    until: string | null;
    is_demo: StoredFlag;
    created_at: number;
  };
  activities: {
    id: number;
    subject_zh: string;
    subject_en: string;
    note_zh: string;
    note_en: string;
    /** Path within the shop, without the language prefix. */
    link: string;
    /** HTML. */
    content_zh: string;
    content_en: string;
    /** Names of rows of `pictures`. */
    picture: string;
    small_picture: string;
    /** What the picture shows, or "" where it is decoration. */
    alt_zh: Generated<string>;
    alt_en: Generated<string>;
    position: number;
    is_demo: DemoFlag;
    created_at: number;
  };
  banners: {
    id: number;
    /** Path within the shop, without the language prefix. */
    link: string;
    subject_zh: string;
    subject_en: string;
    note_zh: string;
    note_en: string;
    /** Text of the link. */
    action_zh: string;
    action_en: string;
    /** Name of a row of `pictures`, or "". */
    picture: string;
    /** What the picture shows, or "" where it is decoration. */
    alt_zh: Generated<string>;
    alt_en: Generated<string>;
    position: number;
    is_demo: DemoFlag;
  };
  branches: {
    id: number;
    title_zh: string;
    title_en: string;
    address_zh: string;
    address_en: string;
    phone: string;
    email: string;
    /** Degrees, WGS 84, as decimal text. */
    longitude: string;
    latitude: string;
    is_demo: DemoFlag;
  };
  notices: {
    id: number;
    subject_zh: string;
    subject_en: string;
    /** HTML. */
    content_zh: string;
    content_en: string;
    position: number;
    is_demo: DemoFlag;
    created_at: number;
  };

  /** A batch of an item, with the results on its certificate of analysis. */
  batches: {
    code: string;
    item_id: number;
    produced_at: number;
    retest_at: number;
    /** JSON: `{ test, requirement, result }[]`, each `{ zh, en }`. */
    results: string;
    /** The name of the file of the maker's certificate, which customers get in place of a printed one; null for none. */
    certificate: Generated<string | null>;
  };
  /** The stock of packs by batch, of those whose owner keeps it so (rules, stock of batches). */
  batch_stocks: {
    pack_id: number;
    batch_code: string;
    /** What is on the shelf, without what lines that are pinned to the batch have reserved. */
    stock: number;
  };
  /** Items with batches that an import has taken out: the pages of their bottles stay (rules, page of a bottle). */
  former_items: {
    code: string;
    /** JSON: the row of `items`. Columns that were added since are missing, which reads as null. */
    facts: string;
  };
  /** The codes of such items and of their packs, and those of packs that were taken out while their item stays. */
  former_codes: {
    /** The code as `normalise` has it. */
    key: string;
    code: string;
    item_code: string;
    /** Amount in the pack; "" for the code of the item itself. */
    pack: string;
  };
  /** Batches that an import has taken out, with or without their item; columns as in `batches`. */
  former_batches: {
    item_code: string;
    code: string;
    produced_at: number;
    retest_at: number;
    results: string;
    certificate: string | null;
  };
  /** Revisions of data sheets after the first, by the code of the item, which may have been taken out of the catalogue. */
  sheet_revisions: {
    item_code: string;
    /** From 2 on. */
    revision: number;
    revised_at: number;
    /** JSON: the row of `items` that the revision before it rested on, with that one's number and date. */
    replaced: string;
    /** JSON: `SheetDifference[]`. */
    differences: string;
    /** When all had been told to whom the goods were sent; null until then. */
    told_at: number | null;
  };
  spectra: {
    id: number;
    item_id: number;
    batch_code: string | null;
    kind: SpectrumKind;
    /** JSON: `{ position, intensity, label? }[]`; position in ppm, cm⁻¹ or minutes by kind. */
    peaks: string;
    /** How it was recorded: solvent, instrument; empty where that is not known. */
    conditions_zh: Generated<string>;
    conditions_en: Generated<string>;
    /** The name of the file of the maker's spectrum, which customers get in place of a drawn one; null for none. */
    file: Generated<string | null>;
    /** JSON: a `SpectrumCurve`, which is drawn in place of peaks; null for none. */
    curve: Generated<string | null>;
  };
}

export type ArticleKind = "news" | "article" | "chemlife" | "chemist" | "department" | "party";
export type Promotion = "special-price" | "other";
export type SpectrumKind = "nmr" | "infrared" | "hplc" | "gc";

interface ItemTable {
  id: number;
  code: string;
  name_zh: string;
  name_en: string;
  /** JSON: string[]. */
  aliases_zh: string;
  aliases_en: string;
  /** Grade, for example "AR, ≥99.7%". */
  specification_zh: string;
  specification_en: string;
  cas: string | null;
  formula: string | null;
  /** Grams per mole, as printed. */
  molecular_weight: string | null;
  einecs: string | null;
  mdl: string | null;
  smiles: string | null;
  /** The drawn structure, colours by `currentColor`; null where there is none. */
  structure_svg: string | null;
  /** The address of an image, which is shown where there is no structure; null for none. */
  picture: Generated<string | null>;
  /** Prose on chemical nature and behaviour. */
  properties_zh: string | null;
  properties_en: string | null;
  melting_point: string | null;
  boiling_point: string | null;
  density: string | null;
  refractive_index: string | null;
  optical_rotation: string | null;
  flash_point: string | null;
  explosion_limits: string | null;
  /** Limits at the workplace with their source, "PC-TWA 50 mg/m³ (GBZ 2.1-2019)"; null where not known. */
  exposure_limits_zh: Generated<string | null>;
  exposure_limits_en: Generated<string | null>;
  /** Results of tests with their source, "LD50, oral, rat: 200 mg/kg (…)"; null where not known. */
  acute_toxicity_zh: Generated<string | null>;
  acute_toxicity_en: Generated<string | null>;
  appearance_zh: string | null;
  appearance_en: string | null;
  particle_size: string | null;
  surface_area: string | null;
  storage_zh: string | null;
  storage_en: string | null;
  application_zh: string | null;
  application_en: string | null;
  /** Further prose, HTML allowed. */
  description_zh: string | null;
  description_en: string | null;
  /** JSON: string[] of GHS01 to GHS09. */
  ghs_pictograms: string;
  /** JSON: string[] of H statements' codes. */
  hazard_codes: string;
  /** What the classification rests on, or that the goods were assessed and have none; null where that is not stated. */
  hazard_basis: Generated<Exclude<HazardBasis, "unstated"> | null>;
  signal: "danger" | "warning" | null;
  un_number: string | null;
  /** Number in the catalogue of hazardous chemicals (wire: item_weihuaxuhao). */
  hazardous_number: string | null;
  is_drug_precursor: StoredFlag;
  is_explosive_precursor: StoredFlag;
  is_bio: StoredFlag;
  is_rare: StoredFlag;
  /** 5 = low-boiling (storefront §3, reagent search item; §8, empty states). */
  safe_level: number;
  kind: "ordinary" | "bulk" | "special-brand";
  has_msds: StoredFlag;
  /** The number of the newest revision of the data sheet, and when it was made; null where that is not known. */
  sheet_revision: Generated<number>;
  sheet_revised_at: Generated<number | null>;
  /** The address of the data sheet of the special brand's maker (wire: basf_msds). */
  brand_msds_url: string | null;
  has_instruction: StoredFlag;
  has_spectrum: StoredFlag;
  has_nmr: StoredFlag;
  /** After how many months a batch is retested, where its file does not say; null for no rule. */
  retest_months: Generated<number | null>;
  /** Activity shown on the product page. */
  activity_id: number | null;
  position: number;
}

/** Price, promotion and stock of a pack or a SKU. */
interface SaleColumns {
  list_price: number;
  /** 0 = sold at the list price. */
  sales_price: number;
  /** The promotion, which decides the icon; null for none. */
  promotion: Promotion | null;
  has_futures_discount: StoredFlag;
  /** Semicolons become line breaks. */
  delivery_zh: string;
  delivery_en: string;
  /** Shown when the stock is 0. */
  expected_delivery_zh: string;
  expected_delivery_en: string;
  stock: number;
}

interface PackTable extends SaleColumns {
  id: number;
  item_id: number;
  /** product_code, for example "E809056-500ml". */
  code: string;
  /** Amount in the pack, for example "500mL". */
  pack: string;
  /** Selling unit, "EA". */
  unit: string;
  /** "POA" for price on request; otherwise empty, which means the item's grade. */
  specification: string;
  is_enquiry_only: StoredFlag;
  has_triangle: StoredFlag;
  is_rare: StoredFlag;
  /** A bulk size: listed among bulk_product, not sold from the cart. */
  is_bulk: StoredFlag;
  position: number;
}

interface InstrumentSkuTable extends SaleColumns {
  id: number;
  instrument_id: number;
  code: string;
  /** JSON: `{ [attribute]: value }`. */
  attributes_zh: string;
  attributes_en: string;
  picture: string | null;
  position: number;
}
