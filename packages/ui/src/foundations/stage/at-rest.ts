import { isTestRun } from "./test-run.ts";

let seen: string | undefined;

/** Forgets where the last story came to rest. */
export function startOver(): void {
  seen = undefined;
}

/**
 * Whether the play ends here: in the workbench it does, so that whoever opens the story sees the state that it is about; a test goes
 * on.
 */
export function restsHere(): boolean {
  seen ??= document.body.textContent;
  return !isTestRun;
}

/** The text of the story as the workbench shows it. */
export const textAtRest = (): string => seen ?? document.body.textContent;
