import type { PictogramCode, SignalWord } from "./ghs.ts";

/** What a hazard statement demands of a label: one of the signal words, by the category behind it, and pictograms. */
interface Demand {
  readonly signals: readonly SignalWord[];
  readonly pictograms: readonly PictogramCode[];
}

const demand =
  (...signals: SignalWord[]) =>
  (...pictograms: PictogramCode[]): Demand => ({ signals, pictograms });
const danger = demand("danger");
const warning = demand("warning");
/** Statements that several categories share, the worse of which has the stronger word. */
const either = demand("danger", "warning");
const none = demand("none");

/** The label elements of each statement, as the annexes of the GHS assign them. */
const DEMANDS: ReadonlyMap<string, Demand> = new Map(
  (
    [
      [danger("GHS01"), "H200 H201 H202 H203 H240"],
      [warning("GHS01"), "H204"],
      [danger(), "H205"],
      [danger("GHS01", "GHS02"), "H241"],
      [danger("GHS02"), "H206 H207 H220 H222 H224 H225 H230 H232 H250 H251 H260"],
      [warning("GHS02"), "H208 H223 H226 H252"],
      [either("GHS02"), "H228 H242 H261"],
      [warning(), "H221 H227 H229"],
      [danger("GHS03"), "H270 H271"],
      [either("GHS03"), "H272"],
      [warning("GHS04"), "H280 H281"],
      [warning("GHS05"), "H290"],
      [danger("GHS05"), "H314 H318"],
      [danger("GHS06"), "H300 H301 H310 H311 H330 H331"],
      [warning("GHS07"), "H302 H312 H315 H317 H319 H332 H335 H336 H420"],
      [warning(), "H303 H305 H313 H316 H320 H333"],
      [danger("GHS08"), "H304 H334 H340 H350 H360 H370 H372"],
      [warning("GHS08"), "H341 H351 H361 H371 H373"],
      [warning("GHS09"), "H400 H410"],
      [none("GHS09"), "H411"],
      [none(), "H362 H401 H402 H412 H413"],
    ] as const
  ).flatMap(([demanded, codes]) => codes.split(" ").map((code) => [code, demanded] as const)),
);

const IRRITATION = ["H315", "H319"];

/** The statements of codes that may be combined ("H301+H311") or have a suffix ("H360FD"): "H301", "H311", "H360". */
export function singleStatements(codes: readonly string[]): string[] {
  const single = codes.flatMap((code) =>
    code.split("+").map((part) => /^(?:EU)?H\d{3}/u.exec(part)),
  );
  return [...new Set(single.flatMap((found) => found ?? []))];
}

/** The signal words that a label with these statements can have; a label has the strongest word that one of them demands. */
export function possibleSignals(codes: readonly string[]): SignalWord[] {
  const demands = demandsOf(codes);
  if (demands.some(({ signals }) => signals.every((word) => word === "danger"))) return ["danger"];
  const words = new Set(demands.flatMap(({ signals }) => signals));
  const possible = (["danger", "warning"] as const).filter((word) => words.has(word));
  return possible.length > 0 ? possible : ["none"];
}

/**
 * The pictograms of a label with these statements, in order. Precedence as the GHS has it: skull and crossbones replaces the
 * exclamation mark, corrosion replaces it for irritation, and the health hazard of sensitised airways for irritation and allergy.
 */
export function pictogramsOf(codes: readonly string[]): PictogramCode[] {
  const statements = singleStatements(codes);
  const all = new Set(demandsOf(codes).flatMap(({ pictograms }) => pictograms));
  const covered = new Set([
    ...(all.has("GHS05") ? IRRITATION : []),
    ...(statements.includes("H334") ? [...IRRITATION, "H317"] : []),
  ]);
  const needsMark = statements.some(
    (code) => !covered.has(code) && DEMANDS.get(code)?.pictograms.includes("GHS07"),
  );
  if (all.has("GHS06") || !needsMark) all.delete("GHS07");
  return [...all].sort();
}

/** The label of a mixture or substance with these statements; of two possible signal words the stronger. */
export function labelOf(codes: readonly string[]): {
  readonly signal: SignalWord;
  readonly pictograms: readonly PictogramCode[];
} {
  const [signal = "none"] = possibleSignals(codes);
  return { signal, pictograms: pictogramsOf(codes) };
}

function demandsOf(codes: readonly string[]): Demand[] {
  return singleStatements(codes).flatMap((code) => DEMANDS.get(code) ?? []);
}
