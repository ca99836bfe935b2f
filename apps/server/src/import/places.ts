import { entriesOf, PATH_SEPARATOR } from "@reagent/domain/catalogue-cell";
import type { Category, ProductLine } from "../catalogue/catalogue.ts";
import type { Database, Tx } from "../database/database.ts";
import { levelsOf } from "./collect.ts";
import type { Collection } from "./collect.ts";

/** Categories by path and product lines by name, as the file has them in Chinese. */
export interface Places {
  /** The id of a category; throws on a path that the file does not have. */
  category(path: string): number;
  productLine(name: string): number;
  /** Only those of the file, in its order. */
  readonly categories: readonly Category[];
  readonly productLines: readonly ProductLine[];
  /** Inserts new ones, and updates English names. */
  write(tx: Tx): Promise<void>;
}

interface Node {
  readonly id: number;
  readonly parentId: number | null;
  readonly zh: string;
  readonly en: string;
  readonly isNew: boolean;
}

/** Matches a file's categories and product lines with those of the database, which keep their ids; others get new ones. */
export async function placesOf(database: Database, collection: Collection): Promise<Places> {
  const categories = await categoryNodes(database, collection);
  const lines = await lineNodes(database, collection);
  const idIn = (nodes: ReadonlyMap<string, Node>, name: string) => {
    const node = nodes.get(name);
    if (!node) throw new Error(`Not in the file: ${name}`);
    return node.id;
  };
  return {
    category: (path) => idIn(categories, path),
    productLine: (name) => idIn(lines, name),
    categories: nested([...categories.values()], null),
    productLines: [...lines.values()].map(({ id, zh, en }) => ({ id, name: { zh, en } })),
    write: async (tx) => {
      await writeCategories(tx, [...categories.values()]);
      await writeLines(tx, [...lines.values()]);
    },
  };
}

async function categoryNodes(
  { read }: Database,
  collection: Collection,
): Promise<Map<string, Node>> {
  const rows = await read.selectFrom("categories").selectAll().execute();
  const known = new Map(rows.map((row) => [`${String(row.parent_id)} ${row.name_zh}`, row]));
  let last = rows.reduce((most, { id }) => Math.max(most, id), 0);
  const nodes = new Map<string, Node>();
  for (const path of namesIn(collection, "category_zh").flatMap(levelsOf)) {
    if (nodes.has(path)) continue;
    const levels = path.split(PATH_SEPARATOR);
    const zh = levels.at(-1) ?? "";
    const parent = nodes.get(levels.slice(0, -1).join(PATH_SEPARATOR));
    const parentId = parent?.id ?? null;
    const row = known.get(`${String(parentId)} ${zh}`);
    const en = collection.english("category_zh", path) ?? row?.name_en ?? zh;
    nodes.set(path, { id: row?.id ?? (last += 1), parentId, zh, en, isNew: row === undefined });
  }
  return nodes;
}

async function lineNodes({ read }: Database, collection: Collection): Promise<Map<string, Node>> {
  const rows = await read
    .selectFrom("product_lines")
    .select(["id", "name_zh", "name_en"])
    .execute();
  const known = new Map(rows.map((row) => [row.name_zh, row]));
  let last = rows.reduce((most, { id }) => Math.max(most, id), 0);
  return new Map(
    namesIn(collection, "product_line_zh").map((zh) => {
      const row = known.get(zh);
      const en = collection.english("product_line_zh", zh) ?? row?.name_en ?? zh;
      const id = row?.id ?? (last += 1);
      return [zh, { id, parentId: null, zh, en, isNew: row === undefined }];
    }),
  );
}

/** The names in a column, each once, in the order of the file. */
function namesIn({ items }: Collection, column: "category_zh" | "product_line_zh"): string[] {
  const names = new Set<string>();
  for (const { cells } of items.values()) {
    for (const name of entriesOf(cells[column] ?? "")) names.add(name);
  }
  return [...names];
}

function nested(nodes: readonly Node[], parentId: number | null): Category[] {
  return nodes
    .filter((node) => node.parentId === parentId)
    .map(({ id, zh, en }) => ({ id, name: { zh, en }, children: nested(nodes, id) }));
}

async function writeCategories(tx: Tx, nodes: readonly Node[]): Promise<void> {
  const { last } = await tx
    .selectFrom("categories")
    .select(({ fn }) => fn.max("position").as("last"))
    .executeTakeFirstOrThrow();
  let position = Number(last ?? 0);
  for (const { id, parentId, zh, en, isNew } of nodes) {
    position += 1;
    await (isNew
      ? tx
          .insertInto("categories")
          .values({ id, parent_id: parentId, name_zh: zh, name_en: en, position })
          .execute()
      : tx.updateTable("categories").set({ name_en: en }).where("id", "=", id).execute());
  }
}

async function writeLines(tx: Tx, nodes: readonly Node[]): Promise<void> {
  const { last } = await tx
    .selectFrom("product_lines")
    .select(({ fn }) => fn.max("position").as("last"))
    .executeTakeFirstOrThrow();
  let position = Number(last ?? 0);
  const empty = { tagline_zh: "", tagline_en: "", description_zh: "", description_en: "" };
  for (const { id, zh, en, isNew } of nodes) {
    position += 1;
    await (isNew
      ? tx
          .insertInto("product_lines")
          .values({ id, name_zh: zh, name_en: en, ...empty, picture: null, position })
          .execute()
      : tx.updateTable("product_lines").set({ name_en: en }).where("id", "=", id).execute());
  }
}
