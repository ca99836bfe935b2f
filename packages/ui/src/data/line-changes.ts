import { type Failure, isRefusedForContent } from "@reagent/api/client/failure";
import * as v from "valibot";

/** A change of the lines of a cart, basket or list that one call makes. `line` has the fields that identify it. */
export type LineChange<Line extends object = object, Fields extends object = object> =
  | { readonly kind: "edit"; readonly line: Line; readonly to: Readonly<Fields> }
  | { readonly kind: "select"; readonly line: Line; readonly to: { readonly isSelected: boolean } }
  | { readonly kind: "remove"; readonly line: Line }
  | { readonly kind: "clear" };

/** An edit as the device stores it. Choices and removals are not stored. */
export const storedEdit = <Line extends v.ObjectEntries, Fields extends v.ObjectEntries>(
  line: Line,
  to: Fields,
) => v.object({ kind: v.literal("edit"), line: v.object(line), to: v.object(to) });

/** Whether a line has all values of the fields that identify it. */
export function isLine(line: object, ref: object): boolean {
  const values = new Map<string, unknown>(Object.entries(line));
  return Object.entries(ref).every(([field, value]) => values.get(field) === value);
}

/**
 * The lines after a change, whose amounts stay as they are. Applying a change twice has no further effect, so changes may be
 * applied to lines that already have them.
 */
export function linesAfter<Line extends object, Ref extends object>(
  lines: readonly Line[],
  change: LineChange<Ref, Partial<Line>>,
  isMeant: (line: Line, ref: Ref) => boolean = isLine,
): readonly Line[] {
  switch (change.kind) {
    case "edit":
    case "select":
      return lines.map((line) => (isMeant(line, change.line) ? { ...line, ...change.to } : line));
    case "remove":
      return lines.filter((line) => !isMeant(line, change.line));
    case "clear":
      return [];
  }
}

/**
 * Merges two changes of which the later replaces the earlier, such as two steps of a quantity. Returns undefined where both must
 * be sent.
 */
export function mergedChange<Change extends LineChange>(
  earlier: Change,
  later: Change,
): Change | undefined {
  if (!("to" in earlier && "to" in later) || earlier.kind !== later.kind) return undefined;
  if (!isLine(earlier.line, later.line)) return undefined;
  return { ...later, to: { ...earlier.to, ...later.to } };
}

/** Whether a change sets a field of a line. */
export function isEditOf(change: LineChange, line: object, field: string): boolean {
  return change.kind === "edit" && field in change.to && isLine(line, change.line);
}

/** Whether a change affects the sums. */
export function changesMoney(change: LineChange): boolean {
  return change.kind !== "edit" || "quantity" in change.to;
}

/** The part of an unsaved change that stays: typed values, except a quantity that the server refused. */
export function unsavedPart<Change extends LineChange>(
  change: Change,
  failure: Failure,
): Change | undefined {
  if (change.kind !== "edit") return undefined;
  if (!isRefusedForContent(failure)) return change;
  const others = Object.entries(change.to).filter(([field]) => field !== "quantity");
  return others.length === 0 ? undefined : { ...change, to: Object.fromEntries(others) };
}
