import { judgeProductLineRow, PRODUCT_LINE_TABLE } from "@reagent/domain/product-line-file";
import type { LineTexts } from "../../catalogue/catalogue.ts";
import { renderMarkdown } from "./markdown.ts";
import { pictureIn, pictureReader } from "./pictures.ts";
import { type ContentTable, readContentTable } from "./read-table.ts";

const FILE = "product-lines.csv";

/** Reads and checks `product-lines.csv` of a content folder, with the pictures. */
export async function readProductLines(root: string): Promise<ContentTable<LineTexts>> {
  const names = new Set<string>();
  const describe = (column: string, text: string) => {
    if (text === "") return { html: "", shopPaths: [], images: [], problems: [] };
    const { problems, ...rendered } = renderMarkdown(text, pictureReader(root, FILE));
    return { ...rendered, problems: problems.map((each) => `${column}: ${each}`) };
  };
  return readContentTable(root, FILE, PRODUCT_LINE_TABLE, (written) => {
    const judged = judgeProductLineRow(written);
    if (judged.kind === "invalid") return judged;
    const { row } = judged;
    const zh = describe("description_zh", row.description_zh);
    const en = describe("description_en", row.description_en);
    const picture = row.picture === "" ? null : pictureIn(root, FILE, row.picture);
    const problems = [
      ...(names.has(row.name_zh) ? ["name_zh: is in a row above"] : []),
      ...zh.problems,
      ...en.problems,
      ...(picture && "problem" in picture ? [`picture: ${picture.problem}`] : []),
    ];
    names.add(row.name_zh);
    if (problems.length > 0 || (picture && "problem" in picture))
      return { kind: "invalid", problems };
    return {
      kind: "valid",
      row: {
        name: { zh: row.name_zh, en: row.name_en },
        tagline: { zh: row.tagline_zh, en: row.tagline_en },
        description: { zh: zh.html, en: en.html },
        images: [...zh.images, ...en.images],
        alt: { zh: row.alt_zh, en: row.alt_en },
        picture,
      },
      paths: [...zh.shopPaths, ...en.shopPaths],
    };
  });
}
