import * as v from "valibot";

/** A day of a form: `2026-11-21`, or empty while none is chosen. */
export const optionalDay = v.pipe(
  v.string(),
  v.check((text) => text === "" || v.is(v.pipe(v.string(), v.isoDate()), text), "day-invalid"),
);

/** Whether the first day of a range is not after its last; an open end fits every day. */
export function areDaysInOrder({ from, to }: { readonly from: string; readonly to: string }) {
  return from === "" || to === "" || from <= to;
}
