import type { Readable } from "node:stream";
import { shop } from "@reagent/api/contract/shop";
import { litresOrGrams } from "@reagent/domain/inventory";
import { toYuan } from "@reagent/domain/money";
import { densityOf } from "@reagent/domain/strength";
import { type CsvColumn, csvStream } from "../../basics/csv-stream.ts";
import { dayOf } from "../../basics/day.ts";
import type { Language } from "../../basics/language.ts";
import type { Reader } from "../../database/database.ts";
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
 * Bottles as the sheet that Chemotion imports as samples, or as chemicals of its inventory. Its columns are those that
 * `lib/import/import_samples.rb` and `import_chemicals.rb` of ComPlat/chemotion_ELN read, by the names of `EXP_MAP_ATTR` in
 * `app/api/helpers/report_helpers.rb`; it finds the substance by the SMILES, else by the CAS number.
 */
export const chemotionSheet = (reader: Reader, goods: Goods, language: Language): Readable =>
  csvStream(bottlesOf(reader, goods), columns, language, { isImported: true });

/** A column with the name that Chemotion knows in every language. */
const column = (name: string, value: CsvColumn<Bottle>["value"]): CsvColumn<Bottle> => ({
  header: { zh: name, en: name },
  value,
});

const realAmount = ({ line }: Bottle) => litresOrGrams(line.pack);

const columns: readonly CsvColumn<Bottle>[] = [
  column("sample name", ({ line }, language) => line.name[language] || line.name.zh),
  column("sample external label", bottleId),
  column("canonical smiles", ({ line }) => line.item?.smiles ?? ""),
  column("cas", ({ line }) => casOf(line)),
  // In grams or litres.
  column("real amount", (bottle) => String(realAmount(bottle)?.amount ?? "")),
  column("real unit", (bottle) => realAmount(bottle)?.unit ?? ""),
  // From 0 to 1.
  column("purity", ({ line }) => {
    const percent = purityText(line);
    return percent === "" ? "" : String(Number((Number(percent) / 100).toFixed(6)));
  }),
  column("density", ({ line }) => {
    const density = densityOf(line.item?.density ?? "");
    return density === undefined ? "" : `${String(density)} g/mL`;
  }),
  column("inventory label", bottleId),
  column("description", descriptionOf),
  column("vendor", (_, language) => shop.name[language]),
  column("order number", ({ orderCode }) => orderCode),
  column("ordered date", ({ orderedAt }) => (orderedAt === null ? "" : dayOf(orderedAt))),
  column("price", ({ line: { price } }) => (price === null ? "" : `${toYuan(price)} CNY`)),
  column("pictograms", ({ line: { item } }) =>
    item ? (JSON.parse(item.ghs_pictograms) as readonly string[]).join(",") : "",
  ),
  column("h statements", ({ line }) => hazardCodes(line).join(",")),
  column("p statements", ({ line }) => precautionCodes(line).join(",")),
];

const words = {
  batch: { zh: "批号", en: "Batch" },
  retest: { zh: "复验", en: "Retest" },
} as const;

/** What has no column of its own: codes, grade, batch and retest date. */
function descriptionOf({ line, batch, batchCode }: Bottle, language: Language): string {
  const retest = batchDay(batch, "retest_at");
  return [
    [line.productCode, line.pack].filter((part) => part !== "").join(" "),
    gradeOf(line, language),
    batchCode === "" ? "" : `${words.batch[language]} ${batchCode}`,
    retest === "" ? "" : `${words.retest[language]} ${retest}`,
  ]
    .filter((part) => part !== "")
    .join("; ");
}
