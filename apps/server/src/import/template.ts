import { BATCH_COLUMNS, type BatchColumn } from "@reagent/domain/batch-columns";
import { CATALOGUE_COLUMNS } from "@reagent/domain/catalogue-columns";
import type { ColumnName } from "@reagent/domain/catalogue-columns";
import { CUSTOMER_COLUMNS, type CustomerColumn } from "@reagent/domain/customer-columns";
import { DISCOUNT_COLUMNS, type DiscountColumn } from "@reagent/domain/discount-file";
import { GIFT_COLUMNS } from "@reagent/domain/gift-columns";
import type { GiftColumn } from "@reagent/domain/gift-columns";
import { INSTRUMENT_COLUMNS, type InstrumentColumn } from "@reagent/domain/instrument-columns";
import { SPECTRUM_COLUMNS, type SpectrumColumn } from "@reagent/domain/spectrum-columns";

/** Two packs of one item: the second row does not repeat the item's facts. */
const EXAMPLES: readonly Partial<Record<ColumnName, string>>[] = [
  {
    item_code: "E100001",
    name_zh: "无水乙醇",
    name_en: "Ethanol, absolute",
    pack: "500mL",
    list_price: "48.00",
    sales_price: "42.00",
    stock: "120",
    delivery_zh: "现货；次日达",
    delivery_en: "In stock; next day",
    expected_delivery_zh: "约2周",
    expected_delivery_en: "About 2 weeks",
    grade_zh: "AR，≥99.7%",
    grade_en: "AR, ≥99.7%",
    category_zh: "化学试剂 > 溶剂 > 醇类",
    category_en: "Chemicals > Solvents > Alcohols",
    product_line_zh: "无水溶剂",
    product_line_en: "Anhydrous solvents",
    aliases_zh: "乙醇；酒精",
    aliases_en: "Ethyl alcohol; EtOH",
    cas: "64-17-5",
    formula: "C2H6O",
    molecular_weight: "46.07",
    smiles: "CCO",
    mdl: "MFCD00003568",
    ec_number: "200-578-6",
    appearance_zh: "无色透明液体",
    appearance_en: "Clear colorless liquid",
    storage_zh: "室温，远离火源",
    storage_en: "Room temperature, away from fire",
    density: "0.789 g/mL",
    boiling_point: "78.3 ℃",
    flash_point: "13 ℃",
    signal: "danger",
    pictograms: "GHS02; GHS07",
    hazard_statements: "H225; H319",
    hazard_basis: "annex-vi",
    un_number: "1170",
    safety_data_sheet: "1",
    instruction: "1",
    description_zh: "适合一般合成与清洗。",
    description_en: "For general synthesis and cleaning.",
    retest_months: "24",
    unit: "EA",
  },
  { item_code: "E100001", pack: "2.5L", list_price: "168.00", stock: "0", futures_discount: "1" },
];

/** Two gifts of one type, without pictures: those would have to be beside the file. */
const EXAMPLE_GIFTS: readonly Partial<Record<GiftColumn, string>>[] = [
  {
    gift_code: "FR1001",
    name_zh: "烧杯马克杯",
    name_en: "Beaker mug",
    type_zh: "茶与咖啡",
    type_en: "Tea and coffee",
    specification_zh: "400 mL，高硼硅玻璃",
    specification_en: "400 mL, borosilicate glass",
    note_zh: "刻度只供参考，请勿带进实验室。",
    note_en: "The graduation is approximate; keep it out of the laboratory.",
    grains: "160",
    preferential_grains: "120",
    stock: "86",
  },
  {
    gift_code: "FR1002",
    name_zh: "玻璃茶壶",
    name_en: "Glass teapot",
    type_zh: "茶与咖啡",
    grains: "640",
    stock: "0",
    delisted: "1",
  },
];

/** Two tests of one batch: the second row does not repeat its days. */
const EXAMPLE_BATCHES: readonly Partial<Record<BatchColumn, string>>[] = [
  {
    batch_code: "C20261101",
    item_code: "E100001",
    produced: "2026-11-01",
    retest: "2028-11-01",
    pack: "500mL",
    stock: "120",
    test_zh: "含量（GC）",
    test_en: "Assay (GC)",
    requirement_zh: "≥99.7%",
    result_zh: "99.9%",
  },
  {
    batch_code: "C20261101",
    item_code: "E100001",
    pack: "2.5L",
    stock: "0",
    test_zh: "外观",
    test_en: "Appearance",
    requirement_zh: "无色透明液体",
    requirement_en: "Clear colorless liquid",
    result_zh: "符合",
    result_en: "Conforms",
  },
];

/** Two variants of one instrument: the second row does not repeat its facts. */
const EXAMPLE_INSTRUMENTS: readonly Partial<Record<InstrumentColumn, string>>[] = [
  {
    instrument_code: "INS-2001",
    sku_code: "INS-2001-A",
    name_zh: "磁力搅拌器",
    name_en: "Magnetic stirrer",
    consumable: "0",
    category_zh: "搅拌与混匀",
    category_en: "Stirring and mixing",
    brand_zh: "示例品牌",
    brand_en: "Example brand",
    summary_zh: "用于溶液的搅拌与混匀。",
    summary_en: "For stirring and mixing solutions.",
    description_zh: "陶瓷盘面，转速 100–1500 rpm。",
    description_en: "Ceramic plate, 100 to 1500 rpm.",
    return_terms_zh: "签收后七天内未使用的可以退换。",
    return_terms_en: "Unused instruments can be returned within seven days.",
    attributes_zh: "搅拌量: 5L; 加热: 无",
    attributes_en: "Volume: 5L; Heating: No",
    list_price: "363.00",
    stock: "11",
    delivery_zh: "现货",
    delivery_en: "In stock",
  },
  {
    instrument_code: "INS-2001",
    sku_code: "INS-2001-B",
    attributes_zh: "搅拌量: 10L; 加热: 有",
    attributes_en: "Volume: 10L; Heating: Yes",
    list_price: "723.00",
    futures_discount: "1",
    stock: "0",
  },
];

/** A discount of a group, one for a month, and a price that was agreed with one customer. */
const EXAMPLE_DISCOUNTS: readonly Partial<Record<DiscountColumn, string>>[] = [
  { customer_group: "university", item_code: "E100001", discount: "10" },
  {
    customer_group: "key-accounts",
    item_code: "E100001",
    discount: "12.5",
    from: "2026-12-01",
    to: "2026-12-31",
  },
  {
    customer: "chen@lab.example",
    product_code: "E100001-500mL",
    price: "39.80",
    from: "2026-12-01",
  },
];

/** Two customers: the second row of the first has another address only. */
const EXAMPLE_CUSTOMERS: readonly Partial<Record<CustomerColumn, string>>[] = [
  {
    email: "chen@lab.example",
    mobile: "13800000120",
    name: "陈若安",
    company: "示例材料研究所",
    language: "zh",
    category: "573",
    credit_limit: "50000.00",
    account_period: "471",
    opening_balance: "1250.50",
    balance_note: "旧系统余额",
    invoice_title: "示例材料研究所",
    tax_number: "91310000000000120X",
    invoice_method: "all-electronic",
    receiver: "陈若安",
    receiver_mobile: "13800000120",
    receiver_phone: "021-00000120",
    province: "上海市",
    city: "上海市",
    district: "浦东新区",
    street: "示例路 8 号 3 楼",
    postcode: "200120",
    default_address: "1",
  },
  {
    email: "chen@lab.example",
    receiver: "收发室",
    receiver_mobile: "13800000121",
    street: "江苏省苏州市工业园区示例街 8 号",
  },
  { email: "smith@lab.example", name: "Ann Smith", company: "Example Ltd.", language: "en" },
];

/** A spectrum by its peaks: one by a file would need the file beside the table. */
const EXAMPLE_SPECTRA: readonly Partial<Record<SpectrumColumn, string>>[] = [
  {
    item_code: "E100001",
    batch_code: "C20261101",
    spectrum: "infrared",
    peaks: "3340 0.8 O–H; 2975 0.6 C–H; 1050 1 C–O",
    conditions_zh: "液膜",
    conditions_en: "Liquid film",
  },
];

/** A file of goods with every column but `stock_change`, which is for files of changes, and two example rows. */
export function templateText(): string {
  return tableText(
    CATALOGUE_COLUMNS.filter(({ name }) => name !== "stock_change"),
    EXAMPLES,
  );
}

/** A file of gifts with every column and two example rows. */
export function giftTemplateText(): string {
  return tableText(GIFT_COLUMNS, EXAMPLE_GIFTS);
}

/** A file of batches with every column and two example rows. */
export function batchTemplateText(): string {
  return tableText(BATCH_COLUMNS, EXAMPLE_BATCHES);
}

/** A file of spectra with every column and an example row. */
export function spectrumTemplateText(): string {
  return tableText(SPECTRUM_COLUMNS, EXAMPLE_SPECTRA);
}

/** A file of instruments with every column but `stock_change`, and two example rows. */
export function instrumentTemplateText(): string {
  return tableText(
    INSTRUMENT_COLUMNS.filter(({ name }) => name !== "stock_change"),
    EXAMPLE_INSTRUMENTS,
  );
}

/** A file of discounts with every column and three example rows. */
export function discountTemplateText(): string {
  return tableText(DISCOUNT_COLUMNS, EXAMPLE_DISCOUNTS);
}

/** A file of customers with every column and three example rows. */
export function customerTemplateText(): string {
  return tableText(CUSTOMER_COLUMNS, EXAMPLE_CUSTOMERS);
}

/** Excel needs the byte order mark to recognise UTF-8. */
function tableText<Name extends string>(
  columns: readonly { readonly name: Name }[],
  examples: readonly Partial<Record<Name, string>>[],
): string {
  const header = columns.map(({ name }) => name as string);
  const rows = examples.map((row) => columns.map(({ name }) => row[name] ?? ""));
  return `\u{FEFF}${[header, ...rows].map((cells) => cells.map(quoted).join(",")).join("\r\n")}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
