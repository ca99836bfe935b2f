import { PAGE_SIZE } from "@reagent/domain/page-size";
import type { InstrumentList, InstrumentSku } from "../../contract/instrument.ts";
import type { ItemRow } from "../../contract/product.ts";
import type { ReagentResults } from "../../contract/search.ts";
import { instrumentList, instruments } from "./instruments.ts";
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
): InstrumentList {
  const found = instruments(language, viewer).filter((sku) =>
    matches(keyword, [sku.chineseName, sku.englishName, sku.skuCode]),
  );
  return { items: pageOf(found, page, limit), total: found.length };
}

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

/** So many SKUs, the given ones over and over, each with a code of its own. */
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

function pageOf<Row>(rows: readonly Row[], page: number, limit: number): readonly Row[] {
  return rows.slice((page - 1) * limit, page * limit);
}
