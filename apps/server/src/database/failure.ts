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

/** Codes of a disk without space. */
const FULL_DISK = /^(?:53100|SQLITE_FULL|EDQUOT|ENOSPC)$/u;
/** Codes of a database that is read but not written. */
const READ_ONLY = /^(?:25006|EROFS|SQLITE_READONLY)/u;
/** Codes of a table or column that is missing. SQLite has only messages. */
const OTHER_SCHEMA = /^(?:42P01|42703)$/u;
const OTHER_SQLITE_SCHEMA = /\b(?:no such (?:table|column): |has no column named )/u;

/**
 * Codes of failures that need a repair first: no space, no memory, no connection, a database that stops or starts, is damaged or does not
 * fit the code.
 */
const UNAVAILABLE: readonly RegExp[] = [
  FULL_DISK,
  READ_ONLY,
  OTHER_SCHEMA,
  // SQLSTATE classes: connection, resources, operator, system.
  /^(?:08|53|57P|58)/u,
  // An idle transaction or a slow statement that was ended.
  /^(?:25P03|57014)$/u,
  /^SQLITE_(?:CANTOPEN|CORRUPT|IOERR|NOMEM|NOTADB|PROTOCOL)/u,
  // Codes of the operating system.
  /^(?:EIO|EMFILE|ENFILE)$/u,
  /^(?:EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EPIPE|ETIMEDOUT)$/u,
];

/** Messages of PostgreSQL's client about lost connections, which have no code. */
const LOST_CONNECTION =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Postgres connection has been discarded)/u;

/** The message has no code of its own. */
const STALE_PLAN = /^cached plan must not change result type$/u;

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
  if (code === undefined) return says(failure, LOST_CONNECTION);
  return UNAVAILABLE.some((known) => known.test(code)) || hasOtherSchema(failure);
}

/** Whether a cause of the failure has such a message. */
const says = (failure: unknown, message: RegExp) =>
  [...causesOf(failure)].some((cause) => cause instanceof Error && message.test(cause.message));

/** Whether the database lacks a table or column that the code uses. */
function hasOtherSchema(failure: unknown): boolean {
  const code = databaseCode(failure) ?? "";
  return OTHER_SCHEMA.test(code) || (code === "SQLITE_ERROR" && says(failure, OTHER_SQLITE_SCHEMA));
}

/** What is wrong with a database, in one word for the operator. */
export type DatabaseFault = "disk" | "readonly" | "schema" | "database";

/** The fault that a failure comes from; `database` for all that have no word of their own. */
export function faultOf(failure: unknown): DatabaseFault {
  const code = databaseCode(failure) ?? "";
  if (FULL_DISK.test(code)) return "disk";
  if (READ_ONLY.test(code)) return "readonly";
  return hasOtherSchema(failure) ? "schema" : "database";
}

/** The failure as it is thrown to another thread, to which an error's message, stack and cause are copied, but not its code. */
export function forOtherThread(failure: unknown): unknown {
  const code = databaseCode(failure);
  return code === undefined ? failure : new Error(String(failure), { cause: { code } });
}

/** Whether running the transaction again may succeed. */
export function isCollision(failure: unknown): boolean {
  return COLLISIONS.has(databaseCode(failure) ?? "") || isStalePlan(failure);
}

/** Whether PostgreSQL refuses a prepared statement, since what it selects has other columns now. */
export function isStalePlan(failure: unknown): boolean {
  return databaseCode(failure) === "0A000" && says(failure, STALE_PLAN);
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
