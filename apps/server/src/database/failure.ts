/** Codes after which the same transaction may succeed when run again: collisions, deadlocks, locks held by other processes. */
const COLLISIONS = new Set([
  "40001",
  "40P01",
  "55P03",
  "SQLITE_BUSY",
  "SQLITE_BUSY_SNAPSHOT",
  "SQLITE_BUSY_TIMEOUT",
  "SQLITE_LOCKED",
]);

const UNIQUE_VIOLATIONS = new Set([
  "23505",
  "SQLITE_CONSTRAINT_PRIMARYKEY",
  "SQLITE_CONSTRAINT_UNIQUE",
]);

/** Codes of failures that need a repair first: no space, no memory, no connection, a database that stops or starts. */
const UNAVAILABLE: readonly RegExp[] = [
  // SQLSTATE classes: connection, resources, operator, system.
  /^(?:08|53|57P|58)/u,
  /^25P03$/u,
  /^SQLITE_(?:CANTOPEN|FULL|IOERR|NOMEM|PROTOCOL|READONLY)/u,
  // Codes of the operating system.
  /^(?:EDQUOT|EIO|EMFILE|ENFILE|ENOSPC|EROFS)$/u,
  /^(?:EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EPIPE|ETIMEDOUT)$/u,
];

/** Messages of PostgreSQL's client about lost connections, which have no code. */
const LOST_CONNECTION =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Postgres connection has been discarded)/u;

const MAX_CAUSES = 5;

/** A failure and its causes. */
function* causesOf(failure: unknown): Generator<object> {
  let current = failure;
  for (
    let depth = 0;
    depth < MAX_CAUSES && typeof current === "object" && current !== null;
    depth += 1
  ) {
    yield current;
    current = "cause" in current ? current.cause : undefined;
  }
}

/** The database's code of a failure: SQLSTATE or SQLite's name. */
export function databaseCode(failure: unknown): string | undefined {
  for (const cause of causesOf(failure)) {
    if ("code" in cause && typeof cause.code === "string") {
      return cause.code;
    }
  }
  return undefined;
}

/** Whether the database or the disk is temporarily unavailable, so that a later try may succeed. */
export function isUnavailable(failure: unknown): boolean {
  const code = databaseCode(failure);
  return code === undefined
    ? [...causesOf(failure)].some(
        (cause) => cause instanceof Error && LOST_CONNECTION.test(cause.message),
      )
    : UNAVAILABLE.some((known) => known.test(code));
}

/** The failure as it is thrown to another thread, to which an error's message, stack and cause are copied, but not its code. */
export function forOtherThread(failure: unknown): unknown {
  const code = databaseCode(failure);
  return code === undefined ? failure : new Error(String(failure), { cause: { code } });
}

/** Whether running the transaction again may succeed. */
export function isCollision(failure: unknown): boolean {
  return COLLISIONS.has(databaseCode(failure) ?? "");
}

/** Whether a row with the same key exists. */
export function isDuplicate(failure: unknown): boolean {
  return UNIQUE_VIOLATIONS.has(databaseCode(failure) ?? "");
}

/** Thrown to run the transaction again. */
export class Collision extends Error {
  readonly code = "40001";

  constructor(cause: unknown) {
    super("Another transaction did the same at the same time.", { cause });
    this.name = "Collision";
  }
}
