import {
  amount,
  code,
  count,
  day,
  entity,
  type EntityOf,
  flag,
  id,
  idList,
  list,
  maybe,
  nothing,
  number,
  optionalAmount,
  text,
  line,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { choiceFields, restrictionFields } from "./goods-fields.ts";

/** item_product_cate: how an item is ordered (storefront §3, reagent search item; §9, category codes). */
export const itemCategory = code({ 1: "bulk", 7: "special-brand" }, "ordinary");
/** product_cate: the pack's own mark. */
export const packCategory = code({ 3: "triangle" }, "ordinary");
/** item_safe_level: 5 is a low-boiling item, ordered by telephone. */
export const safetyLevel = code({ 5: "low-boiling" }, "ordinary");

/** A pack with the price and stock that the viewer may see. */
export const Pack = entity({
  productId: ["product_id", id],
  productCode: ["product_code", text],
  category: ["product_cate", packCategory],
  isRare: ["item_if_rare", flag],
  listPrice: ["product_price", maybe(amount)],
  /** The viewer's own price; null means that the list price holds. */
  salesPrice: ["product_sales_price", optionalAmount],
  ...choiceFields,
  stock: ["stock", count],
  isEnquiryOnly: ["product_flag", flag],
  pack: ["product_pack", text],
  unit: ["product_unit", text],
  specification: ["item_specification", text],
});
export type Pack = EntityOf<typeof Pack>;

/** A size that is sold on request only. */
export const BulkPack = entity({
  productCode: ["product_code", id],
  pack: ["product_pack", text],
  unit: ["product_unit", text],
});
export type BulkPack = EntityOf<typeof BulkPack>;

export const PriceAndStock = entity({
  packs: ["list", list(Pack)],
  bulkPacks: ["bulk_product", list(BulkPack)],
  isLoggedIn: ["login", flag],
});
export type PriceAndStock = EntityOf<typeof PriceAndStock>;

/** What an item is marked as wherever it is shown. */
const itemMarks = {
  ...restrictionFields,
  isBiological: ["item_if_bio", flag],
  isRare: ["item_if_rare", flag],
  category: ["item_product_cate", itemCategory],
  safetyLevel: ["item_safe_level", safetyLevel],
} as const;

/** An item of search results, listings and recommendations. */
export const itemRowFields = {
  itemId: ["item_id", id],
  itemCode: ["item_code", id],
  chineseName: ["item_cn_name", text],
  englishName: ["item_en_name", text],
  chineseAlias: ["item_cn_alia", text],
  englishAlias: ["item_en_alia", text],
  specification: ["item_specification", text],
  drawing: ["item_upimg", text],
  formula: ["chem_mf", text],
  molecularWeight: ["chem_mw", text],
  casNumber: ["chem_cas", text, "cas"],
  mdlNumber: ["chem_mdl", text],
  storage: ["item_storage", text],
  ...itemMarks,
  smiles: ["smile_code", text],
  isFavourite: ["collect_status", flag],
  /** The lowest list price among its packs; null when it has none. */
  fromPrice: ["from_price", maybe(amount)],
  /** The pack with that price; empty where there is none. */
  fromPack: ["from_pack", text],
  hasPromotion: ["if_sales", flag],
  isFutures: ["futures_discount", flag],
} as const;

export const ItemRow = entity(itemRowFields);
export type ItemRow = EntityOf<typeof ItemRow>;

/** An item of a page of groups, with its cheapest pack and its group (storefront §3, molecule or sample-centre item). */
export const GroupedItem = entity({
  ...itemRowFields,
  drawing: ["item_upimg", text, "up_img", "img"],
  productCode: ["product_code", text],
  /** The list price of that pack; null on request. */
  price: ["product_price", maybe(amount)],
  groupName: ["type_name", text],
  /** The path of the page with all items of the group. */
  groupPath: ["type_link", text],
});
export type GroupedItem = EntityOf<typeof GroupedItem>;

const Crumb = entity({ id: ["tree_id", id], name: ["tree_name", text] });

const RelatedArticle = entity({ id: ["id", id], type: ["type", text], subject: ["subject", text] });

/** What a classification rests on, or that the goods were assessed and have none (rules, classification). */
export const hazardBasis = code(
  {
    "annex-vi": "annex-vi",
    notified: "notified",
    supplier: "supplier",
    calculated: "calculated",
    "not-classified": "not-classified",
  },
  "unstated",
);
/** The signal word of a label. */
export const signalWord = code({ danger: "danger", warning: "warning" }, "none");

const itemFacts = {
  itemId: ["item_id", id],
  itemCode: ["item_code", id],
  chineseName: ["cn_name", text],
  englishName: ["item_en_name", text],
  chineseAlias: ["item_cn_alia", text],
  englishAlias: ["item_en_alia", text],
  specification: ["item_specification", text],
  casNumber: ["cas", text, "chem_cas"],
  formula: ["chem_mf", text],
  molecularWeight: ["chem_mw", text],
  einecsNumber: ["chem_einecs", text],
  mdlNumber: ["chem_mdl", text],
  smiles: ["smile_code", text],
  properties: ["item_properties", text],
  meltingPoint: ["item_melting", text],
  boilingPoint: ["item_boiling", text],
  density: ["item_density", text],
  storage: ["item_storage", text],
  application: ["item_application", text],
  refractiveIndex: ["item_refractive", text],
  opticalRotation: ["item_rotatory", text],
  flashPoint: ["item_flash", text],
  explosionLimits: ["item_limited", text],
  appearance: ["item_color", text],
  particleSize: ["item_particle", text],
  surfaceArea: ["item_area", text],
  description: ["item_text_desc", text],
  ...itemMarks,
  pictograms: ["ghs_pictograms", list(id)],
  hazardStatements: ["hazard_codes", list(id)],
  hazardBasis: ["hazard_basis", hazardBasis],
  signalWord: ["signal", signalWord],
  unNumber: ["un_number", text],
  /** Occupational exposure limits with their sources; empty where none is known, as is the next. */
  exposureLimits: ["exposure_limits", text],
  /** Doses or concentrations of acute toxicity, such as an LD50, with their species and route. */
  acuteToxicity: ["acute_toxicity", text],
  /** "0" means that there is no safety data sheet. */
  msdsId: ["msds_id", text],
  /** The address of the data sheet of the partner's brand; empty for none. */
  partnerMsdsUrl: ["basf_msds", text],
  spectrumUrl: ["item_upfile", text],
  instructionUrl: ["item_instruction", text],
  hasNmr: ["nmr", flag],
  drawing: ["up_img", entity({ markup: ["filepath", text] })],
  isFavourite: ["collect_status", flag],
} as const;

/** Everything on the page of a product (storefront §3, product detail). */
export const Item = entity({
  ...itemFacts,
  /** The address of the picture that is shown beside the structure; "" for none, and where it is shown in place of a structure. */
  picture: ["item_picture", text],
  crumbs: ["nav_category", list(Crumb)],
  recommendations: ["other_products", list(ItemRow)],
  articles: ["articles", list(RelatedArticle)],
  activity: [
    "activity",
    maybe(entity({ id: ["id", id], subject: ["subject", text], drawing: ["up_img_s", text] })),
  ],
});
export type Item = EntityOf<typeof Item>;

/** An item of a comparison, with its packs. */
export const ComparedItem = entity({ ...itemFacts, packs: ["product_list", list(Pack)] });
export type ComparedItem = EntityOf<typeof ComparedItem>;

/** Another item of the same substance: another grade, another form such as a hydrate, or another salt. */
export const OtherForm = entity({
  itemCode: ["item_code", id],
  chineseName: ["item_cn_name", text],
  englishName: ["item_en_name", text],
  specification: ["item_specification", text],
  casNumber: ["chem_cas", text],
  formula: ["chem_mf", text],
  molecularWeight: ["chem_mw", text],
  density: ["item_density", text],
  safetyLevel: ["item_safe_level", safetyLevel],
  /** Of another salt of the substance what it is, such as "hydrochloride", in the language of the call; empty for the same substance. */
  saltName: ["salt_name", text],
  /** How many times a formula unit of the salt has the substance of a unit of the item of the page; null where formulas tell. */
  saltUnits: ["salt_units", maybe(number)],
  /** The pack with the lowest price for the viewer; null where none is sold through the cart. */
  cheapest: ["product", maybe(Pack)],
  /** Whether any of its packs that are sold through the cart is in stock. */
  isInStock: ["if_stock", flag],
});
export type OtherForm = EntityOf<typeof OtherForm>;

export const ProductPage = entity({
  item: ["item", Item],
  packs: ["product_list", list(Pack)],
  bulkPacks: ["bulk_product", list(BulkPack)],
  /** Items with the same CAS number, then those with the same structure but for water of crystallisation, then other salts; at most 20. */
  otherForms: ["same_substance", list(OtherForm)],
  isLoggedIn: ["login", flag],
});
export type ProductPage = EntityOf<typeof ProductPage>;

export const DocumentLink = entity({ url: ["url", text] });

const Spectrum = entity({
  /** The kind: ¹H NMR, HPLC. */
  type: ["type", text],
  url: ["url", text],
  /** Empty for a spectrum of the substance, not of a batch. */
  batchCode: ["batch_code", text],
  /** How it was recorded; empty where that is not known. */
  conditions: ["conditions", text],
});
export type Spectrum = EntityOf<typeof Spectrum>;
const Spectra = entity({ files: ["file", list(Spectrum)] });

/** A row of a certificate of analysis. */
const AnalysisResult = entity({
  test: ["test", text],
  requirement: ["requirement", text],
  result: ["result", text],
  /** Whether the result meets the requirement; `unknown` where the texts do not tell. */
  meets: ["if_meets", code({ 1: "yes", 0: "no" }, "unknown")],
});

/** What can be ordered of a batch in a pack. */
const BatchStock = entity({
  productId: ["product_id", id],
  pack: ["product_pack", text],
  stock: ["stock", count],
});

/** A batch of an item, with what its certificate of analysis says. */
export const ItemBatch = entity({
  batchCode: ["batch_code", id],
  producedOn: ["produced_at", day],
  retestOn: ["retest_at", day],
  results: ["results", list(AnalysisResult)],
  /** What the results say together; `undecided` also without results. */
  verdict: ["conclusion", code({ 1: "conforms", 0: "fails" }, "undecided")],
  /** Whether the certificate is the maker's own document. */
  isMakers: ["if_makers", flag],
  /** The address of the certificate. */
  url: ["url", text],
  /** Of the packs whose stock is kept by batch, and that are sold through the cart. */
  stocks: ["stocks", list(BatchStock)],
  /** The viewer's newest order of which the batch was sent; "" where there is none. */
  orderCode: ["order_code", text],
});
export type ItemBatch = EntityOf<typeof ItemBatch>;

const ItemCode = entity({ itemCode: ["item_code", id] });
const BatchOfProduct = entity({
  batchCode: ["batch_code", line()],
  productCode: ["product_code", line()],
});

/** Price and stock of an item's packs; the viewer's own prices when logged in. */
export const readPriceAndStock = endpoint(
  "readPriceAndStock",
  "GET /api/product/list",
  entity({ itemCode: ["code", id] }),
  PriceAndStock,
  { auth: "optional" },
);

export const readProduct = endpoint("readProduct", "GET /api/product/info", ItemCode, ProductPage, {
  auth: "optional",
  failures: { [codes.productMissing]: "warning-block" },
});

/** Rows of items by their codes, in that order; unknown ones are left out. At most 20. */
export const readItemRows = endpoint(
  "readItemRows",
  "GET /api/item/rows",
  entity({ itemCodes: ["item_code", idList] }),
  entity({ items: ["items", list(ItemRow)] }),
  { auth: "optional" },
);

/** Items to compare by their codes, in that order; unknown ones are left out. At most 4. */
export const readComparison = endpoint(
  "readComparison",
  "GET /api/product/compare",
  entity({ itemCodes: ["item_code", idList] }),
  entity({ items: ["items", list(ComparedItem)], isLoggedIn: ["login", flag] }),
  { auth: "optional" },
);

/** The batches of an item, newest first; pages of 10. With the number of a batch, that one alone. None for an unknown item. */
export const listBatches = endpoint(
  "listBatches",
  "GET /api/product/batches",
  entity({
    itemCode: ["item_code", id],
    batchCode: ["batch_code", maybe(id)],
    page: ["page", count],
    limit: ["limit", count],
  }),
  entity({ batches: ["list", list(ItemBatch)], total: ["total", count] }),
  { auth: "optional" },
);

/** The certificate of analysis of a batch. */
export const findCertificate = endpoint(
  "findCertificate",
  "POST /api/product/coa",
  BatchOfProduct,
  DocumentLink,
  {
    isRead: true,
    failures: { otherwise: "error-alert", [codes.notFound]: "error-alert" },
  },
);

export const findSpecification = endpoint(
  "findSpecification",
  "GET /api/product/specification",
  ItemCode,
  DocumentLink,
  {
    failures: { otherwise: "error-alert", [codes.productMissing]: "error-alert" },
  },
);

/** A safety data sheet, by CAS number or item code, in Chinese (cn) or English (en). */
export const findSafetyDataSheet = endpoint(
  "findSafetyDataSheet",
  "GET /api/product/msds",
  entity({
    language: ["lang", line()],
    keyword: ["keyword", line()],
    itemId: ["item_id", maybe(id)],
  }),
  DocumentLink,
  { failures: { otherwise: "error-alert", [codes.notFound]: "error-alert" } },
);

export const readItemSpectra = endpoint(
  "readItemSpectra",
  "GET /api/item/chromatogram",
  ItemCode,
  Spectra,
  { failures: { otherwise: "error-alert", [codes.productMissing]: "error-alert" } },
);

/** The spectra of one batch; the type is `nmr`. */
export const readBatchSpectra = endpoint(
  "readBatchSpectra",
  "GET /api/product/chromatogram",
  entity({
    type: ["type", line()],
    batchCode: ["batch_code", line()],
    productCode: ["product_code", line()],
  }),
  Spectra,
  { failures: { otherwise: "error-alert", [codes.notFound]: "error-alert" } },
);

export const applyForSpectrum = endpoint(
  "applyForSpectrum",
  "POST /api/product/spectrum",
  entity({
    email: ["email", line()],
    contact: ["contact", line()],
    phone: ["phone", line()],
    company: ["company", line()],
    productCode: ["product_code", line()],
  }),
  nothing,
  { auth: "required", isRepeatable: true },
);

/**
 * A document, at the URL that another call returned. Of a safety data sheet, `revision` asks for an older one, and the format `json` for
 * its facts as data.
 */
export const downloadDocument = endpoint(
  "downloadDocument",
  "GET /api/document",
  entity({
    kind: ["kind", line()],
    subject: ["subject", line()],
    batchCode: ["batch_code", maybe(id)],
    language: ["lang", maybe(line())],
    revision: ["revision", maybe(line())],
    format: ["format", maybe(line())],
  }),
  nothing,
  { kind: "download" },
);
