import { fen, parseYuan } from "@reagent/domain/money";
import type { LocalizedText } from "@reagent/server/basics/language";
import type { Attribute, Instrument, InstrumentSku } from "@reagent/server/catalogue/catalogue";
import { isSet, listIn, readRows, wordsIn } from "./rows.ts";

/** Reads `instruments.csv`, and `variants.csv` with their prices and stock. */
export function readInstruments(folder: URL): Instrument[] {
  const variants = Map.groupBy(readVariants(folder), ({ instrument }) => instrument);
  return readRows(
    new URL("instruments.csv", folder),
    ["code", "kind", "picture"],
    ["category", "name", "summary", "description", "return_terms", "attributes"],
  ).map((row) => ({
    code: row.code,
    kind: row.kind === "instrument" ? "instrument" : "consumable",
    category: wordsIn(row, "category"),
    // The demo's goods have no brands.
    brand: { zh: "", en: "" },
    name: wordsIn(row, "name"),
    summary: wordsIn(row, "summary"),
    description: wordsIn(row, "description"),
    returnTerms: wordsIn(row, "return_terms"),
    attributes: attributesIn(wordsIn(row, "attributes")),
    picture: row.picture,
    skus: (variants.get(row.code) ?? []).map(skuOf),
  }));
}

const readVariants = (folder: URL) =>
  readRows(
    new URL("variants.csv", folder),
    ["instrument", "code", "list_price", "sales_price", "promotion", "futures", "stock"],
    ["values", "delivery", "expected_delivery"],
  );

/** Attributes as they are written: "Heating: No | Yes; Speed: 100 rpm". */
function attributesIn({ zh, en }: LocalizedText): Attribute[] {
  const english = listIn(en).map((text) => text.split(": "));
  return listIn(zh).map((text, at) => {
    const [name = "", values = ""] = text.split(": ");
    const [nameEnglish = "", valuesEnglish = ""] = english[at] ?? [];
    return {
      name: { zh: name, en: nameEnglish },
      values: valuesIn({ zh: values, en: valuesEnglish }),
    };
  });
}

/** Values as they are written: "No | Yes". */
function valuesIn({ zh, en }: LocalizedText): LocalizedText[] {
  const english = en.split(" | ");
  return zh.split(" | ").map((value, at) => ({ zh: value, en: english[at] ?? value }));
}

function skuOf(row: ReturnType<typeof readVariants>[number]): InstrumentSku {
  const { promotion } = row;
  return {
    code: row.code,
    values: valuesIn(wordsIn(row, "values")),
    listPrice: parseYuan(row.list_price) ?? fen(0),
    salesPrice: parseYuan(row.sales_price) ?? fen(0),
    promotion: promotion === "other" || promotion === "special-price" ? promotion : null,
    hasFuturesDiscount: isSet(row.futures),
    stock: Number(row.stock),
    delivery: wordsIn(row, "delivery"),
    expectedDelivery: wordsIn(row, "expected_delivery"),
  };
}
