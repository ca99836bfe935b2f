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

const CAUSES_FOLLOWED = 5;

/** The database's own code of a failure: SQLSTATE or SQLite's name. Builders wrap failures, so their causes are searched too. */
export function databaseCode(failure: unknown): string | undefined {
  let current = failure;
  for (
    let depth = 0;
    depth < CAUSES_FOLLOWED && typeof current === "object" && current !== null;
    depth += 1
  ) {
    if ("code" in current && typeof current.code === "string") {
      return current.code;
    }
    current = "cause" in current ? current.cause : undefined;
  }
  return undefined;
}

/** Whether running the transaction again may help. */
export function isCollision(failure: unknown): boolean {
  return COLLISIONS.has(databaseCode(failure) ?? "");
}

/** Whether a row with the same key stands already. */
export function isDuplicate(failure: unknown): boolean {
  return UNIQUE_VIOLATIONS.has(databaseCode(failure) ?? "");
}

/** Asks for the transaction to be run again. */
export class Collision extends Error {
  readonly code = "40001";

  constructor(cause: unknown) {
    super("Another transaction did the same at the same time.", { cause });
    this.name = "Collision";
  }
}
