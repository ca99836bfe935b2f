import { matchesStatement, type Statements, type Wording } from "@reagent/domain/statement";
import type { ReactNode } from "react";

export interface StatementRow {
  readonly code: string;
  readonly wording: Wording;
  /** What more there is to say of it. */
  readonly detail?: Wording;
  readonly drawing?: ReactNode;
  readonly isWithdrawn?: boolean;
}

/** Statements as rows of a page. */
export function rowsOf(
  statements: Statements,
  withdrawn: ReadonlySet<string> = new Set(),
): StatementRow[] {
  return [...statements].map(([code, wording]) => ({
    code,
    wording,
    isWithdrawn: withdrawn.has(code),
  }));
}

/** The rows whose code or texts have all words of a query. */
export function matchingRows(rows: readonly StatementRow[], query: string): StatementRow[] {
  return rows.filter(({ code, wording, detail }) =>
    matchesStatement(
      code,
      { zh: `${wording.zh} ${detail?.zh ?? ""}`, en: `${wording.en} ${detail?.en ?? ""}` },
      query,
    ),
  );
}
