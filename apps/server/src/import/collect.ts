import { entriesOf, PATH_SEPARATOR } from "@reagent/domain/catalogue-cell";
import { CATALOGUE_COLUMNS } from "@reagent/domain/catalogue-columns";
import type { CatalogueColumn, ColumnName, ItemColumn } from "@reagent/domain/catalogue-columns";
import { isUnpriced, readRow } from "@reagent/domain/catalogue-row";
import type { CatalogueRow } from "@reagent/domain/catalogue-row";
import { parseYuan, toYuan } from "@reagent/domain/money";
import { isSmiles } from "../structures/structure.ts";
import { type CollectedItem, type CollectedPack, productCode } from "./collected-item.ts";
import { withKnownFacts } from "./known-facts.ts";
import { type KnownGoods, NO_GOODS } from "./known-goods.ts";
import type { ItemLinks } from "./load/item-links.ts";
import { cellProblem, contradiction, recordProblem } from "./problems.ts";
import type { Problem } from "./problems.ts";
import type { TableRecord } from "./records.ts";
import type { Header } from "./table.ts";

interface Translation {
  readonly line: number;
  readonly english: string;
}

interface Growing extends CollectedItem {
  readonly cells: Partial<Record<ItemColumn, string>>;
  readonly packs: CollectedPack[];
}

const TRANSLATED = [
  ["category_zh", "category_en"],
  ["product_line_zh", "product_line_en"],
] as const;

const LINK_COLUMNS = ["related", "articles", "activity"] as const;

const MAX_SHARED_TEXTS = 20_000;

/** Collects the rows of a file: rows with the same item code form one item. A row that is invalid or contradicts an earlier one is skipped. */
export class Collection {
  readonly problems: Problem[] = [];
  /** Unknown columns of the file. */
  readonly unknownColumns: readonly string[];
  /** Whether its header names columns in Chinese. */
  readonly isChinese: boolean;
  /** Product codes of skipped rows, where they are known. */
  readonly skipped = new Set<string>();
  rows = 0;
  badRows = 0;
  /** The columns that the file has. */
  readonly columns: ReadonlySet<CatalogueColumn>;
  readonly #header: Header<CatalogueColumn>["columns"];
  readonly #known: KnownGoods;
  readonly #items = new Map<string, Growing>();
  readonly #translations = new Map<string, Translation>();
  /** The line of the first row with each valid SMILES. */
  readonly #smilesLines = new Map<string, number>();
  readonly #texts = new Map<string, string>();

  /** `known` are the goods of the shop that stay: a file without columns for names or prices can only change these. */
  constructor(
    { columns, unknown, isChinese }: Header<CatalogueColumn>,
    known: KnownGoods = NO_GOODS,
  ) {
    this.#header = columns;
    this.columns = new Set(columns.filter((name) => name !== undefined));
    this.unknownColumns = unknown;
    this.isChinese = isChinese;
    this.#known = known;
  }

  get items(): ReadonlyMap<string, CollectedItem> {
    return this.#items;
  }

  /** The items one by one; each is removed, since those of a large file take much memory. */
  *takeItems(): Generator<CollectedItem> {
    for (const [code, item] of this.#items) {
      this.#items.delete(code);
      yield withKnownFacts(item, this.#known, this.columns);
    }
  }

  /** What the items reference, without recommendations of items that neither the shop nor the file has. */
  links(): ItemLinks[] {
    const links = LINK_COLUMNS.some((name) => this.columns.has(name))
      ? [...this.#items.values()]
      : [];
    return links.map(({ code, cells: { related, articles, activity } }) => {
      const codes = this.columns.has("related") ? entriesOf(related ?? "") : undefined;
      return {
        code,
        related: codes?.filter((each) => each !== code && this.#isItem(each)),
        articles: this.columns.has("articles") ? entriesOf(articles ?? "").map(Number) : undefined,
        activity: this.columns.has("activity") ? Number(activity ?? 0) || null : undefined,
      };
    });
  }

  /** Reports recommendations of items that neither the shop nor the file has; to be called at the end of the file. */
  end(): void {
    for (const { cells, line } of this.#items.values()) {
      for (const code of entriesOf(cells.related ?? "")) {
        if (!this.#isItem(code))
          this.problems.push(contradiction(line, "related", code, { kind: "unknown-related" }));
      }
    }
  }

  /** What the file adds to the stock of packs, by product code, or takes from it. */
  stockChanges(): Map<string, number> {
    const packs = [...this.#items.values()].flatMap((item) =>
      item.packs.map(({ cells }) => [productCode(item.code, cells.pack ?? ""), cells] as const),
    );
    return new Map(
      packs.flatMap(([code, { stock_change: change }]) =>
        change === undefined ? [] : [[code, Number(change)] as const],
      ),
    );
  }

  #isItem(code: string): boolean {
    return this.#items.has(code) || this.#known.item(code) !== undefined;
  }

  /** The English name of a category's path or a product line's name. */
  english(column: "category_zh" | "product_line_zh", name: string): string | undefined {
    return this.#translations.get(`${column} ${name}`)?.english;
  }

  add(record: TableRecord): void {
    if (record.kind === "record" && record.cells.length === 0) return;
    this.rows += 1;
    const problems = this.#problemsOf(record);
    if (problems.length === 0) return;
    this.badRows += 1;
    this.problems.push(...problems);
  }

  #problemsOf(record: TableRecord): Problem[] {
    const { line } = record;
    if (record.kind === "fault") return [recordProblem(line, record.fault)];
    const written: Partial<Record<CatalogueColumn, string>> = {};
    for (const [at, name] of this.#header.entries()) {
      if (name !== undefined) written[name] = record.cells[at] ?? "";
    }
    const unknown = this.#nameByProductCode(line, written);
    if (unknown) return [unknown];
    const read = readRow(written);
    if (read.kind === "bad") {
      this.#skip(read.known);
      return read.problems.map((problem) =>
        cellProblem(line, problem, written[problem.column] ?? ""),
      );
    }
    const row = this.#priced(read.row);
    const problems = [...this.#newWithoutFacts(line, row), ...this.#contradictions(line, row)];
    if (problems.length > 0) this.#skip(row);
    else this.#add(line, row);
    return problems;
  }

  /** Writes item and size of the shop's pack into a row that names it by its product code; a problem where there is none. */
  #nameByProductCode(
    line: number,
    written: Partial<Record<CatalogueColumn, string>>,
  ): Problem | undefined {
    if (this.columns.has("item_code") && this.columns.has("pack")) return undefined;
    const code = (written.product_code ?? "").trim();
    if (code === "") return contradiction(line, "product_code", code, { kind: "no-code" });
    const pack = this.#known.pack(code);
    if (!pack) return contradiction(line, "product_code", code, { kind: "unknown-pack" });
    written.item_code = pack.itemCode;
    written.pack = pack.size;
    return undefined;
  }

  /** The shop's pack of a row. */
  #packOf({ item, pack }: CatalogueRow) {
    return this.#known.pack(productCode(item.item_code ?? "", pack.pack ?? ""));
  }

  /** The row, with the list price of the shop's pack where the file has no column for it: a sales price is compared with it. */
  #priced(row: CatalogueRow): CatalogueRow {
    const listPrice = this.columns.has("list_price") ? undefined : this.#packOf(row)?.listPrice;
    return listPrice ? { ...row, pack: { ...row.pack, list_price: toYuan(listPrice) } } : row;
  }

  /** The problems of goods that are new, of a sales price where the file lacks columns, and of a change of the stock. */
  *#newWithoutFacts(line: number, row: CatalogueRow): Generator<Problem> {
    const { item, pack } = row;
    const lacks = (column: ColumnName) => !this.columns.has(column);
    if (lacks("name_zh") && !this.#known.item(item.item_code ?? "")) {
      yield contradiction(line, "name_zh", item.item_code ?? "", { kind: "new-item" });
    }
    if (lacks("list_price") && !this.#packOf(row) && !isUnpriced(pack)) {
      yield contradiction(line, "list_price", pack.pack ?? "", { kind: "new-pack" });
    }
    if (pack.other_promotion === "1" && lacks("sales_price") && !this.#packOf(row)?.salesPrice) {
      yield cellProblem(line, { column: "other_promotion", fault: "promotion-without-price" }, "1");
    }
    const change = pack.stock_change;
    if (change !== undefined) {
      const shelf = this.#packOf(row)?.shelf;
      if (shelf === undefined)
        yield contradiction(line, "stock_change", change, { kind: "no-stock" });
      else if (shelf + Number(change) < 0)
        yield contradiction(line, "stock_change", change, {
          kind: "more-than-there",
          stock: shelf,
        });
    }
    const [sales, list] = [pack.sales_price, pack.list_price].map((text) => parseYuan(text ?? ""));
    if (lacks("list_price") && sales !== undefined && list !== undefined && sales > list) {
      const written = pack.sales_price ?? "";
      yield cellProblem(line, { column: "sales_price", fault: "sales-price-above" }, written);
    }
  }

  /** Adds the problem of a structure that could not be read in time, at the first row that has it. */
  addLate(smiles: string): void {
    const line = this.#smilesLines.get(smiles);
    if (line !== undefined)
      this.problems.push(contradiction(line, "smiles", smiles, { kind: "late" }));
  }

  *#contradictions(line: number, { item, pack }: CatalogueRow): Generator<Problem> {
    const known = this.#items.get(item.item_code ?? "");
    if (item.name_zh === undefined && known === undefined && this.columns.has("name_zh")) {
      yield contradiction(line, "name_zh", "", { kind: "no-name" });
    }
    for (const { name, of } of CATALOGUE_COLUMNS) {
      if (of !== "item") continue;
      const [value, before] = [item[name], known?.cells[name]];
      if (known && value !== undefined && before !== undefined && value !== before) {
        yield contradiction(line, name, value, { kind: "differs", line: known.line });
      }
    }
    for (const id of entriesOf(item.articles ?? "")) {
      if (!this.#known.articles.has(Number(id)))
        yield contradiction(line, "articles", item.articles ?? "", { kind: "unknown-content", id });
    }
    const { activity } = item;
    if (activity !== undefined && !this.#known.activities.has(Number(activity)))
      yield contradiction(line, "activity", activity, { kind: "unknown-content", id: activity });
    const duplicate = known?.packs.find(({ cells }) => cells.pack === pack.pack);
    if (duplicate) {
      yield contradiction(line, "pack", pack.pack ?? "", {
        kind: "pack-twice",
        line: duplicate.line,
      });
    }
    for (const [column, name, english] of translationsIn(item)) {
      const before = this.#translations.get(`${column} ${name}`);
      if (before && before.english !== english) {
        const found = {
          kind: "translated-otherwise",
          line: before.line,
          as: before.english,
        } as const;
        yield contradiction(line, column.replace("_zh", "_en"), english, found);
      }
    }
    if (item.smiles !== undefined && !this.#smilesLines.has(item.smiles)) {
      if (isSmiles(item.smiles)) this.#smilesLines.set(item.smiles, line);
      else yield contradiction(line, "smiles", item.smiles, { kind: "structure" });
    }
  }

  #add(line: number, { item, pack }: CatalogueRow): void {
    const code = item.item_code ?? "";
    const known = this.#items.get(code);
    const cells = this.#shared(item);
    const collected = { line, cells: this.#shared(pack) };
    if (known) {
      Object.assign(known.cells, cells);
      known.packs.push(collected);
    } else {
      this.#items.set(code, { code, line, cells, packs: [collected] });
    }
    for (const [column, name, english] of translationsIn(item)) {
      const key = `${column} ${name}`;
      if (!this.#translations.has(key)) this.#translations.set(key, { line, english });
    }
  }

  /** The same cells, with one string in memory for equal texts. */
  #shared<Cells extends CatalogueRow["item"] | CatalogueRow["pack"]>(cells: Cells): Cells {
    if (this.#texts.size > MAX_SHARED_TEXTS) this.#texts.clear();
    const shared = Object.entries(cells).map(([column, text]) => {
      const known = this.#texts.get(text);
      if (known === undefined) this.#texts.set(text, text);
      return [column, known ?? text];
    });
    return Object.fromEntries(shared) as Cells;
  }

  #skip({ item, pack }: CatalogueRow): void {
    if (item.item_code !== undefined && pack.pack !== undefined) {
      this.skipped.add(productCode(item.item_code, pack.pack));
    }
  }
}

/** The prefixes of a path: "A", "A > B", "A > B > C". */
export function levelsOf(path: string): string[] {
  const levels = path.split(PATH_SEPARATOR);
  return levels.map((_, at) => levels.slice(0, at + 1).join(PATH_SEPARATOR));
}

/** Chinese names with their English ones, level by level. */
function* translationsIn(
  item: CatalogueRow["item"],
): Generator<readonly ["category_zh" | "product_line_zh", string, string]> {
  for (const [chinese, english] of TRANSLATED) {
    if (item[english] === undefined) continue;
    const translations = entriesOf(item[english]);
    for (const [at, path] of entriesOf(item[chinese] ?? "").entries()) {
      const words = (translations[at] ?? "").split(PATH_SEPARATOR);
      for (const [depth, name] of levelsOf(path).entries()) {
        yield [chinese, name, words[depth] ?? ""];
      }
    }
  }
}
