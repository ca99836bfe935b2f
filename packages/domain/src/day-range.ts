import * as v from "valibot";

/** A day as a form has it: `2026-11-21`, or empty while none is chosen. */
export const optionalDay = v.pipe(
  v.string(),
  v.check((text) => text === "" || v.is(v.pipe(v.string(), v.isoDate()), text), "day-invalid"),
);

/** Whether the first day of a range does not come after its last; an open end fits everything. */
export function areDaysInOrder({ from, to }: { readonly from: string; readonly to: string }) {
  return from === "" || to === "" || from <= to;
}
