import type { Category, ProductLine } from "../../catalogue/catalogue.ts";
import { listed, readTable } from "./tables.ts";
import type { RowOf } from "./tables.ts";

/** The category tree: four groups, each with subcategories and leaves. */
export function readCategories(): Category[] {
  const children = Map.groupBy(readTable("categories"), ({ parent }) => parent);
  const grow = ({ id, name_zh, name_en }: RowOf<"categories">): Category => ({
    id: Number(id),
    name: { zh: name_zh, en: name_en },
    children: (children.get(id) ?? []).map(grow),
  });
  return (children.get("") ?? []).map(grow);
}

/** A product line, the families of substances that belong to it, and the CAS number of the substance that represents it. */
export interface DrawnLine {
  readonly line: ProductLine;
  readonly families: readonly string[];
  readonly drawing: string;
}

export function readProductLines(): DrawnLine[] {
  return readTable("product-lines").map((row) => ({
    line: {
      id: Number(row.id),
      name: { zh: row.name_zh, en: row.name_en },
      tagline: { zh: row.tagline_zh, en: row.tagline_en },
      description: { zh: `<p>${row.description_zh}</p>`, en: `<p>${row.description_en}</p>` },
      picture: structurePicture(row.drawing),
    },
    families: listed(row.families),
    drawing: row.drawing,
  }));
}

/** The name of the picture of a substance's structure. */
export function structurePicture(cas: string): string {
  return `structure-${cas}`;
}
