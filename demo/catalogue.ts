import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { UNIVERSITY_GROUP } from "@reagent/domain/customer-category";
import type { Catalogue, Picture } from "@reagent/server/catalogue/catalogue";
import type { Collection } from "@reagent/server/import/collect";
import { readContentFolder } from "@reagent/server/import/content/read-folder";
import { readProductLines } from "@reagent/server/import/content/read-product-lines";
import { goodsFrom } from "@reagent/server/import/goods";
import { collectGoods } from "@reagent/server/import/import";
import { DEMO_CONTENT } from "./content.ts";
import { readDetails } from "./details.ts";
import { readInstruments } from "./instruments.ts";
import { readPlaces } from "./places.ts";

const FOLDER = new URL("goods/", import.meta.url);
const PICTURES = new URL("pictures/", FOLDER);

/**
 * The catalogue that the shop shows until it has its own: real substances with invented codes, prices, stock and documents. `goods.csv`
 * is read as a shop's own goods are imported; what such a file does not have is in the other files of the folder.
 */
export async function demoCatalogue(): Promise<Catalogue> {
  const { rows: lines = [] } = await readProductLines(DEMO_CONTENT);
  const { category, productLine, ...places } = readPlaces(
    FOLDER,
    lines.map(({ name }) => name),
  );
  const collection = await collectGoods(fileURLToPath(new URL("goods.csv", FOLDER)));
  expectNoProblem(collection);
  const goods = [...goodsFrom(collection.takeItems(), { category, productLine })];
  const { complete, permilleForUniversities } = readDetails(FOLDER);
  const { content } = readContentFolder(DEMO_CONTENT);
  return {
    kind: "demo",
    ...places,
    substances: goods.map(({ substance }) => substance),
    items: goods.map(({ item }) => complete(item)),
    instruments: readInstruments(FOLDER),
    discounts: [...permilleForUniversities].map(([item, permille]) => ({
      group: UNIVERSITY_GROUP,
      item,
      permille,
    })),
    ...content,
    pictures: [...content.pictures, ...readPictures()],
  };
}

function expectNoProblem({ problems: [problem] }: Collection): void {
  if (!problem) return;
  const { line, column = "row", reason } = problem;
  throw new Error(`goods.csv:${String(line)}: ${column} ${reason}`);
}

/** The drawings of instruments, each named as its file. */
function readPictures(): Picture[] {
  return readdirSync(PICTURES).map((file) => ({
    name: file.replace(/\.svg$/u, ""),
    markup: readFileSync(new URL(file, PICTURES), "utf8").trimEnd(),
  }));
}
