import { mistypedCas, parseCasNumber } from "@reagent/domain/cas";
import { type Refinement, UNREFINED } from "@reagent/domain/facet";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import type { InstrumentList, InstrumentSku } from "../../contract/instrument.ts";
import type { SearchFacets } from "../../contract/listing.ts";
import type { ItemRow } from "../../contract/product.ts";
import type { ReagentResults, Suggestion } from "../../contract/search.ts";
import { instrumentList, instruments } from "./instruments.ts";
import { itemCodes, itemRow, manyItemRows } from "./items.ts";
import type { Language, Viewer } from "./language.ts";
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
  viewer: Viewer = "customer",
): ReagentResults {
  const { items, total } = listed(foundRows(keyword, language, viewer), refinement, {
    page,
    size: limit,
  });
  return { items, total };
}

/** The counts of facets and categories in the results of a text. */
export function searchFacets(
  { keyword, ...refinement }: { readonly keyword: string } & Refinement,
  language: Language = "zh",
): SearchFacets {
  const { facets } = listed(foundRows(keyword, language, "guest"), refinement, {
    page: 1,
    size: 1,
  });
  const { categories = [] } = categorySide(refinement.categoryId, language) ?? {};
  return { facets, categories };
}

function foundRows(keyword: string, language: Language, viewer: Viewer): readonly ItemRow[] {
  const rows = itemCodes.map((code) => itemRow(code, language, viewer));
  return rows.filter((row) =>
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
}

export function instrumentResults(
  { keyword, page, limit }: Query,
  language: Language = "zh",
  viewer: Viewer = "customer",
): InstrumentList {
  const found = instruments(language, viewer).filter((sku) =>
    matches(keyword, [sku.chineseName, sku.englishName, sku.skuCode]),
  );
  return { items: pageOf(found, page, limit), total: found.length };
}

const MOST_SUGGESTIONS = 8;

/** Suggestions from the sampled items for a text: 64-17-6 suggests ethanol by its CAS number, 乙醇 its grades. */
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
  const query = { keyword, page: 1, limit, ...UNREFINED };
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

/** A page of 126 results. */
export function manyReagentResults(page: number, language: Language = "zh"): ReagentResults {
  const many = manyItemRows(126, language);
  return { items: pageOf(many, page, PAGE_SIZE.reagentSearch), total: many.length };
}

/** A page of 46 pipettes and gas detector tubes. */
export function manyInstrumentResults(
  page: number,
  language: Language = "zh",
  viewer: Viewer = "customer",
): InstrumentList {
  const found = instruments(language, viewer).slice(0, 7);
  return { items: pageOf(repeated(found, 46), page, PAGE_SIZE.instrumentSearch), total: 46 };
}

/** A page of 46 instruments and consumables. */
export function manyInstruments(
  page: number,
  language: Language = "zh",
  viewer: Viewer = "customer",
): InstrumentList {
  const all = repeated(instrumentList(language, viewer), 46);
  return { items: pageOf(all, page, PAGE_SIZE.instruments), total: all.length };
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
  const sought = keyword.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(sought));
}
