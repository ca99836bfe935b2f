import { dirname } from "node:path";
import { GIFT_TABLE } from "@reagent/domain/gift-columns";
import type { GiftColumn } from "@reagent/domain/gift-columns";
import { readGiftRow } from "@reagent/domain/gift-row";
import type { GiftRow } from "@reagent/domain/gift-row";
import { readPicture } from "./gift-pictures.ts";
import { cellProblem, contradiction, recordProblem } from "./problems.ts";
import type { Problem } from "./problems.ts";
import type { TableRecord } from "./records.ts";
import { openTable } from "./table.ts";
import type { Header } from "./table.ts";

/** A valid row of a file of gifts. */
export interface CollectedGift extends GiftRow {
  readonly line: number;
  /** SVGs, the main one first. */
  readonly drawings: readonly string[];
}

/** What a file of gifts holds. */
export interface CollectedGifts {
  /** In the order of the file. */
  readonly gifts: readonly CollectedGift[];
  readonly rows: number;
  /** Skipped rows; each has at least one problem. */
  readonly badRows: number;
  readonly problems: readonly Problem[];
  /** Unknown columns of the file. */
  readonly unknownColumns: readonly string[];
}

/** Reads a file of gifts with the pictures in its folder. An invalid row is reported and skipped. Throws `UnreadableFile`. */
export async function collectGifts(path: string): Promise<CollectedGifts> {
  const table = await openTable(path, GIFT_TABLE);
  const collection = new GiftCollection(table.header, dirname(path));
  for await (const records of table.records) {
    for (const record of records) await collection.add(record);
  }
  const { gifts, rows, badRows, problems } = collection;
  return {
    gifts: [...gifts.values()],
    rows,
    badRows,
    problems,
    unknownColumns: table.header.unknown,
  };
}

class GiftCollection {
  /** By their codes. */
  readonly gifts = new Map<string, CollectedGift>();
  readonly problems: Problem[] = [];
  rows = 0;
  badRows = 0;
  readonly #columns: Header<GiftColumn>["columns"];
  readonly #folder: string;
  /** The English names of types by the Chinese ones, with the line of the first. */
  readonly #types = new Map<string, { readonly line: number; readonly english: string }>();

  constructor({ columns }: Header<GiftColumn>, folder: string) {
    this.#columns = columns;
    this.#folder = folder;
  }

  async add(record: TableRecord): Promise<void> {
    if (record.kind === "record" && record.cells.length === 0) return;
    this.rows += 1;
    const problems = await this.#problemsOf(record);
    if (problems.length === 0) return;
    this.badRows += 1;
    this.problems.push(...problems);
  }

  async #problemsOf(record: TableRecord): Promise<Problem[]> {
    const { line } = record;
    if (record.kind === "fault") return [recordProblem(line, record.fault)];
    const written: Partial<Record<GiftColumn, string>> = {};
    for (const [at, name] of this.#columns.entries()) {
      if (name !== undefined) written[name] = record.cells[at] ?? "";
    }
    const read = readGiftRow(written);
    const { pictures } = read.kind === "read" ? read.gift : read;
    const { drawings, problems } = await this.#drawingsOf(line, pictures);
    if (read.kind === "bad") {
      const cells = read.problems.map((problem) =>
        cellProblem(line, problem, written[problem.column] ?? ""),
      );
      return [...cells, ...problems];
    }
    const { gift } = read;
    problems.push(...this.#contradictions(line, gift));
    if (problems.length === 0) this.#add({ ...gift, line, drawings });
    return problems;
  }

  async #drawingsOf(line: number, pictures: readonly string[]) {
    const drawings: string[] = [];
    const problems: Problem[] = [];
    for (const file of pictures) {
      const picture = await readPicture(this.#folder, file);
      if (picture.kind === "read") drawings.push(picture.svg);
      else if (picture.kind === "missing")
        problems.push(contradiction(line, "pictures", file, { kind: "no-picture" }));
      else {
        const { fault } = picture;
        problems.push(contradiction(line, "pictures", file, { kind: "picture", fault }));
      }
    }
    return { drawings, problems };
  }

  *#contradictions(line: number, { code, type, isTypeTranslated }: GiftRow): Generator<Problem> {
    const known = this.gifts.get(code);
    if (known)
      yield contradiction(line, "gift_code", code, { kind: "code-twice", line: known.line });
    const before = this.#types.get(type.zh);
    if (isTypeTranslated && before && before.english !== type.en) {
      yield contradiction(line, "type_en", type.en, {
        kind: "translated-otherwise",
        line: before.line,
        as: before.english,
      });
    }
  }

  #add(gift: CollectedGift): void {
    const { code, type, isTypeTranslated, line } = gift;
    this.gifts.set(code, gift);
    if (isTypeTranslated && !this.#types.has(type.zh)) {
      this.#types.set(type.zh, { line, english: type.en });
    }
  }
}
