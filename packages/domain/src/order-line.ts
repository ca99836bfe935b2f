/** sod_if_close: awaits shipment, shipped, or terminated with what was not sent (customer centre §4, order line status). */
export type LineState = "open" | "shipped" | "terminated";

/** The progress of a line of an order. */
export interface LineProgress {
  readonly quantity: number;
  readonly sentQuantity: number;
  /** How many were refunded: those that were terminated, and those that were returned. */
  readonly refundedQuantity: number;
  readonly state: LineState;
  readonly isCancelled: boolean;
}

/** The status of a line: cancelled takes precedence over its state (customer centre §4, order line status). */
export function lineStatus<State extends string>(line: {
  readonly state: State;
  readonly isCancelled: boolean;
}): State | "cancelled" {
  return line.isCancelled ? "cancelled" : line.state;
}

/** Whether a line has a CAS number; without one the field holds another text (customer centre §2, reagent order detail). */
export function hasCasNumber(line: { readonly casNumber: string }): boolean {
  return line.casNumber !== "" && !line.casNumber.includes("NONE");
}

/** How many are still to be sent. */
export function waitingQuantity(line: LineProgress): number {
  return line.state === "open" && !line.isCancelled ? line.quantity - line.sentQuantity : 0;
}

/** How many of the sent ones can be returned. */
export function returnableQuantity(line: LineProgress): number {
  if (line.isCancelled) return 0;
  const unsent = line.state === "terminated" ? line.quantity - line.sentQuantity : 0;
  return line.sentQuantity - (line.refundedQuantity - unsent);
}

/** The line after `count` more are shipped; undefined if fewer are waiting. */
export function ship<Line extends LineProgress>(line: Line, count: number): Line | undefined {
  if (!Number.isSafeInteger(count) || count < 1 || count > waitingQuantity(line)) return undefined;
  const sentQuantity = line.sentQuantity + count;
  return { ...line, sentQuantity, state: sentQuantity === line.quantity ? "shipped" : "open" };
}

/**
 * The line after a parcel with `count` of it was taken back: they wait again. Undefined if something rests on them: the rest was
 * terminated, or fewer are with the customer than that, of which `held` are in returns under way.
 */
export function unship<Line extends LineProgress>(
  line: Line,
  { count, held }: { readonly count: number; readonly held: number },
): Line | undefined {
  if (line.state === "terminated" || count > returnableQuantity(line) - held) return undefined;
  return { ...line, sentQuantity: line.sentQuantity - count, state: "open" };
}

/** The line after the waiting quantity is terminated; undefined if none is waiting. */
export function terminate<Line extends LineProgress>(line: Line): Line | undefined {
  const waiting = waitingQuantity(line);
  if (waiting === 0) return undefined;
  return { ...line, refundedQuantity: line.refundedQuantity + waiting, state: "terminated" };
}

/** The line after `count` are taken back; undefined if fewer can be. */
export function takeBack<Line extends LineProgress>(line: Line, count: number): Line | undefined {
  if (!Number.isSafeInteger(count) || count < 1 || count > returnableQuantity(line))
    return undefined;
  return { ...line, refundedQuantity: line.refundedQuantity + count };
}
