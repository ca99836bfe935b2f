import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { UNIVERSITY_GROUP } from "@reagent/domain/customer-category";
import type { Banner, Catalogue, Notice, Picture } from "@reagent/server/catalogue/catalogue";
import type { Collection } from "@reagent/server/import/collect";
import { readContentFolder } from "@reagent/server/import/content/read-folder";
import { goodsFrom } from "@reagent/server/import/goods";
import { collectGoods } from "@reagent/server/import/import";
import { DEMO_CONTENT } from "./content.ts";
import { morningOf, readDetails } from "./details.ts";
import { readInstruments } from "./instruments.ts";
import { readPlaces } from "./places.ts";
import { readRows, wordsIn } from "./rows.ts";

const FOLDER = new URL("goods/", import.meta.url);
const PICTURES = new URL("pictures/", FOLDER);

/**
 * The catalogue that the shop shows until it has its own: real substances with invented codes, prices, stock and documents. `goods.csv`
 * is read as a shop's own goods are imported; what such a file does not have is in the other files of the folder.
 */
export async function demoCatalogue(): Promise<Catalogue> {
  const { category, productLine, ...places } = readPlaces(FOLDER);
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
    banners: readBanners(),
    notices: readNotices(),
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

function readBanners(): Banner[] {
  return readRows(
    new URL("banners.csv", FOLDER),
    ["id", "link", "picture"],
    ["note", "subject", "action"],
  ).map((row) => ({
    id: Number(row.id),
    note: wordsIn(row, "note"),
    subject: wordsIn(row, "subject"),
    action: wordsIn(row, "action"),
    link: row.link,
    picture: row.picture,
  }));
}

function readNotices(): Notice[] {
  return readRows(new URL("notices.csv", FOLDER), ["id", "date"], ["subject", "content"]).map(
    (row) => ({
      id: Number(row.id),
      subject: wordsIn(row, "subject"),
      content: wordsIn(row, "content"),
      createdAt: morningOf(row.date),
    }),
  );
}

/** The drawings of instruments, lines and banners, each named as its file. */
function readPictures(): Picture[] {
  return readdirSync(PICTURES).map((file) => ({
    name: file.replace(/\.svg$/u, ""),
    svg: readFileSync(new URL(file, PICTURES), "utf8").trimEnd(),
  }));
}
