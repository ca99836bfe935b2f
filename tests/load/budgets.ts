import { readFileSync } from "node:fs";
import { ROOT } from "../../scripts/job.ts";

/** What the first load of a page may take with a slow phone. */
interface PageBudget {
  /** Until something is painted: for guests the largest element, for customers the layout with its skeleton. */
  readonly paintSeconds: number;
  /** Until a click works; on a customer's page, until the data are there. */
  readonly usableSeconds: number;
  readonly layoutShift: number;
  readonly blockedMs: number;
}

interface Budgets {
  readonly guests: PageBudget;
  readonly customers: PageBudget;
  /** Scripts and style sheets of a page before it is usable. */
  readonly files: number;
  /** From a press to the next frame, with a slow processor. */
  readonly pressMs: number;
}

/** What pages and presses may take; the workbench shows them beside the figures. */
export const budgets = JSON.parse(readFileSync(`${ROOT}bench/budgets.json`, "utf8")) as Budgets;
