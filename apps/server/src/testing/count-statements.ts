import Sqlite from "better-sqlite3";
import { vi } from "vitest";

/** Characters of the parameters of a statement that count as a row: those of long queries of words. */
const CHARACTERS_OF_A_ROW = 100;

/** A statement that reads one row is one of many such: the words of a text, the targets of ranks. */
const ONE_ROW = 0.1;

/** Counts the statements of this thread, their rows, and the length of what they look for. */
export function countStatements(add: (amount: number) => void): void {
  const probe = new Sqlite(":memory:");
  const statement = Object.getPrototypeOf(probe.prepare("select 1")) as Record<
    string,
    (...of: unknown[]) => unknown
  >;
  probe.close();
  for (const name of ["all", "get", "run"]) {
    const original = statement[name];
    if (!original) throw new Error(`statements have no ${name}`);
    vi.spyOn(statement, name).mockImplementation(function counting(
      this: unknown,
      ...params: unknown[]
    ) {
      const result = original.apply(this, params);
      const length = params
        .flat()
        .reduce((sum: number, each) => sum + (typeof each === "string" ? each.length : 1), 0);
      const rows = Array.isArray(result) ? result.length : 0;
      add((name === "get" ? ONE_ROW : 1) + rows + Math.floor(length / CHARACTERS_OF_A_ROW));
      return result;
    });
  }
}
