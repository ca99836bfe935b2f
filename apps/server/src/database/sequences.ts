import type { Database, Tx } from "./database.ts";

/** The next number of a sequence, from 1, without gaps: a transaction that fails gives its number back. */
export async function nextNumber(on: Pick<Tx, "insertInto">, name: string): Promise<number> {
  const { value } = await on
    .insertInto("sequences")
    .values({ name, value: 1 })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet((of) => ({ value: of("sequences.value", "+", 1) })),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}

/** Sequences from which many transactions draw at the same time. One that fails leaves a gap. */
export class Sequences {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The next number of a sequence, from 1. */
  next(tx: Tx, name: string): Promise<number> {
    // On PostgreSQL, of all transactions that draw a number at the same time, only one could be committed.
    return nextNumber(this.#database.kind === "postgres" ? this.#database.read : tx, name);
  }
}
