/** An id that no row has: what a text that is no id is read as. */
export const NO_ID = -1;

/** Reads a numeric id of the catalogue; `NO_ID` for anything else. */
export function idOf(text: string): number {
  return /^\d{1,9}$/u.test(text) ? Number(text) : NO_ID;
}
