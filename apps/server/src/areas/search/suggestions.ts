import type { Suggestion } from "@reagent/api/contract/search";
import { mistypedCas } from "@reagent/domain/cas";
import { closenessOf, normalise } from "@reagent/domain/search-text";
import { substanceOf } from "@reagent/domain/substance";
import type { Selectable } from "kysely";
import { categoriesNamed, type NamedCategory } from "../../catalogue/category-names.ts";
import { firstItemsByCode } from "../../catalogue/codes.ts";
import type { Reader } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import type { Search } from "../../search/search.ts";

const COLUMNS = [
  "id",
  "code",
  "name_zh",
  "name_en",
  "aliases_zh",
  "aliases_en",
  "formula",
  "cas",
  "mdl",
  "einecs",
] as const;

type Row = Pick<Selectable<Schema["items"]>, (typeof COLUMNS)[number]>;

/** Results taken into account, so that substances with many grades do not displace others. */
const MOST_RESULTS = 96;
/** A text without a digit is completed to names only, although it begins codes too. */
const HAS_DIGIT = /\d/u;
/** This many digits may begin a CAS number. */
const CAS_BEGINNING = /^\d{3,}$/u;

/** Completions of a text that is being typed: substances, and items by their codes; otherwise the categories of that name. */
export async function suggestionsFor(
  { keyword, limit }: { readonly keyword: string; readonly limit: number },
  reader: Reader,
  search: Search,
): Promise<Suggestion[]> {
  const plain = normalise(keyword);
  const near = await firstItemsByCode(reader, mistypedCas(keyword)?.near ?? []);
  const found = await search.first("reagent", keyword, MOST_RESULTS);
  if (near.size === 0 && found.length === 0) {
    const categories = await categoriesNamed(reader, keyword);
    return categories.slice(0, limit).map(categorySuggestion);
  }
  const rows = await readRows(reader, [...near.values(), ...found]);
  const rowsOf = (ids: Iterable<number>) => [...ids].flatMap((id) => rows.get(id) ?? []);
  const items = rowsOf(found);
  const startingCas = CAS_BEGINNING.test(plain)
    ? items.filter(({ cas }) => normalise(cas ?? "").startsWith(plain))
    : [];
  const packs = await packCodes(reader, items, plain);
  const byNumber = [...rowsOf(near.values()), ...startingCas].map((row) =>
    substanceSuggestion(row, row.cas ?? ""),
  );
  const byText = inOrderOfNames(items, plain, packs).map(({ row, code }) =>
    code === undefined
      ? substanceSuggestion(row, matchOf(row, plain))
      : { ...names(row), kind: "code" as const, itemCode: row.code, categoryId: "", match: code },
  );
  return eachOnce([...byNumber, ...byText]).slice(0, limit);
}

async function readRows(reader: Reader, ids: readonly number[]): Promise<Map<number, Row>> {
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await reader.selectFrom("items").select(COLUMNS).where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** By item, the code of a pack that begins with a text which is longer than the item's code. */
async function packCodes(
  reader: Reader,
  items: readonly Row[],
  plain: string,
): Promise<Map<number, string>> {
  const ids = items
    .filter(({ code }) => plain.length > code.length && plain.startsWith(normalise(code)))
    .map(({ id }) => id);
  if (ids.length === 0) {
    return new Map();
  }
  const packs = await reader
    .selectFrom("packs")
    .select(["item_id", "code"])
    .where("item_id", "in", ids)
    .orderBy("position", "desc")
    .execute();
  return new Map(
    packs
      .filter(({ code }) => normalise(code).startsWith(plain))
      .map(({ item_id, code }) => [item_id, code]),
  );
}

/** Whole codes first, then names before aliases that match as well; otherwise in the order of results. */
function inOrderOfNames(
  rows: readonly Row[],
  plain: string,
  packs: ReadonlyMap<number, string>,
): { readonly row: Row; readonly code: string | undefined }[] {
  return rows
    .map((row) => {
      const code = packs.get(row.id) ?? codeOf(row, plain);
      const isCoded =
        code !== undefined || numbersOf(row).some((text) => normalise(text) === plain);
      return { row, code, closeness: isCoded ? 0 : closenessOf(namesOf(row), plain) };
    })
    .toSorted((one, other) => one.closeness - other.closeness);
}

/** The suggestions in their order, each item and each substance once. */
function eachOnce(all: readonly Suggestion[]): Suggestion[] {
  const keyOf = (of: Suggestion) => (of.kind === "code" ? of.itemCode : substanceOf(of));
  const firsts = new Map(all.toReversed().map((of) => [keyOf(of), of]));
  return [...new Set(all.map(keyOf))].flatMap((key) => firsts.get(key) ?? []);
}

/** The code of an item that begins with a text with a digit. */
const codeOf = (row: Row, plain: string): string | undefined =>
  HAS_DIGIT.test(plain) && normalise(row.code).startsWith(plain) ? row.code : undefined;

const substanceSuggestion = (row: Row, match: string): Suggestion => ({
  ...names(row),
  kind: "substance",
  itemCode: "",
  categoryId: "",
  match,
});

const names = (row: Row) => ({
  chineseName: row.name_zh,
  englishName: row.name_en,
  casNumber: row.cas ?? "",
});

const categorySuggestion = ({ id, name_zh, name_en }: NamedCategory): Suggestion => ({
  kind: "category",
  itemCode: "",
  categoryId: String(id),
  chineseName: name_zh,
  englishName: name_en,
  casNumber: "",
  match: "",
});

const namesOf = ({ name_zh, name_en, aliases_zh, aliases_en }: Row) => ({
  names: [name_zh, name_en],
  aliases: [aliases_zh, aliases_en].flatMap((stored) => JSON.parse(stored) as string[]),
});

const numbersOf = ({ cas, formula, mdl, einecs }: Row) => [
  cas ?? "",
  formula ?? "",
  mdl ?? "",
  einecs ?? "",
];

function matchOf(row: Row, plain: string): string {
  const { names: own, aliases } = namesOf(row);
  const texts = [...own, ...aliases, ...numbersOf(row)];
  return texts.find((text) => normalise(text).includes(plain)) ?? "";
}
