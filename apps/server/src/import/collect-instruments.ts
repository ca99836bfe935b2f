import { dirname } from "node:path";
import { entriesOf } from "@reagent/domain/catalogue-cell";
import {
  INSTRUMENT_COLUMNS,
  INSTRUMENT_TABLE,
  type InstrumentColumn,
} from "@reagent/domain/instrument-columns";
import { type InstrumentCells, readInstrumentRow } from "@reagent/domain/instrument-row";
import type { ImageFile } from "../catalogue/catalogue.ts";
import { type JudgedRows, judgeRows, type WrittenRow } from "./judge-rows.ts";
import { readPicture } from "./pictures.ts";
import { cellProblem, contradiction, type Problem } from "./problems.ts";

/** An instrument or consumable, collected from the rows of a file. */
export interface CollectedInstrument {
  readonly code: string;
  /** Line of its first valid row. */
  readonly line: number;
  readonly cells: InstrumentCells;
  /** The markup of its picture, or the image; undefined where the file has none. */
  readonly drawing: string | ImageFile | undefined;
  readonly skus: readonly CollectedSku[];
}

interface CollectedSku {
  readonly code: string;
  readonly line: number;
  readonly cells: InstrumentCells;
}

/** The instruments and SKUs that the shop has, by their codes. */
export interface KnownInstruments {
  readonly codes: ReadonlySet<string>;
  /** The code of the instrument of each SKU. */
  readonly skus: ReadonlyMap<string, string>;
}

/** What a file of instruments holds. */
export interface CollectedInstruments extends JudgedRows<InstrumentColumn> {
  /** In the order of the file. */
  readonly instruments: readonly CollectedInstrument[];
  /** SKUs of skipped rows. */
  readonly skipped: ReadonlySet<string>;
}

/** Reads a file of instruments with the pictures in its folder. An invalid row is reported and skipped. Throws `UnreadableFile`. */
export async function collectInstruments(
  path: string,
  known: KnownInstruments,
): Promise<CollectedInstruments> {
  const collection = new InstrumentCollection(known, dirname(path));
  const judged = await judgeRows(path, INSTRUMENT_TABLE, (line, written, columns) =>
    collection.judge(line, written, columns),
  );
  const { skipped } = collection;
  return { ...judged, instruments: [...collection.instruments.values()], skipped };
}

interface Growing extends CollectedInstrument {
  readonly cells: Partial<Record<InstrumentColumn, string>>;
  drawing: string | ImageFile | undefined;
  readonly skus: CollectedSku[];
}

class InstrumentCollection {
  readonly instruments = new Map<string, Growing>();
  readonly skipped = new Set<string>();
  readonly #known: KnownInstruments;
  readonly #folder: string;

  constructor(known: KnownInstruments, folder: string) {
    this.#known = known;
    this.#folder = folder;
  }

  /** Takes a row in; returns why it cannot be. */
  async judge(
    line: number,
    written: WrittenRow<InstrumentColumn>,
    columns: ReadonlySet<InstrumentColumn>,
  ): Promise<Problem[]> {
    const read = readInstrumentRow(written);
    if (read.kind === "bad") {
      this.skipped.add((written.sku_code ?? "").trim().toUpperCase());
      return read.problems.map((problem) =>
        cellProblem(line, problem, written[problem.column] ?? ""),
      );
    }
    const { cells } = read;
    const picture = await this.#pictureOf(line, cells.picture);
    const problems = [...this.#contradictions(line, cells, columns), ...picture.problems];
    if (problems.length > 0) this.skipped.add(cells.sku_code ?? "");
    else this.#add(line, cells, picture.drawing);
    return problems;
  }

  async #pictureOf(
    line: number,
    names = "",
  ): Promise<{ readonly problems: readonly Problem[]; readonly drawing?: string | ImageFile }> {
    const [file, ...more] = entriesOf(names);
    if (file === undefined) return { problems: [] };
    const problem = (found: Parameters<typeof contradiction>[3]) => ({
      problems: [contradiction(line, "picture", names, found)],
    });
    if (more.length > 0) return problem({ kind: "one-picture" });
    const picture = await readPicture(this.#folder, file);
    if (picture.kind === "missing") return problem({ kind: "no-picture" });
    if (picture.kind === "faulty") return problem({ kind: "picture", fault: picture.fault });
    return { problems: [], drawing: picture.kind === "image" ? picture.image : picture.svg };
  }

  *#contradictions(
    line: number,
    cells: InstrumentCells,
    columns: ReadonlySet<InstrumentColumn>,
  ): Generator<Problem> {
    const { instrument_code: code = "", sku_code: sku = "" } = cells;
    const before = this.instruments.get(code);
    const isNew = !this.#known.codes.has(code);
    if (isNew && !before && cells.name_zh === undefined)
      yield columns.has("name_zh")
        ? contradiction(line, "name_zh", "", { kind: "no-name" })
        : contradiction(line, "name_zh", code, { kind: "new-item" });
    const owner = this.#known.skus.get(sku);
    if (owner !== undefined && owner !== code)
      yield contradiction(line, "sku_code", sku, { kind: "sku-elsewhere", of: owner });
    if (owner === undefined && !columns.has("list_price"))
      yield contradiction(line, "list_price", sku, { kind: "new-pack" });
    const twice = [...this.instruments.values()]
      .flatMap(({ skus }) => skus)
      .find((each) => each.code === sku);
    if (twice) yield contradiction(line, "sku_code", sku, { kind: "code-twice", line: twice.line });
    for (const { name, of } of INSTRUMENT_COLUMNS) {
      const [value, first] = [cells[name], before?.cells[name]];
      if (of === "instrument" && before && value !== undefined && value !== (first ?? value))
        yield contradiction(line, name, value, { kind: "differs", line: before.line });
    }
  }

  #add(line: number, cells: InstrumentCells, drawing: string | ImageFile | undefined): void {
    const { instrument_code: code = "", sku_code: sku = "" } = cells;
    const known = this.instruments.get(code);
    const collected = { code: sku, line, cells };
    if (known) {
      Object.assign(known.cells, { ...cells, ...known.cells });
      known.drawing ??= drawing;
      known.skus.push(collected);
    } else
      this.instruments.set(code, { code, line, cells: { ...cells }, drawing, skus: [collected] });
  }
}
