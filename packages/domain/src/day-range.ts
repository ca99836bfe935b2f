import * as v from "valibot";

/** Days outside are typing errors: a year of two digits. */
const FIRST_DAY = "2000-01-01";
const LAST_DAY = "2099-12-31";

/** Whether a text is a day that there is, which February 30 is not. */
export function isDay(text: string): boolean {
  if (!v.is(v.pipe(v.string(), v.isoDate()), text)) return false;
  return new Date(text).toISOString().startsWith(text);
}

/** A day of a form: `2026-11-21`, or empty while none is chosen. */
export const optionalDay = v.pipe(
  v.string(),
  v.check((text) => text === "" || isDay(text), "day-invalid"),
  v.check((text) => text === "" || (text >= FIRST_DAY && text <= LAST_DAY), "day-out-of-range"),
);

/** Whether the first day of a range is not after its last; an open end fits every day. */
export function areDaysInOrder({ from, to }: { readonly from: string; readonly to: string }) {
  return from === "" || to === "" || from <= to;
}
