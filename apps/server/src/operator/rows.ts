import { sql } from "kysely";
import { Refusal } from "../basics/refusal.ts";
import type { Database, Tx } from "../database/database.ts";
import type { Problem } from "../import/problems.ts";
import { CommandError } from "../settings/command-line.ts";
import type { List } from "./list.ts";

/**
 * What became of a row: done now, done before, nothing to do, or not done: since it is wrong or refused, or since a person has to
 * decide.
 */
type State = "done" | "known" | "ignored" | "failed" | "doubtful";

/** What became of a row, and how it is said. */
export interface Outcome {
  readonly state: State;
  readonly text: string;
}

/** What one row of a file, or several that belong together, asks for. */
export interface RowWork {
  /** Of its first row; undefined for what is not from a file. */
  readonly line?: number | undefined;
  /** What it is about, such as the number of an order. */
  readonly subject: string;
  /** Whether others of the same group must be seen as done before it, when all are only checked. */
  readonly group: string;
  /** Done before its transaction, unless it is only checked. */
  readonly prepare?: () => Promise<void>;
  /** Its transaction, which may be repeated. */
  readonly run: (tx: Tx) => Promise<Outcome>;
  /** Done after its transaction. */
  readonly finish?: (isDone: boolean) => Promise<void>;
}

interface Verdict extends Outcome, Pick<RowWork, "line" | "subject"> {}

/** Ends a transaction whose changes are not wanted. */
class OnlyChecked extends Error {}

/**
 * Works through rows, each in a transaction of its own: what is refused is said, and stops no other. `isCheck` changes nothing.
 * `problems` are those of rows that could not be read. `subjects` names what the rows are about.
 */
export async function workThrough(
  database: Database,
  work: readonly RowWork[],
  {
    isCheck = false,
    problems = [],
    subjects = "Order",
  }: { isCheck?: boolean; problems?: readonly Problem[]; subjects?: string },
): Promise<List> {
  const verdicts = isCheck ? await checked(database, work) : await done(database, work);
  const unread = problems.map(({ line, column, reason }): Verdict => {
    const text = column === undefined ? reason : `${column}: ${reason}`;
    return { line, subject: "", state: "failed", text };
  });
  const all = [...unread, ...verdicts].toSorted(
    (one, other) => (one.line ?? 0) - (other.line ?? 0),
  );
  const hasLines = all.some(({ line }) => line !== undefined);
  return {
    columns: [...(hasLines ? ["Line"] : []), subjects, "State", "What"],
    rows: all.map(({ line, subject, state, text }) => [
      ...(hasLines ? [String(line ?? "")] : []),
      subject,
      state,
      text,
    ]),
    empty: "There is nothing to do.",
    summary: summaryOf(all, isCheck),
    hasFailed: all.some(({ state }) => state === "failed" || state === "doubtful"),
  };
}

async function done(database: Database, work: readonly RowWork[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { line, subject, prepare, run, finish } of work) {
    await prepare?.();
    let isDone = false;
    try {
      const outcome = await refusedAsOutcome(() => database.transact(run));
      isDone = outcome.state === "done";
      verdicts.push({ line, subject, ...outcome });
    } finally {
      await finish?.(isDone);
    }
  }
  return verdicts;
}

/** The same without any change: the work of a group is done in one transaction that is rolled back. */
async function checked(database: Database, work: readonly RowWork[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const group of Map.groupBy(work, ({ group }) => group).values()) {
    let found: Verdict[] = [];
    try {
      await database.transact(async (tx) => {
        found = [];
        for (const { line, subject, run } of group) {
          await sql`savepoint checked_row`.execute(tx);
          const outcome = await refusedAsOutcome(() => run(tx));
          if (outcome.state !== "done") await sql`rollback to savepoint checked_row`.execute(tx);
          found.push({ line, subject, ...outcome });
        }
        throw new OnlyChecked();
      });
    } catch (failure) {
      if (!(failure instanceof OnlyChecked)) throw failure;
    }
    verdicts.push(...found);
  }
  return verdicts.map((verdict) =>
    verdict.state === "done" ? { ...verdict, text: "can be done" } : verdict,
  );
}

async function refusedAsOutcome(run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run();
  } catch (failure) {
    if (failure instanceof Refusal || failure instanceof CommandError)
      return { state: "failed", text: failure.message };
    throw failure;
  }
}

const SUMMARIES: readonly (readonly [State, string])[] = [
  ["known", "were done before"],
  ["ignored", "need nothing"],
  ["failed", "failed"],
  ["doubtful", "wait for a decision"],
];

function summaryOf(verdicts: readonly Verdict[], isCheck: boolean): string {
  const count = (state: State) => verdicts.filter((each) => each.state === state).length;
  const others = SUMMARIES.filter(([state]) => count(state) > 0).map(
    ([state, words]) => `${count(state)} ${words}`,
  );
  const first = `${count("done")} of ${verdicts.length} ${isCheck ? "can be done" : "were done"}`;
  const line = [first, ...others].join(", ");
  return isCheck ? `Checked, nothing was changed: ${line}.` : `${line}.`;
}
