import type { Suggestion } from "@reagent/api/contract/search";
import { mistypedCas } from "@reagent/domain/cas";
import { normalise } from "@reagent/domain/search-text";
import type { Selectable } from "kysely";
import type { Reader } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import type { Language } from "../../http/language.ts";
import { inLanguage } from "../../http/language.ts";
import { firstItemsByCode } from "../../search/codes.ts";
import type { Search } from "../../search/search.ts";

const COLUMNS = [
  "id",
  "code",
  "name_zh",
  "name_en",
  "aliases_zh",
  "aliases_en",
  "specification_zh",
  "specification_en",
  "formula",
  "cas",
  "mdl",
] as const;

type Row = Pick<Selectable<Schema["items"]>, (typeof COLUMNS)[number]>;

/** Results taken into account, so that a substance with many grades leaves room for others. */
const MOST_RESULTS = 24;
/** Grades of a substance that are listed before other substances. */
const GRADES_FIRST = 2;
/** A text without a digit is completed to names only, although it begins codes too. */
const HAS_DIGIT = /\d/u;
/** This many digits may begin a CAS number. */
const CAS_BEGINNING = /^\d{3,}$/u;

interface Query {
  readonly keyword: string;
  readonly limit: number;
  readonly language: Language;
}

/** Completions of a text that is being typed. */
export async function suggestionsFor(
  { keyword, limit, language }: Query,
  reader: Reader,
  search: Search,
): Promise<Suggestion[]> {
  const plain = normalise(keyword);
  const near = await firstItemsByCode(reader, mistypedCas(keyword)?.near ?? []);
  const found = await search.first("reagent", keyword, MOST_RESULTS);
  const rows = await readRows(reader, [...near.values(), ...found]);
  const rowsOf = (ids: Iterable<number>) => [...ids].flatMap((id) => rows.get(id) ?? []);
  const items = rowsOf(found);
  const startingCas = CAS_BEGINNING.test(plain)
    ? items.filter(({ cas }) => normalise(cas ?? "").startsWith(plain))
    : [];
  const packs = await packCodes(reader, items, plain);
  return [
    ...casSuggestions([...rowsOf(near.values()), ...startingCas]),
    ...withFewGradesFirst(items).map((row) =>
      itemSuggestion(row, plain, packs.get(row.id), language),
    ),
  ].slice(0, limit);
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

/** One suggestion for each CAS number. */
function casSuggestions(rows: readonly Row[]): Suggestion[] {
  const byCas = new Map(rows.toReversed().map((row) => [row.cas ?? "", row]));
  const numbers = new Set(rows.map(({ cas }) => cas ?? ""));
  return [...numbers].flatMap((cas) => {
    const row = byCas.get(cas);
    return row
      ? [{ ...names(row), kind: "cas" as const, itemCode: "", specification: "", match: cas }]
      : [];
  });
}

/** The rows in their order, but further grades of a substance last. */
function withFewGradesFirst(rows: readonly Row[]): Row[] {
  const counts = new Map<string, number>();
  const isAmongFirst = rows.map(({ cas, name_en }) => {
    const substance = cas ?? name_en;
    const count = (counts.get(substance) ?? 0) + 1;
    counts.set(substance, count);
    return count <= GRADES_FIRST;
  });
  return [
    ...rows.filter((_, index) => isAmongFirst[index]),
    ...rows.filter((_, index) => !isAmongFirst[index]),
  ];
}

function itemSuggestion(
  row: Row,
  plain: string,
  packCode: string | undefined,
  language: Language,
): Suggestion {
  const isCode = HAS_DIGIT.test(plain) && normalise(row.code).startsWith(plain);
  const code = packCode ?? (isCode ? row.code : undefined);
  return {
    ...names(row),
    kind: code === undefined ? "item" : "code",
    itemCode: row.code,
    specification: inLanguage(row, "specification", language),
    match: code ?? matchOf(row, plain),
  };
}

const names = (row: Row) => ({
  chineseName: row.name_zh,
  englishName: row.name_en,
  casNumber: row.cas ?? "",
});

function matchOf(row: Row, plain: string): string {
  const aliases = JSON.parse(row.aliases_zh) as string[];
  const englishAliases = JSON.parse(row.aliases_en) as string[];
  return (
    [
      row.name_zh,
      row.name_en,
      ...aliases,
      ...englishAliases,
      row.cas ?? "",
      row.formula ?? "",
      row.mdl ?? "",
    ].find((text) => normalise(text).includes(plain)) ?? ""
  );
}
