import { fen } from "@reagent/domain/money";
import type { Attribute, Instrument, InstrumentSku, Words } from "../../catalogue/catalogue.ts";
import { between, hashOf, isOneIn } from "./hash.ts";
import { saleOf } from "./packs.ts";
import { instrumentPicture } from "./pictures.ts";
import { listed, readTable } from "./tables.ts";
import type { RowOf } from "./tables.ts";

const MOST_SKUS = 6;
/** Around the threshold beyond which "more than 10" is shown (storefront §4, stock display). */
const STOCKS = [300, 11, 10, 5, 0] as const;
const AMBIENT = { hazards: { hazardousNumber: null }, storageKind: "room" } as const;

/** The instruments and consumables, each with up to six variants. */
export function readInstruments(): Instrument[] {
  const words = readWords();
  const categories = new Map(readTable("instrument-categories").map((row) => [row.category, row]));
  return readTable("instruments").map((row): Instrument => {
    const attributes = attributesOf(row, words);
    const category = categories.get(row.category);
    if (!category) throw new Error(`No such category of instruments: ${row.category}`);
    return {
      code: row.code,
      kind: row.kind === "instrument" ? "instrument" : "consumable",
      category: row.category,
      name: { zh: row.name_zh, en: row.name_en },
      summary: { zh: `${category.use_zh}。`, en: `${category.use_en}.` },
      description: describe(row, attributes),
      returnTerms: row.kind === "instrument" ? INSTRUMENT_RETURNS : CONSUMABLE_RETURNS,
      attributes,
      picture: instrumentPicture(row.drawing),
      skus: skusOf(row, attributes),
    };
  });
}

function readWords(): { names: Map<string, Words>; values: Map<string, Words> } {
  const rows = readTable("instrument-words");
  const ofRole = (role: string) =>
    new Map(
      rows
        .filter((row) => row.role === role)
        .map(({ zh, en }): [string, Words] => [zh, { zh, en }]),
    );
  return { names: ofRole("name"), values: ofRole("value") };
}

function attributesOf(
  row: RowOf<"instruments">,
  { names, values }: ReturnType<typeof readWords>,
): Attribute[] {
  return listed(row.attributes).map((attribute) => {
    const [name = "", choices = ""] = attribute.split("=");
    const words = names.get(name);
    if (!words) throw new Error(`${row.code}: no English for the attribute ${name}`);
    return {
      name: words,
      values: choices.split("|").map((value) => {
        const known = values.get(value) ?? { zh: value, en: value };
        if (/\p{Script=Han}/u.test(known.en))
          throw new Error(`${row.code}: no English for the value ${value}`);
        return known;
      }),
    };
  });
}

/** Up to six combinations in which every value occurs, with rising prices. */
function skusOf(row: RowOf<"instruments">, attributes: readonly Attribute[]): InstrumentSku[] {
  const combinations = attributes.reduce<Words[][]>(
    (soFar, { values }) => soFar.flatMap((chosen) => values.map((value) => [...chosen, value])),
    [[]],
  );
  const sold = covering(combinations, MOST_SKUS);
  const count = sold.length;
  return Array.from({ length: count }, (_, at): InstrumentSku => {
    const code = `${row.code}-${String.fromCodePoint(65 + at)}`;
    const [least, most] = [Number(row.lowest_price), Number(row.highest_price)];
    const share = count === 1 ? 0.5 : at / (count - 1);
    const yuan = Math.round(
      least + (most - least) * Math.min(1, share * 0.9 + between(0, 10, code) / 100),
    );
    const stock = STOCKS[(hashOf(row.code) + at) % STOCKS.length] ?? 0;
    return {
      ...saleOf({
        code,
        listPrice: fen(yuan * 100),
        ofWhat: AMBIENT,
        isPromoted: isOneIn(7, `promoted ${code}`),
        stock,
      }),
      code,
      values: sold[at] ?? [],
    };
  });
}

/** Chooses combinations that cover the most values: each next one is the first with the most values not covered yet. */
function covering(combinations: readonly Words[][], most: number): Words[][] {
  const shown = new Set<Words>();
  const left = [...combinations];
  const taken = new Set<Words[]>();
  while (taken.size < most && left.length > 0) {
    const unseen = left.map((values) => values.filter((value) => !shown.has(value)).length);
    const [next] = left.splice(unseen.indexOf(Math.max(...unseen)), 1);
    if (!next) break;
    taken.add(next);
    for (const value of next) shown.add(value);
  }
  return combinations.filter((values) => taken.has(values));
}

function describe(
  { name_zh, name_en }: RowOf<"instruments">,
  attributes: readonly Attribute[],
): Words {
  const rows = (language: "zh" | "en", colon: string, comma: string) =>
    attributes
      .map(
        ({ name, values }) =>
          `<li>${name[language]}${colon}${values.map((value) => value[language]).join(comma)}</li>`,
      )
      .join("");
  return {
    zh: `<p>${name_zh}的可选规格如下，价格与库存随规格而变。</p><ul>${rows("zh", "：", "、")}</ul>`,
    en: `<p>${name_en}: these are the options. Price and stock depend on them.</p><ul>${rows("en", ": ", ", ")}</ul>`,
  };
}

const INSTRUMENT_RETURNS: Words = {
  zh: "<p>整机保修一年。签收后七天内未通电使用的可以退换，请保留全部包装与附件。</p>",
  en: "<p>One year of warranty. Unused instruments can be returned within seven days of receipt with all packaging and accessories.</p>",
};
const CONSUMABLE_RETURNS: Words = {
  zh: "<p>未开封的耗材签收后七天内可以退换，无菌包装开封后不退。</p>",
  en: "<p>Unopened consumables can be returned within seven days of receipt; opened sterile packs cannot.</p>",
};
