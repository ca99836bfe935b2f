import { mistypedCas, parseCasNumber } from "@reagent/domain/cas";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import type { InstrumentSku, ItemRow } from "../../contract/product.ts";
import type { InstrumentResults, ReagentResults, Suggestion } from "../../contract/search.ts";
import { instruments } from "./instruments.ts";
import { itemCodes, itemRow } from "./items.ts";
import type { Language, Viewer } from "./language.ts";

interface Query {
  readonly keyword: string;
  readonly page: number;
  readonly limit: number;
}

/** The sampled items whose names or numbers contain a text: 苯甲醛 finds six substances and three instruments. */
export function reagentResults(
  { keyword, page, limit }: Query,
  language: Language = "zh",
  viewer: Viewer = "customer",
): ReagentResults {
  const rows = itemCodes.map((code) => itemRow(code, language, viewer));
  const found = rows.filter((row) =>
    matches(keyword, [
      row.chineseName,
      row.englishName,
      row.chineseAlias,
      row.englishAlias,
      row.casNumber,
      row.formula,
      row.itemCode,
    ]),
  );
  return { items: pageOf(found, page, limit), total: found.length };
}

export function instrumentResults(
  { keyword, page, limit }: Query,
  language: Language = "zh",
  viewer: Viewer = "customer",
): InstrumentResults {
  const found = instruments(language, viewer).filter((sku) =>
    matches(keyword, [sku.chineseName, sku.englishName, sku.skuCode]),
  );
  return { items: pageOf(found, page, limit), total: found.length };
}

const MOST_SUGGESTIONS = 8;

/** What the sampled items suggest for a text: 64-17-6 suggests ethanol by its CAS number, 乙醇 its grades. */
export function suggestions(
  { keyword, limit }: Omit<Query, "page">,
  language: Language = "zh",
): { suggestions: readonly Suggestion[] } {
  const rows = itemCodes.map((code) => itemRow(code, language));
  const cas = parseCasNumber(keyword);
  const meant = mistypedCas(keyword)?.near ?? (cas === undefined ? [] : [cas]);
  const substances = meant.flatMap((number) => {
    const row = rows.find(({ casNumber }) => casNumber === number);
    return row ? [{ ...suggestionOf("cas", row, number), itemCode: "", specification: "" }] : [];
  });
  const query = { keyword, page: 1, limit };
  const found = keyword.trim() === "" ? [] : reagentResults(query, language).items;
  const items = found.map((row) =>
    matches(keyword, [row.itemCode])
      ? suggestionOf("code", row, row.itemCode)
      : suggestionOf("item", row, matchOf(row, keyword)),
  );
  return { suggestions: [...substances, ...items].slice(0, Math.min(limit, MOST_SUGGESTIONS)) };
}

const suggestionOf = (
  kind: Suggestion["kind"],
  { itemCode, chineseName, englishName, specification, casNumber }: ItemRow,
  match: string,
): Suggestion => ({
  kind,
  itemCode,
  chineseName,
  englishName,
  specification,
  casNumber,
  match,
});

const matchOf = (row: ItemRow, keyword: string): string =>
  [
    row.casNumber,
    row.chineseName,
    row.englishName,
    ...row.chineseAlias.split("；"),
    ...row.englishAlias.split("; "),
    row.formula,
  ].find((text) => matches(keyword, [text])) ?? "";

/** A page of 126 results, for what needs several pages: the sampled items over and over, each with a code of its own. */
export function manyReagentResults(page: number, language: Language = "zh"): ReagentResults {
  const rows = itemCodes.map((code) => itemRow(code, language));
  const many = Array.from({ length: 126 }, (_, index) => {
    const row = rows[index % rows.length] as ItemRow;
    const code = `${row.itemCode.slice(0, 1)}${820_001 + index}`;
    return index < rows.length ? row : { ...row, itemId: String(60_001 + index), itemCode: code };
  });
  return { items: pageOf(many, page, PAGE_SIZE.reagentSearch), total: many.length };
}

/** A page of 46 instruments. */
export function manyInstrumentResults(
  page: number,
  language: Language = "zh",
  viewer: Viewer = "customer",
): InstrumentResults {
  const skus = instruments(language, viewer);
  const many = Array.from({ length: 46 }, (_, index) => {
    const sku = skus[index % skus.length] as InstrumentSku;
    return index < skus.length
      ? sku
      : { ...sku, skuId: String(71_001 + index), skuCode: `${sku.spuCode}-${index + 10}` };
  });
  return { items: pageOf(many, page, PAGE_SIZE.instrumentSearch), total: many.length };
}

function matches(keyword: string, texts: readonly string[]): boolean {
  const sought = keyword.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(sought));
}

function pageOf<Row>(rows: readonly Row[], page: number, limit: number): readonly Row[] {
  return rows.slice((page - 1) * limit, page * limit);
}
