import { searchLines } from "@reagent/domain/batch-search";
import { mistypedCas, parseCasNumber } from "@reagent/domain/cas";
import { isCategoryName } from "@reagent/domain/category-name";
import { type Refinement, UNREFINED } from "@reagent/domain/facet";
import { ALL_INSTRUMENTS, type InstrumentRefinement } from "@reagent/domain/instrument-facet";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { looserTexts, numbersMeant, slipWords } from "@reagent/domain/search-slip";
import { isAsWritten } from "@reagent/domain/search-text";
import { substanceOf } from "@reagent/domain/substance";
import type { InstrumentSku } from "../../contract/instrument.ts";
import type { SearchFacets } from "../../contract/listing.ts";
import type { ItemRow } from "../../contract/product.ts";
import type {
  BatchResults,
  InstrumentResults,
  ReagentResults,
  Suggestion,
} from "../../contract/search.ts";
import { categories } from "./categories.ts";
import { instruments, refinedSkus } from "./instruments.ts";
import { itemCodes, itemRow, manyItemRows } from "./items.ts";
import type { Language, SampleViewer } from "./language.ts";
import { categorySide, listed } from "./listing.ts";
import { pageOf } from "./paging.ts";

interface Query {
  readonly keyword: string;
  readonly page: number;
  readonly limit: number;
}

/** The sampled items whose names or numbers contain a text: 苯甲醛 finds six substances and three instruments. */
export function reagentResults(
  { keyword, page, limit, ...refinement }: Query & Refinement,
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): ReagentResults {
  const { rows, corrected } = findRows(keyword, language, viewer);
  const { items, total } = listed(rows, refinement, { page, size: limit });
  return {
    ...noReagents,
    items,
    total,
    corrected,
    categories: total === 0 ? categoriesNamed(keyword, language) : [],
  };
}

/** What a search finds that finds nothing. */
export const noReagents: ReagentResults = {
  items: [],
  total: 0,
  isMore: false,
  corrected: "",
  kept: [],
  missing: [],
  categories: [],
};

/** The categories of the sampled tree that a text is the name of. */
function categoriesNamed(keyword: string, language: Language): ReagentResults["categories"] {
  const [own, chinese, english] = [language, "zh", "en"].map((of) =>
    categories(of as Language).flatMap((top) => [
      top,
      ...top.children.flatMap((middle) => [middle, ...middle.children]),
    ]),
  );
  return (own ?? []).flatMap(({ id, name }, at) =>
    isCategoryName([chinese?.[at]?.name ?? "", english?.[at]?.name ?? ""], keyword)
      ? [{ id, name }]
      : [],
  );
}

/** What a batch search finds among the sampled items; no line is the number of a batch. */
export function batchResults(
  { keyword, page, limit }: Query,
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): BatchResults {
  const lines = searchLines(keyword).map((line) => ({
    line,
    ...findRows(line, language, viewer),
  }));
  const all = [
    ...new Map(lines.flatMap(({ rows }) => rows).map((row) => [row.itemId, row])).values(),
  ];
  return {
    items: pageOf(all, page, limit),
    total: all.length,
    isMore: false,
    verdicts: lines.map(({ line, rows, corrected }) => ({
      keyword: line,
      corrected,
      missing: [],
      total: rows.length,
      isMore: false,
      itemCode: rows.length === 1 ? (rows[0]?.itemCode ?? "") : "",
      batchCode: "",
    })),
  };
}

/** The counts of facets and categories in the results of a text. */
export function searchFacets(
  { keyword, ...refinement }: { readonly keyword: string } & Refinement,
  language: Language = "zh",
): SearchFacets {
  const { rows } = findRows(keyword, language, "guest");
  const { items, facets } = listed(rows, refinement, { page: 1, size: rows.length });
  const substances = new Set(items.map(substanceOf)).size;
  const { categories = [] } = categorySide(refinement.categoryId, language) ?? {};
  return { substances, facets, categories };
}

/** The items that a text finds, or a looser reading of one that finds none. */
function findRows(
  keyword: string,
  language: Language,
  viewer: SampleViewer,
): { readonly rows: readonly ItemRow[]; readonly corrected: string } {
  const all = itemCodes.map((code) => itemRow(code, language, viewer));
  return firstFinding(keyword, all.flatMap(textsOf), (text) =>
    all.filter((row) => matches(text, textsOf(row))),
  );
}

const textsOf = (row: ItemRow) => [
  row.chineseName,
  row.englishName,
  row.chineseAlias,
  row.englishAlias,
  row.casNumber,
  row.formula,
  row.itemCode,
];

/** What a text finds, or the first of its looser readings with the words of some texts that finds anything. */
function firstFinding<Row>(
  keyword: string,
  texts: readonly string[],
  find: (text: string) => readonly Row[],
): { readonly rows: readonly Row[]; readonly corrected: string } {
  const rows = find(keyword);
  if (rows.length > 0 || isAsWritten(keyword)) return { rows, corrected: "" };
  const known = new Set(texts.flatMap(slipWords));
  const looser = [...numbersMeant(keyword), ...looserTexts(keyword, known)];
  const corrected = looser.find((text) => find(text).length > 0);
  return corrected === undefined ? { rows, corrected: "" } : { rows: find(corrected), corrected };
}

export function instrumentResults(
  { keyword, page, limit, ...refinement }: Query & InstrumentRefinement,
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): InstrumentResults {
  const all = instruments(language, viewer);
  const texts = (sku: InstrumentSku) => [sku.chineseName, sku.englishName, sku.skuCode];
  const found = firstFinding(keyword, all.flatMap(texts), (text) =>
    all.filter((sku) => matches(text, texts(sku))),
  );
  const { rows, facets } = refinedSkus(found.rows, refinement, language);
  return {
    items: pageOf(rows, page, limit),
    total: rows.length,
    isMore: false,
    corrected: found.corrected,
    facets,
  };
}

const MOST_SUGGESTIONS = 8;

/** Suggestions from the sampled items for a text: 64-17-6 and 乙醇 suggest ethanol, E809056 its item. */
export function suggestions(
  { keyword, limit }: Omit<Query, "page">,
  language: Language = "zh",
): { suggestions: readonly Suggestion[] } {
  const rows = itemCodes.map((code) => itemRow(code, language));
  const cas = parseCasNumber(keyword);
  const meant = mistypedCas(keyword)?.near ?? (cas === undefined ? [] : [cas]);
  const byNumber = meant.flatMap((number) => {
    const row = rows.find(({ casNumber }) => casNumber === number);
    return row ? [substanceSuggestion(row, number)] : [];
  });
  const query = { keyword, page: 1, limit: rows.length, ...UNREFINED };
  const found = keyword.trim() === "" ? [] : reagentResults(query, language).items;
  const byText = found.map((row) =>
    matches(keyword, [row.itemCode])
      ? { ...substanceSuggestion(row, row.itemCode), kind: "code" as const, itemCode: row.itemCode }
      : substanceSuggestion(row, matchOf(row, keyword)),
  );
  const all: Suggestion[] = [...byNumber, ...byText];
  if (all.length === 0) return { suggestions: categorySuggestions(keyword).slice(0, limit) };
  const keyOf = (of: Suggestion) => of.itemCode || substanceOf(of);
  const first = all.filter((of, at) => all.findIndex((one) => keyOf(one) === keyOf(of)) === at);
  return { suggestions: first.slice(0, Math.min(limit, MOST_SUGGESTIONS)) };
}

/** The categories of the sampled tree that a text is the name of. */
function categorySuggestions(keyword: string): Suggestion[] {
  const english = categoriesNamed(keyword, "en");
  return categoriesNamed(keyword, "zh").map(({ id, name }, at) => ({
    kind: "category",
    itemCode: "",
    categoryId: id,
    chineseName: name,
    englishName: english[at]?.name ?? "",
    casNumber: "",
    match: "",
  }));
}

const substanceSuggestion = (
  { chineseName, englishName, casNumber }: ItemRow,
  match: string,
): Suggestion => ({
  kind: "substance",
  itemCode: "",
  categoryId: "",
  chineseName,
  englishName,
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

/** A page of 126 results. */
export function manyReagentResults(page: number, language: Language = "zh"): ReagentResults {
  const many = manyItemRows(126, language);
  return {
    ...noReagents,
    items: pageOf(many, page, PAGE_SIZE.reagentSearch),
    total: many.length,
  };
}

/** No instruments. */
export const noInstruments: InstrumentResults = {
  items: [],
  total: 0,
  isMore: false,
  corrected: "",
  facets: refinedSkus([], ALL_INSTRUMENTS, "zh").facets,
};

/** A page of those of 46 pipettes and gas detector tubes that match. */
export function manyInstrumentResults(
  { page, limit, ...refinement }: Query & InstrumentRefinement,
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): InstrumentResults {
  const all = repeated(instruments(language, viewer).slice(0, 7), 46);
  const { rows, facets } = refinedSkus(all, refinement, language);
  const items = pageOf(rows, page, limit);
  return { items, total: rows.length, isMore: false, corrected: "", facets };
}

/** The given SKUs, repeated to a count, each with its own code. */
function repeated(skus: readonly InstrumentSku[], count: number): InstrumentSku[] {
  return Array.from({ length: count }, (_, index) => {
    const sku = skus[index % skus.length] as InstrumentSku;
    return index < skus.length
      ? sku
      : { ...sku, skuId: String(71_001 + index), skuCode: `${sku.spuCode}-${index + 10}` };
  });
}

function matches(keyword: string, texts: readonly string[]): boolean {
  const searched = keyword.trim().toLowerCase().replaceAll(/["“”]/gu, "");
  return texts.some((text) => text.toLowerCase().includes(searched));
}
