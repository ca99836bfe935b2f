import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";
import { isStalePlan } from "../failure.ts";

/** A statement gets a name when it is sent so often. */
export const OFTEN = 5;
/** Each connection keeps the plan of each named statement, which takes some tens of kilobytes. */
export const MOST_NAMED = 300;
/** So many statements that were not sent often yet are counted. */
const MOST_COUNTED = 2000;

/** The names of the statements that are sent often. */
class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  #given = 0;

  /** Counts a statement that is sent now; its name, or undefined for none. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size === MOST_NAMED) return known;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < OFTEN) {
      if (this.#counts.size === MOST_COUNTED) this.#counts.clear();
      this.#counts.set(text, count);
      return undefined;
    }
    this.#counts.delete(text);
    this.#given += 1;
    const name = `statement ${this.#given}`;
    this.#names.set(text, name);
    return name;
  }

  /** Gives a statement another name when it is sent often again. */
  forget(text: string): void {
    this.#names.delete(text);
  }
}

/**
 * A pool for the query builder whose clients name what they send often: PostgreSQL parses it once for each connection, and plans it once
 * where the plan does not depend on the values. Both take longer than most statements.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparingClient(client, names);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function preparingClient(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): never;
  async function query(text: unknown, values: readonly unknown[] = []): Promise<unknown> {
    if (typeof text !== "string") throw new Error("Cursors are not used.");
    const statement = { text, values: [...values] };
    const name = names.of(text);
    if (name === undefined) return client.query(statement);
    try {
      return await client.query({ ...statement, name });
    } catch (failure) {
      if (!isStalePlan(failure)) throw failure;
      names.forget(text);
      // Within a transaction, which is over now, all is done again.
      if (client.getTransactionStatus() !== "I") throw failure;
      return client.query(statement);
    }
  }
  return { query, release: (isBroken) => client.release(isBroken) };
}
