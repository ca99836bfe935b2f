import type { Database as Sqlite, Statement } from "better-sqlite3";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";

const MAX_STATEMENTS = 300;

/** A connection to the file for Kysely, which caches prepared statements. */
export class SqliteConnection implements DatabaseConnection {
  readonly sqlite: Sqlite;
  readonly isWriter: boolean;
  readonly #statements = new Map<string, Statement>();

  constructor(sqlite: Sqlite, isWriter: boolean) {
    this.sqlite = sqlite;
    this.isWriter = isWriter;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#prepare(query.sql);
    const parameters = query.parameters as unknown[];
    if (statement.reader) {
      return { rows: statement.all(parameters) as Row[] };
    }
    const { changes } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    for (const row of this.#prepare(query.sql).iterate(query.parameters as unknown[])) {
      yield { rows: [row as Row] };
    }
  }

  #prepare(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) {
      return known;
    }
    const statement = this.sqlite.prepare(sql);
    if (this.#statements.size >= MAX_STATEMENTS) {
      this.#statements.clear();
    }
    this.#statements.set(sql, statement);
    return statement;
  }
}
