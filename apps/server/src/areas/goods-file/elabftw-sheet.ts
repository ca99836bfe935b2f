import type { Readable } from "node:stream";
import { shop } from "@reagent/api/contract/shop";
import { toYuan } from "@reagent/domain/money";
import { storageClassOf } from "@reagent/domain/storage-class";
import { type CsvColumn, csvStream } from "../../basics/csv-stream.ts";
import { dayOf } from "../../basics/day.ts";
import { escapeHtml } from "../../basics/escape-html.ts";
import type { Language, LocalizedText } from "../../basics/language.ts";
import type { Reader } from "../../database/database.ts";
import { bottleAddress, type CodesIn } from "../../documents/bottle-codes.ts";
import type { Goods } from "./goods.ts";
import {
  batchDay,
  type Bottle,
  bottleId,
  bottlesOf,
  casOf,
  gradeOf,
  hazardCodes,
  precautionCodes,
  purityText,
} from "./inventory.ts";

/**
 * Bottles as the CSV that eLabFTW imports as resources: the columns are those of `src/Import/Csv.php` of elabftw/elabftw (`title`, `date`,
 * `tags` with `|` between them, `body` as HTML, `metadata`), the metadata as its guide describes extra fields (doc.elabftw.net, metadata).
 */
export const elabftwSheet = (reader: Reader, goods: Goods, codesIn: CodesIn): Readable =>
  csvStream(bottlesOf(reader, goods), columnsFor(codesIn), codesIn.language, { isImported: true });

const alike = (name: string): LocalizedText => ({ zh: name, en: name });

const columnsFor = (codesIn: CodesIn): readonly CsvColumn<Bottle>[] => [
  { header: alike("title"), value: titleOf },
  {
    header: alike("date"),
    value: ({ orderedAt }) => (orderedAt === null ? "" : dayOf(orderedAt)),
  },
  {
    header: alike("tags"),
    value: ({ line }, language) =>
      [casOf(line), shop.name[language]].filter((tag) => tag !== "").join("|"),
  },
  { header: alike("body"), value: (bottle) => bodyOf(bottle, codesIn) },
  { header: alike("metadata"), value: metadataOf },
];

function titleOf({ line, batchCode }: Bottle, language: Language): string {
  const name = line.name[language] || line.name.zh || line.productCode;
  return [name, line.pack, line.productCode, batchCode].filter((part) => part !== "").join(" ");
}

/** A link to the page of the bottle, which has its papers. */
function bodyOf({ line: { productCode }, batchCode }: Bottle, codesIn: CodesIn): string {
  if (batchCode === "") return "";
  const address = escapeHtml(bottleAddress({ productCode, batchCode }, codesIn));
  return `<p><a href="${address}">${address}</a></p>`;
}

const words = {
  bottle: { zh: "瓶号", en: "Bottle" },
  product: { zh: "货号", en: "Product code" },
  grade: { zh: "规格", en: "Grade" },
  purity: { zh: "纯度", en: "Purity" },
  amount: { zh: "数量", en: "Amount" },
  density: { zh: "密度", en: "Density" },
  batch: { zh: "批号", en: "Batch" },
  produced: { zh: "生产日期", en: "Produced on" },
  retest: { zh: "复验日期", en: "Retest date" },
  storageClass: { zh: "储存类别（TRGS 510）", en: "Storage class (TRGS 510)" },
  hazards: { zh: "危险性说明（H）", en: "Hazard statements" },
  precautions: { zh: "防范说明（P）", en: "Precautionary statements" },
  price: { zh: "每包装价格", en: "Price per pack" },
} satisfies Record<string, LocalizedText>;

interface Field {
  readonly label: string;
  readonly value: string;
  readonly type?: "text" | "number" | "date";
  readonly unit?: string;
}

function metadataOf(bottle: Bottle, language: Language): string {
  const { line, batch, batchCode, amount, unit } = bottle;
  const { item, price } = line;
  const named = (name: keyof typeof words, value: string, more: Partial<Field> = {}): Field => ({
    label: words[name][language],
    value,
    ...more,
  });
  const fields: readonly Field[] = [
    named("bottle", bottleId(bottle)),
    named("product", line.productCode),
    { label: "CAS", value: casOf(line) },
    { label: "SMILES", value: item?.smiles ?? "" },
    named("grade", gradeOf(line, language)),
    named("purity", purityText(line), { type: "number", unit: "%" }),
    named("amount", amount, { type: "number", unit }),
    named("density", item?.density ?? ""),
    named("batch", batchCode),
    named("produced", batchDay(batch, "produced_at"), { type: "date" }),
    named("retest", batchDay(batch, "retest_at"), { type: "date" }),
    named("storageClass", storageClassOf(hazardCodes(line), casOf(line)) ?? ""),
    named("hazards", hazardCodes(line).join(" ")),
    named("precautions", precautionCodes(line).join(" ")),
    named("price", price === null ? "" : toYuan(price), { type: "number", unit: "CNY" }),
  ];
  const extra = fields
    .filter(({ value }) => value !== "")
    .map(({ label, value, type = "text", unit: of }, index) => [
      label,
      { type, value, position: index + 1, ...(of !== undefined && { unit: of, units: [of] }) },
    ]);
  return JSON.stringify({ extra_fields: Object.fromEntries(extra) as Record<string, unknown> });
}
