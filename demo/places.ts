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

/** Reads `categories.csv` and `product-lines.csv`. */
export function readPlaces(folder: URL): DemoPlaces {
  const rows = readRows(new URL("categories.csv", folder), ["id", "building_blocks"], ["path"]);
  const lines = readRows(
    new URL("product-lines.csv", folder),
    ["id", "picture"],
    ["name", "tagline", "description"],
  );
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
    productLines: lines.map((row) => ({
      id: Number(row.id),
      name: wordsIn(row, "name"),
      tagline: wordsIn(row, "tagline"),
      description: wordsIn(row, "description"),
      picture: row.picture,
    })),
    category: idIn(rows.map(({ id, path_zh }) => [path_zh, Number(id)])),
    productLine: idIn(lines.map(({ id, name_zh }) => [name_zh, Number(id)])),
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
