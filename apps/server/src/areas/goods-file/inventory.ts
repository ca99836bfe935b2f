import type { Readable } from "node:stream";
import { containersOf, type PackCount } from "@reagent/domain/inventory";
import { purityOf } from "@reagent/domain/item-facets";
import { toYuan } from "@reagent/domain/money";
import { precautionsFor } from "@reagent/domain/precautions";
import { storageClassOf } from "@reagent/domain/storage-class";
import { type CsvColumn, csvStream } from "../../basics/csv-stream.ts";
import { dayOf } from "../../basics/day.ts";
import { inLanguage, type Language } from "../../basics/language.ts";
import type { DatedBatch } from "../../catalogue/bottles.ts";
import type { Reader } from "../../database/database.ts";
import { type Goods, type KnownLine, knownLines } from "./goods.ts";

/** A bottle of some goods. */
export interface Bottle {
  /** Of the bottles of the file, from 1. */
  readonly number: number;
  readonly orderCode: string;
  /** Null for a list. */
  readonly orderedAt: number | null;
  readonly line: KnownLine;
  /** What it holds; empty where the text of the pack is not understood. */
  readonly amount: string;
  readonly unit: string;
  /** "" where it is not known, or the goods are not sent yet. */
  readonly batchCode: string;
  readonly batch: DatedBatch | undefined;
}

/** The bottles of goods, line by line (rules, inventory sheets). */
export async function* bottlesOf(
  reader: Reader,
  { lines, orderCode, orderedAt }: Goods,
): AsyncGenerator<Bottle> {
  let number = 0;
  for await (const line of knownLines(reader, lines)) {
    const { count, amount, unit } = containersOf(line.pack);
    for (const packs of line.packs)
      for (let left = packs.count * count; left > 0; left -= 1) {
        number += 1;
        yield { number, orderCode, orderedAt, line, amount, unit, ...batchOf(line, packs) };
      }
  }
}

const batchOf = ({ batches }: KnownLine, { batchCode }: PackCount) => ({
  batchCode,
  batch: batches.get(batchCode),
});

/** The sheet of goods as CSV, with a row for each bottle. */
export const inventoryOf = (reader: Reader, goods: Goods, language: Language): Readable =>
  csvStream(bottlesOf(reader, goods), INVENTORY_COLUMNS, language);

/** The number of a bottle with the number of its order, by which an inventory tells bottles apart: "MK2026112100001-0012". */
export const bottleId = ({ orderCode, number }: Pick<Bottle, "orderCode" | "number">): string =>
  [orderCode, String(number).padStart(4, "0")].filter((part) => part !== "").join("-");

/** The CAS number of a line, "" for none. */
export const casOf = ({ item, cas }: Pick<KnownLine, "item" | "cas">): string =>
  cas || (item?.cas ?? "");

/** The grade of a line in a language. */
export const gradeOf = ({ item, specification }: KnownLine, language: Language): string =>
  specification[language] || (item ? inLanguage(item, "specification", language) : "");

/** The codes of the hazard statements of a line's item. */
export const hazardCodes = ({ item }: Pick<KnownLine, "item">): readonly string[] =>
  item ? (JSON.parse(item.hazard_codes) as readonly string[]) : [];

/** The minimum content in percent: "99.7"; "" where the grade does not have it. */
export const purityText = (line: KnownLine): string => String(purityOf(gradeOf(line, "en")) ?? "");

/** The codes of the precautionary statements that follow from them. */
export const precautionCodes = (line: Pick<KnownLine, "item">): readonly string[] =>
  precautionsFor(hazardCodes(line)).map(({ code }) => code);

/** A day of a batch; "" where it is not known. */
export const batchDay = (batch: DatedBatch | undefined, day: "produced_at" | "retest_at"): string =>
  batch ? dayOf(batch[day]) : "";

/** What a sheet has of a bottle. */
export const INVENTORY_COLUMNS: readonly CsvColumn<Bottle>[] = [
  { header: { zh: "瓶号", en: "bottle" }, value: bottleId, isText: true },
  { header: { zh: "货号", en: "product_code" }, value: ({ line }) => line.productCode },
  { header: { zh: "CAS号", en: "cas" }, value: ({ line }) => casOf(line), isText: true },
  { header: { zh: "中文名", en: "name_zh" }, value: ({ line }) => line.name.zh },
  { header: { zh: "英文名", en: "name_en" }, value: ({ line }) => line.name.en },
  { header: { zh: "SMILES", en: "smiles" }, value: ({ line }) => line.item?.smiles ?? "" },
  { header: { zh: "分子式", en: "formula" }, value: ({ line }) => line.item?.formula ?? "" },
  {
    header: { zh: "分子量", en: "molecular_weight" },
    value: ({ line }) => line.item?.molecular_weight ?? "",
  },
  { header: { zh: "规格", en: "grade" }, value: ({ line }, language) => gradeOf(line, language) },
  { header: { zh: "纯度（%）", en: "purity_percent" }, value: ({ line }) => purityText(line) },
  { header: { zh: "数量", en: "amount" }, value: ({ amount }) => amount },
  { header: { zh: "单位", en: "unit" }, value: ({ unit }) => unit },
  { header: { zh: "包装", en: "pack" }, value: ({ line }) => line.pack },
  { header: { zh: "密度", en: "density" }, value: ({ line }) => line.item?.density ?? "" },
  { header: { zh: "批号", en: "batch" }, value: ({ batchCode }) => batchCode, isText: true },
  {
    header: { zh: "生产日期", en: "produced_on" },
    value: ({ batch }) => batchDay(batch, "produced_at"),
  },
  {
    header: { zh: "复验日期", en: "retest_on" },
    value: ({ batch }) => batchDay(batch, "retest_at"),
  },
  {
    header: { zh: "储存类别（TRGS 510）", en: "storage_class_trgs_510" },
    value: ({ line }) => storageClassOf(hazardCodes(line), casOf(line)) ?? "",
    isText: true,
  },
  {
    header: { zh: "贮存", en: "storage" },
    value: ({ line: { item } }, language) =>
      item ? (inLanguage(item, "storage", language) ?? "") : "",
  },
  {
    header: { zh: "危险性说明（H）", en: "hazard_statements" },
    value: ({ line }) => hazardCodes(line).join(" "),
  },
  {
    header: { zh: "防范说明（P）", en: "precautionary_statements" },
    value: ({ line }) => precautionCodes(line).join(" "),
  },
  {
    header: { zh: "UN号", en: "un_number" },
    value: ({ line }) => line.item?.un_number ?? "",
    isText: true,
  },
  {
    header: { zh: "每包装价格（元）", en: "price_per_pack_cny" },
    value: ({ line: { price } }) => (price === null ? "" : toYuan(price)),
  },
];
