/** An id that no row has. */
export const NO_ID = -1;

/** Parses a numeric id of the catalogue; `NO_ID` for anything else. */
export function idOf(text: string): number {
  return /^\d{1,9}$/u.test(text) ? Number(text) : NO_ID;
}
