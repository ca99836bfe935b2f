import { tableColumns } from "./table-columns.ts";

/** How a cell of a catalogue file is read: see `readCell`. */
export type CellKind =
  | "item-code"
  | "pack"
  | "price"
  | "count"
  | "change"
  | "grains"
  | "flag"
  | "name"
  | "prose"
  | "names"
  | "paths"
  | "cas-number"
  | "ec-number"
  | "mdl-number"
  | "url"
  | "un-number"
  | "hazardous-number"
  | "formula"
  | "weight"
  | "smiles"
  | "signal"
  | "pictograms"
  | "hazard-statements"
  | "hazard-basis"
  | "pictures"
  | "attributes"
  | "group"
  | "groups"
  | "percent"
  | "batch-code"
  | "day"
  | "safety-level"
  | "months"
  | "item-codes"
  | "ids"
  | "id"
  | "unit"
  | "email"
  | "mobile"
  | "contact-mobile"
  | "landline"
  | "postcode"
  | "amount"
  | "language"
  | "signed-amount"
  | "tracking-number"
  | "invoice-number"
  | "invoice-files"
  | "invoice-method"
  | "spectrum-kind"
  | "file-name"
  | "peaks";

interface Column {
  /** The name in the file's header, which may also be in Chinese. */
  readonly name: string;
  readonly chinese: string;
  /** What the cell describes: the item, which all rows of one item code share, or the pack of the row. */
  readonly of: "item" | "pack";
  readonly kind: CellKind;
  /** Other names that suppliers' files give it. */
  readonly usual: readonly string[];
}

const column = <const Name extends string, const Of extends Column["of"]>(
  name: Name,
  chinese: string,
  of: Of,
  kind: CellKind,
  ...usual: readonly string[]
) => ({ name, chinese, of, kind, usual });

/** The columns of a catalogue file, in the order in which they are documented (glossary, goods and substances). */
export const CATALOGUE_COLUMNS = [
  column("item_code", "项目号", "item", "item-code", "货号", "商品编号"),
  column("name_zh", "中文名", "item", "name", "产品名称", "商品名称", "品名", "名称"),
  column("name_en", "英文名", "item", "name", "英文名称"),
  column("pack", "包装", "pack", "pack", "包装规格", "pack size"),
  column("list_price", "目录价", "pack", "price", "单价", "价格", "市场价"),
  column("sales_price", "促销价", "pack", "price"),
  column("stock", "库存", "pack", "count", "库存量", "库存数量"),
  column("stock_change", "库存增减", "pack", "change"),
  column("delivery_zh", "货期", "pack", "name"),
  column("delivery_en", "货期英文", "pack", "name"),
  column("expected_delivery_zh", "无货时货期", "pack", "name"),
  column("expected_delivery_en", "无货时货期英文", "pack", "name"),
  column("price_on_request", "询价", "pack", "flag"),
  column("enquiry_only", "仅供询价", "pack", "flag"),
  column("other_promotion", "其他促销", "pack", "flag"),
  column("futures_discount", "期货优惠", "pack", "flag"),
  column("triangle", "特规品", "pack", "flag"),
  column("rare_pack", "稀缺包装", "pack", "flag"),
  column("bulk_pack", "大包装询价", "pack", "flag"),
  column("unit", "单位", "pack", "unit"),
  column("grade_zh", "规格", "item", "name"),
  column("grade_en", "规格英文", "item", "name"),
  column("category_zh", "分类", "item", "paths"),
  column("category_en", "分类英文", "item", "paths"),
  column("product_line_zh", "产品线", "item", "names"),
  column("product_line_en", "产品线英文", "item", "names"),
  column("aliases_zh", "中文别名", "item", "names"),
  column("aliases_en", "英文别名", "item", "names"),
  column("cas", "CAS号", "item", "cas-number", "CAS number", "CAS no.", "CAS"),
  column("formula", "分子式", "item", "formula"),
  column("molecular_weight", "分子量", "item", "weight"),
  column("smiles", "SMILES", "item", "smiles"),
  column("mdl", "MDL号", "item", "mdl-number"),
  column("ec_number", "EINECS号", "item", "ec-number"),
  column("appearance_zh", "外观", "item", "name"),
  column("appearance_en", "外观英文", "item", "name"),
  column("storage_zh", "贮存", "item", "name"),
  column("storage_en", "贮存英文", "item", "name"),
  column("density", "密度", "item", "name"),
  column("melting_point", "熔点", "item", "name"),
  column("boiling_point", "沸点", "item", "name"),
  column("flash_point", "闪点", "item", "name"),
  column("refractive_index", "折射率", "item", "name"),
  column("optical_rotation", "比旋光度", "item", "name"),
  column("explosion_limits", "爆炸极限", "item", "name"),
  column("exposure_limits_zh", "职业接触限值", "item", "name"),
  column("exposure_limits_en", "职业接触限值英文", "item", "name"),
  column("acute_toxicity_zh", "急性毒性", "item", "name"),
  column("acute_toxicity_en", "急性毒性英文", "item", "name"),
  column("particle_size", "粒径", "item", "name"),
  column("surface_area", "比表面积", "item", "name"),
  column("properties_zh", "性质", "item", "prose"),
  column("properties_en", "性质英文", "item", "prose"),
  column("application_zh", "用途", "item", "prose"),
  column("application_en", "用途英文", "item", "prose"),
  column("signal", "信号词", "item", "signal"),
  column("pictograms", "GHS图标", "item", "pictograms"),
  column("hazard_statements", "危险性说明", "item", "hazard-statements"),
  column("hazard_basis", "危险性分类依据", "item", "hazard-basis", "分类依据"),
  column("un_number", "UN编号", "item", "un-number"),
  column("hazardous_number", "危险化学品序号", "item", "hazardous-number"),
  column("drug_precursor", "易制毒", "item", "flag"),
  column("explosive_precursor", "易制爆", "item", "flag"),
  column("biological", "生物试剂", "item", "flag"),
  column("rare", "稀缺", "item", "flag"),
  column("low_boiling", "低沸点", "item", "flag"),
  column("safety_level", "安全等级", "item", "safety-level"),
  column("bulk", "大包装", "item", "flag"),
  column("special_brand", "特殊品牌", "item", "flag"),
  column("safety_data_sheet", "安全技术说明书", "item", "flag"),
  column("brand_safety_data_sheet", "品牌方安全技术说明书", "item", "url"),
  column("instruction", "使用说明", "item", "flag"),
  column("nmr", "核磁图谱", "item", "flag"),
  column("picture", "图片", "item", "pictures"),
  column("description_zh", "说明", "item", "prose"),
  column("description_en", "说明英文", "item", "prose"),
  column("retest_months", "复验期月数", "item", "months"),
  column("related", "推荐产品", "item", "item-codes"),
  column("articles", "文章", "item", "ids"),
  column("activity", "活动", "item", "id"),
] as const satisfies readonly Column[];

type AnyColumn = (typeof CATALOGUE_COLUMNS)[number];

export type ColumnName = AnyColumn["name"];
export type ItemColumn = Extract<AnyColumn, { of: "item" }>["name"];
export type PackColumn = Extract<AnyColumn, { of: "pack" }>["name"];

/** The code of a pack, by which a file names it that changes only some of its facts. */
const PRODUCT_CODE = {
  name: "product_code",
  chinese: "产品编号",
  usual: ["产品货号", "SKU"],
} as const;

export type CatalogueColumn = ColumnName | typeof PRODUCT_CODE.name;

const ALL = [...CATALOGUE_COLUMNS, PRODUCT_CODE];

/** How the header of a file of goods is read. */
export const CATALOGUE_TABLE = tableColumns<CatalogueColumn>(ALL, ["item_code", "pack"]);

/** How the header of a file is read that names packs of the shop by their product codes. */
export const FEED_TABLE = tableColumns<CatalogueColumn>(ALL, ["product_code"]);
