import { parse } from "csv-parse/sync";
import type { TextLine } from "./text.ts";

/** A record of a table with its first line, or a line that is not a record. */
export type TableRecord =
  | { readonly kind: "record"; readonly line: number; readonly cells: readonly string[] }
  | { readonly kind: "fault"; readonly line: number; readonly fault: RecordFault };

export type RecordFault =
  | { readonly kind: "encoding" }
  | { readonly kind: "quotes" }
  | { readonly kind: "quote-not-closed" }
  | { readonly kind: "cells"; readonly count: number; readonly wanted: number };

type ReadableLine = TextLine & { readonly text: string };

/** The most lines of a quoted cell; beyond, its opening quotation mark is a mistake. */
const LONGEST_RECORD = 100;

/**
 * Splits the lines of a table into records. An invalid line affects no other line: after a misplaced quotation mark, reading continues
 * with the next line.
 */
export class RecordReader {
  readonly #delimiter: string;
  /** Number of cells of a record; more blank cells are ignored. */
  readonly #width: number;
  /** Lines of a record whose last cell is not closed yet. */
  #open: ReadableLine[] = [];

  constructor(delimiter: string, width: number) {
    this.#delimiter = delimiter;
    this.#width = width;
  }

  /** The records that these lines complete. */
  read(lines: readonly TextLine[]): TableRecord[] {
    const records: TableRecord[] = [];
    const plain: ReadableLine[] = [];
    const unread = [...lines].toReversed();
    const giveUp = () => {
      const [first, ...others] = this.#open;
      this.#open = [];
      if (first) records.push(faulty(first.number, { kind: "quote-not-closed" }));
      unread.push(...others.toReversed());
    };
    for (let line = unread.pop(); line; line = unread.pop()) {
      if (!isReadable(line)) {
        records.push(faulty(line.number, { kind: "encoding" }));
        continue;
      }
      if (this.#open.length === 0 && !line.text.includes('"')) {
        plain.push(line);
        continue;
      }
      this.#open.push(line);
      const isComplete = this.#open.reduce((sum, { text }) => sum + quotesIn(text), 0) % 2 === 0;
      if (isComplete) {
        const whole = this.#record(this.#open);
        if (whole.kind === "record" || this.#open.length === 1) {
          records.push(whole);
          this.#open = [];
        } else giveUp();
      } else if (this.#open.length === LONGEST_RECORD) giveUp();
    }
    records.push(...this.#plainRecords(plain));
    return records.toSorted((one, other) => one.line - other.line);
  }

  /** The records of the remaining lines, at the end of the file. */
  end(): TableRecord[] {
    const records: TableRecord[] = [];
    while (this.#open.length > 0) {
      const [first, ...others] = this.#open;
      this.#open = [];
      if (first) records.push(faulty(first.number, { kind: "quote-not-closed" }));
      records.push(...this.read(others));
    }
    return records.toSorted((one, other) => one.line - other.line);
  }

  #record(lines: readonly ReadableLine[]): TableRecord {
    const line = lines[0]?.number ?? 0;
    const cells = this.#parse(lines)?.[0];
    return cells ? this.#checked(line, cells) : faulty(line, { kind: "quotes" });
  }

  /** Lines without a quotation mark are one record each. */
  #plainRecords(lines: readonly ReadableLine[]): TableRecord[] {
    if (lines.length === 0) return [];
    const all = this.#parse(lines) ?? [];
    return lines.map(({ number }, at) => this.#checked(number, all[at] ?? []));
  }

  #checked(line: number, cells: readonly string[]): TableRecord {
    const isBlank = cells.every((cell) => cell.trim() === "");
    if (isBlank) return { kind: "record", line, cells: [] };
    const beyond = cells.slice(this.#width);
    return cells.length >= this.#width && beyond.every((cell) => cell.trim() === "")
      ? { kind: "record", line, cells }
      : faulty(line, { kind: "cells", count: cells.length, wanted: this.#width });
  }

  #parse(lines: readonly ReadableLine[]): string[][] | undefined {
    try {
      return parse(lines.map(({ text }) => text).join("\n"), {
        delimiter: this.#delimiter,
        record_delimiter: "\n",
        relax_column_count: true,
      });
    } catch {
      return undefined;
    }
  }
}

function isReadable(line: TextLine): line is ReadableLine {
  return line.text !== undefined;
}

function quotesIn(text: string): number {
  return text.split('"').length - 1;
}

function faulty(line: number, fault: RecordFault): TableRecord {
  return { kind: "fault", line, fault };
}
