import type { LocalizedText } from "@reagent/server/basics/language";
import type { Category, ProductLine } from "@reagent/server/catalogue/catalogue";
import { readRows, wordsIn } from "./rows.ts";

const SEPARATOR = " > ";

/** The category tree, product lines, and where a file of goods finds them by their Chinese names. */
export interface DemoPlaces {
  readonly categories: readonly Category[];
  readonly buildingBlockCategories: readonly number[];
  readonly productLines: readonly ProductLine[];
  /** The id of the category with this path. Throws where there is none. */
  readonly category: (path: string) => number;
  readonly productLine: (name: string) => number;
}

/** Reads `categories.csv`; the product lines are numbered in the order given. */
export function readPlaces(folder: URL, lineNames: readonly LocalizedText[]): DemoPlaces {
  const rows = readRows(new URL("categories.csv", folder), ["id", "building_blocks"], ["path"]);
  const productLines = lineNames.map((name, index) => ({ id: index + 1, name }));
  const children = Map.groupBy(rows, ({ path_zh }) => levels(path_zh).slice(0, -1).join(SEPARATOR));
  const grow = (row: (typeof rows)[number]): Category => {
    const { zh, en } = wordsIn(row, "path");
    return {
      id: Number(row.id),
      name: { zh: levels(zh).at(-1) ?? "", en: levels(en).at(-1) ?? "" },
      children: (children.get(zh) ?? []).map(grow),
    };
  };
  return {
    categories: (children.get("") ?? []).map(grow),
    buildingBlockCategories: rows
      .filter(({ building_blocks }) => building_blocks !== "")
      .toSorted((one, other) => Number(one.building_blocks) - Number(other.building_blocks))
      .map(({ id }) => Number(id)),
    productLines,
    category: idIn(rows.map(({ id, path_zh }) => [path_zh, Number(id)])),
    productLine: idIn(productLines.map(({ id, name }) => [name.zh, id])),
  };
}

const levels = (path: string) => path.split(SEPARATOR);

function idIn(known: readonly (readonly [name: string, id: number])[]): (name: string) => number {
  const ids = new Map(known);
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`goods.csv names ${name}, which the demo does not have.`);
    return id;
  };
}
