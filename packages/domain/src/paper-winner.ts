import * as v from "valibot";
import type { PaperAward } from "./award.ts";
import { filledLineOf, judgeRow, type RowVerdict } from "./content-row.ts";
import { withoutZeroDecimals } from "./decimal.ts";
import { tableColumns } from "./table-columns.ts";

/** The columns of a file of winners, in the order in which they are documented. */
export const WINNER_COLUMNS = [
  { name: "year", chinese: "年份" },
  { name: "award", chinese: "奖项" },
  { name: "month", chinese: "月份" },
  { name: "name_zh", chinese: "姓名" },
  { name: "name_en", chinese: "姓名英文" },
  { name: "company_zh", chinese: "单位" },
  { name: "company_en", chinese: "单位英文" },
  { name: "title_zh", chinese: "论文题目" },
  { name: "title_en", chinese: "论文题目英文" },
  { name: "impact_factor", chinese: "影响因子" },
] as const;

export type WinnerColumn = (typeof WINNER_COLUMNS)[number]["name"];

/** How the header of a file of winners is read. */
export const WINNER_TABLE = tableColumns(WINNER_COLUMNS, [
  "year",
  "award",
  "name_zh",
  "name_en",
  "company_zh",
  "company_en",
  "title_zh",
  "title_en",
]);

const LONGEST_TEXT = 300;
const text = filledLineOf(LONGEST_TEXT);
const wholeNumber = v.pipe(
  v.string(),
  v.trim(),
  v.transform(withoutZeroDecimals),
  v.regex(/^\d{0,4}$/u, "must be a whole number"),
  v.transform(Number),
);

const WinnerEntries = v.object({
  year: v.pipe(wholeNumber, v.minValue(2000, "must be a year: 2025")),
  award: text,
  month: v.pipe(wholeNumber, v.maxValue(12, "must be a month, 1 to 12")),
  name_zh: text,
  name_en: text,
  company_zh: text,
  company_en: text,
  title_zh: text,
  title_en: text,
  impact_factor: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^(\d{1,3}(\.\d{1,3})?)?$/u, "must be a decimal: 16.1"),
  ),
});
/** A row of a file of winners (customer centre §9, paper award): an award of each month has a month, for the others it is 0. */
export type WinnerRow = v.InferOutput<typeof WinnerEntries>;

/** Judges rows of a file of winners, of these awards. */
export function winnerJudge({
  awards,
  editions,
}: Pick<PaperAward, "awards" | "editions">): (
  written: Readonly<Partial<Record<WinnerColumn, string>>>,
) => RowVerdict<WinnerRow> {
  const ids = awards.map(({ id }) => id);
  const isMonthly = (award: string) => awards.some((each) => each.isMonthly && each.id === award);
  const yearsOf = (award: string) =>
    editions.flatMap((edition) => (edition.awards.includes(award) ? [edition.year] : []));
  const Row = v.pipe(
    WinnerEntries,
    v.forward(
      v.check(({ award }) => ids.includes(award), `must be one of ${ids.join(", ")}`),
      ["award"],
    ),
    v.forward(
      v.check(
        ({ award, year }) => !ids.includes(award) || yearsOf(award).includes(year),
        ({ input: { award } }) => yearMessage(yearsOf(award)),
      ),
      ["year"],
    ),
    v.forward(
      v.check(
        ({ award, month }) => !ids.includes(award) || isMonthly(award) === month > 0,
        "is required for an award of each month, and empty for others",
      ),
      ["month"],
    ),
  );
  return (written) => judgeRow(Row, WINNER_COLUMNS, written);
}

const yearMessage = (years: readonly number[]): string =>
  years.length === 0
    ? "no edition has the winners of this award"
    : `must be the year of an edition with this award: ${years.join(", ")}`;
