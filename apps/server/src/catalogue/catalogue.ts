import type { ArticleType } from "@reagent/domain/article";
import type { ContentPageCode } from "@reagent/domain/content-page";
import type { HazardBasis } from "@reagent/domain/hazard-classification";
import type { Fen } from "@reagent/domain/money";
import type { PrecursorMarks } from "@reagent/domain/precursor";
import type { LocalizedText } from "../basics/language.ts";

/**
 * The catalogue and other public content of a shop (storefront §3), as plain data. Ids of items, packs and instruments are assigned when
 * a catalogue is loaded, and stay with their codes.
 */
export interface Catalogue extends Content {
  readonly kind: "demo" | "own";
  readonly categories: readonly Category[];
  /** The ids of the categories on the page of building blocks, in its order. */
  readonly buildingBlockCategories: readonly number[];
  readonly productLines: readonly ProductLine[];
  readonly substances: readonly Substance[];
  readonly items: readonly Item[];
  readonly instruments: readonly Instrument[];
  readonly discounts: readonly GroupDiscount[];
}

/** What the shop publishes itself, as the content folder has it, with its pictures. */
export interface Content {
  readonly articles: readonly Article[];
  readonly activities: readonly Activity[];
  readonly pages: readonly Page[];
  readonly jobs: readonly Job[];
  readonly notices: readonly Notice[];
  readonly pictures: readonly Picture[];
  /** Those in its texts. */
  readonly images: readonly ImageFile[];
}

/** A category of the tree: groups, subcategories, leaves. Items are in leaves. */
export interface Category {
  /** tree_id; never the code of an item. */
  readonly id: number;
  readonly name: LocalizedText;
  readonly children: readonly Category[];
}

/** A group of items that is presented together, as goods name it. Its texts are content. */
export interface ProductLine {
  readonly id: number;
  readonly name: LocalizedText;
}

/** The facts that all items of one substance share. */
export interface Substance {
  /** The CAS number, or the catalogue's own name of a preparation without one. */
  readonly key: string;
  readonly cas: string | null;
  readonly name: LocalizedText;
  readonly aliases: { readonly zh: readonly string[]; readonly en: readonly string[] };
  readonly formula: string | null;
  /** Grams per mole, two decimals. */
  readonly molecularWeight: string | null;
  readonly smiles: string | null;
  readonly ecNumber: string | null;
  readonly mdlNumber: string | null;
  readonly appearance: LocalizedText | null;
  readonly storage: LocalizedText | null;
  /** Physical constants as printed, with their units: "78.3 ℃", "0.789 g/mL". */
  readonly density: string | null;
  readonly meltingPoint: string | null;
  readonly boilingPoint: string | null;
  readonly flashPoint: string | null;
  readonly refractiveIndex: string | null;
  readonly opticalRotation: string | null;
  readonly explosionLimits: string | null;
  /** Limits at the workplace, with their source: "PC-TWA 50 mg/m³; PC-STEL 100 mg/m³ (GBZ 2.1-2019)". */
  readonly exposureLimits: LocalizedText | null;
  /** Results of tests on animals, with their source. */
  readonly acuteToxicity: LocalizedText | null;
  /** Chemical nature and behaviour. */
  readonly properties: LocalizedText | null;
  readonly application: LocalizedText | null;
  readonly hazards: Hazards;
}

export interface Hazards extends PrecursorMarks {
  readonly signal: "danger" | "warning" | null;
  /** GHS01 to GHS09. */
  readonly pictograms: readonly string[];
  /** Codes of the hazard statements, "H225". */
  readonly statements: readonly string[];
  /** What the classification rests on, or that the goods were assessed and have none; null where that is not stated. */
  readonly basis: Exclude<HazardBasis, "unstated"> | null;
  readonly unNumber: string | null;
  /** The serial number in the national catalogue of hazardous chemicals, or `LISTED`; null where it is not known to be listed. */
  readonly hazardousNumber: string | null;
}

/** One grade of a substance, sold in packs. */
export interface Item {
  /** item_code: a letter and six digits, "B810527". */
  readonly code: string;
  /** The key of its substance. */
  readonly substance: string;
  /** Differs from the substance's name where the grade has its own name. */
  readonly name: LocalizedText;
  readonly grade: LocalizedText;
  readonly kind: "ordinary" | "bulk" | "special-brand";
  /** 1 to 5; 5 is low-boiling (storefront §8, empty states). */
  readonly safeLevel: number;
  readonly isBio: boolean;
  readonly isRare: boolean;
  readonly particleSize: string | null;
  readonly surfaceArea: string | null;
  /** HTML. */
  readonly description: LocalizedText | null;
  readonly hasSafetyDataSheet: boolean;
  /** The address of the data sheet of the special brand's maker; null where there is none. */
  readonly brandDataSheetUrl: string | null;
  readonly hasInstruction: boolean;
  readonly hasNmr: boolean;
  /** After how many months a batch is retested; null where each batch says it. */
  readonly retestMonths: number | null;
  /** Ids of leaves; the first gives the item's breadcrumb path. */
  readonly categories: readonly number[];
  readonly productLines: readonly number[];
  /** Codes of items to recommend, in order. */
  readonly related: readonly string[];
  readonly articles: readonly number[];
  readonly activity: number | null;
  readonly packs: readonly Pack[];
  readonly batches: readonly Batch[];
  readonly spectra: readonly Spectrum[];
}

/** Price, promotion and stock of a pack of a reagent or a variant of an instrument. */
export interface Sale {
  readonly listPrice: Fen;
  /** 0 means the list price. */
  readonly salesPrice: Fen;
  readonly promotion: "special-price" | "other" | null;
  readonly hasFuturesDiscount: boolean;
  readonly stock: number;
  /** Lines separated by semicolons. */
  readonly delivery: LocalizedText;
  /** Shown when the stock is 0. */
  readonly expectedDelivery: LocalizedText;
}

export interface Pack extends Sale {
  /** product_code: the item's code and the size, "B810527-25g". */
  readonly code: string;
  /** Amount in the pack: "25g", "2.5L". */
  readonly size: string;
  /** What is sold: "EA". */
  readonly unit: string;
  /** Price on request: the specification reads POA (storefront §5, price on request). */
  readonly isPriceOnRequest: boolean;
  readonly isEnquiryOnly: boolean;
  readonly hasTriangle: boolean;
  readonly isRare: boolean;
  /** A size beyond the list, sold on request only (wire: bulk_product). */
  readonly isBulk: boolean;
}

/** A batch of an item, with the results on its certificate of analysis. */
export interface Batch {
  /** A letter and eight digits, "C15482130". */
  readonly code: string;
  /** Epoch milliseconds. */
  readonly producedAt: number;
  readonly retestAt: number;
  readonly results: readonly AnalysisResult[];
}

export interface AnalysisResult {
  readonly test: LocalizedText;
  readonly requirement: LocalizedText;
  readonly result: LocalizedText;
}

export type SpectrumKind = "nmr" | "infrared" | "hplc" | "gc";

export interface Spectrum {
  readonly kind: SpectrumKind;
  readonly batchCode: string | null;
  readonly peaks: readonly Peak[];
  /** How it was recorded: solvent, instrument. */
  readonly conditions: LocalizedText;
}

export interface Peak {
  /** In ppm, cm⁻¹ or minutes, by kind. */
  readonly position: number;
  /** Relative, 0 to 1. */
  readonly intensity: number;
  readonly label?: string;
}

export interface Instrument {
  /** spu_code. */
  readonly code: string;
  readonly kind: "instrument" | "consumable";
  /** What it is; empty where that is not known, as the brand. */
  readonly category: LocalizedText;
  readonly brand: LocalizedText;
  readonly name: LocalizedText;
  readonly summary: LocalizedText;
  /** HTML. */
  readonly description: LocalizedText;
  /** HTML. */
  readonly returnTerms: LocalizedText;
  /** The attributes of its variants, in order. */
  readonly attributes: readonly Attribute[];
  readonly picture: string | null;
  readonly skus: readonly InstrumentSku[];
}

export interface Attribute {
  readonly name: LocalizedText;
  readonly values: readonly LocalizedText[];
}

export interface InstrumentSku extends Sale {
  readonly code: string;
  /** One value for each attribute of its instrument, in their order. */
  readonly values: readonly LocalizedText[];
}

export type ArticleKind = Exclude<ArticleType, "activity">;

export interface Article {
  readonly id: number;
  readonly kind: ArticleKind;
  readonly subject: LocalizedText;
  readonly summary: LocalizedText;
  /** HTML. */
  readonly content: LocalizedText;
  /** Whether the home page lists it at the top. */
  readonly isTop: boolean;
  /** The codes of the items that it belongs to; undefined where its file does not say, and they stay as they are. */
  readonly products?: readonly string[] | undefined;
  /** The name of a picture, or "". */
  readonly picture: string;
  /** What the picture shows; empty where it is decoration. */
  readonly alt: LocalizedText;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** A page of the company's own text. */
export interface Page {
  readonly code: ContentPageCode;
  readonly subject: LocalizedText;
  readonly summary: LocalizedText;
  /** HTML. */
  readonly content: LocalizedText;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export interface Job {
  readonly id: number;
  readonly subject: LocalizedText;
  readonly summary: LocalizedText;
  readonly place: LocalizedText;
  readonly team: LocalizedText;
  /** HTML. */
  readonly content: LocalizedText;
  /** The last day to apply, in Asia/Shanghai; null for none. */
  readonly until: string | null;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** A campaign: a sentence, a note above it, a link, and a picture. */
export interface Activity {
  readonly id: number;
  readonly subject: LocalizedText;
  readonly note: LocalizedText;
  /** HTML. */
  readonly content: LocalizedText;
  /** A path within the shop, without the language prefix. */
  readonly link: string;
  readonly picture: string;
  readonly smallPicture: string;
  /** What the picture shows; empty where it is decoration. */
  readonly alt: LocalizedText;
  readonly createdAt: number;
}

/** A banner of the home page or of the orchard. */
export interface Banner {
  readonly subject: LocalizedText;
  readonly note: LocalizedText;
  /** The text of its link; without one the subject is the link. */
  readonly action: LocalizedText;
  /** A path of the shop without its language, or an address outside of it. */
  readonly link: string;
  readonly picture: Picture | null;
  /** What the picture shows; empty where it is decoration. */
  readonly alt: LocalizedText;
}

/** What the shop says of a product line, whose Chinese name identifies it. */
export interface LineTexts {
  readonly name: LocalizedText;
  /** One claim of a few words. */
  readonly tagline: LocalizedText;
  /** HTML. */
  readonly description: LocalizedText;
  /** Those in the description. */
  readonly images: readonly ImageFile[];
  readonly picture: Picture | null;
  /** What the picture shows; empty where it is decoration. */
  readonly alt: LocalizedText;
}

export interface Notice {
  readonly id: number;
  readonly subject: LocalizedText;
  /** HTML. */
  readonly content: LocalizedText;
  readonly createdAt: number;
}

/** The price of an item's packs for a customer group, in permille of the normal price. */
export interface GroupDiscount {
  readonly group: string;
  /** The code of an item. */
  readonly item: string;
  readonly permille: number;
}

/** A picture of the shop: SVG whose lines have `currentColor`, or a photograph. */
export interface Picture {
  readonly name: string;
  /** SVG, or the path of the image. */
  readonly markup: string;
  /** That of a photograph. */
  readonly image?: ImageFile;
}

/** An image that becomes a file of the shop. */
export interface ImageFile {
  /** Of its contents: equal images have one name. */
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
  /** In pixels; undefined for a drawing, and for an image that is too large to be made smaller. */
  readonly width: number | undefined;
}
