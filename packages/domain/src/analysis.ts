/** Whether a result meets its requirement; undefined where the texts do not tell. */
export type Meets = boolean | undefined;

/** What the results of an analysis say together. */
export type AnalysisVerdict =
  /** Every result meets its requirement. */
  | "conforms"
  /** A result is out of its limits: the batch is not released. */
  | "fails"
  /** A result cannot be compared with its requirement. */
  | "undecided"
  /** There is no result. */
  | "no-results";

interface Bound {
  readonly value: number;
  /** Whether the value itself belongs to the range. */
  readonly isIn: boolean;
}

/** What a requirement allows, or where a measured value lies; a side without a bound is open. */
interface Range {
  readonly least?: Bound;
  readonly most?: Bound;
}

interface Stated extends Range {
  readonly unit: string;
}

const NUMBER = String.raw`[-−]?\d+(?:\.\d+)?`;
const ONE = new RegExp(String.raw`^(≥|>=|>|≤|<=|<)?\s*(${NUMBER})\s*(.*)$`, "u");
const TWO = new RegExp(
  String.raw`^(${NUMBER})\s*([^\d\s]*)\s*(?:[–—~～-]|至|to)\s*(${NUMBER})\s*(.*)$`,
  "u",
);
const PASSES = /^(?:符合(?:标准|规定|要求)?|合格|通过|conforms|complies|passes|passed|pass)$/u;
const FAILS =
  /^(?:不符合(?:标准|规定|要求)?|不合格|未通过|does not (?:conform|comply|pass)|fails|failed|fail)$/u;
/** Shares of a whole, as parts of one percent, so that 0.05% and 500 ppm are compared. */
const SHARES: Readonly<Record<string, number>> = { "%": 1, ppm: 1e-4, ppb: 1e-7 };

/**
 * Compares a result with its requirement (decisions, certificate of analysis): limits (`≥99.5%`, `≤5 ppm`), ranges (`1.359–1.363`),
 * and words (`符合`, `passes`). Numbers are compared as they are written, without rounding. A result that is a limit itself (`<1`)
 * tells only if all values that it leaves open meet the requirement, or none. Other units than those of the requirement do not tell,
 * except shares, which are converted.
 */
export function resultMeets(requirement: string, result: string): Meets {
  const [required, found] = [plain(requirement), plain(result)];
  if (FAILS.test(found)) return false;
  if (PASSES.test(found)) return true;
  if (required !== "" && required === found) return true;
  const [allowed, measured] = [rangeIn(required), rangeIn(found)];
  // A requirement without a limit, such as a bare number, is a description.
  if (!allowed || !measured || isSingle(allowed)) return undefined;
  const factor = factorBetween(measured.unit, allowed.unit);
  return factor === undefined ? undefined : isWithin(times(measured, factor), allowed);
}

/** The verdict on a batch by its results (decisions, certificate of analysis): one that fails decides. */
export function analysisVerdict(results: readonly Meets[]): AnalysisVerdict {
  if (results.length === 0) return "no-results";
  if (results.includes(false)) return "fails";
  return results.includes(undefined) ? "undecided" : "conforms";
}

function plain(text: string): string {
  return text
    .trim()
    .replaceAll("％", "%")
    .replaceAll(/\s+/gu, " ")
    .replace(/[.。]$/u, "")
    .toLowerCase();
}

/** The range that a text states with a limit, two ends or one number; undefined where it states none. */
function rangeIn(text: string): Stated | undefined {
  const [, from, fromUnit = "", to, toUnit = ""] = TWO.exec(text) ?? [];
  if (from !== undefined && to !== undefined) {
    const unit = unitOf(toUnit);
    if (fromUnit !== "" && unitOf(fromUnit) !== unit) return undefined;
    return { least: bound(from), most: bound(to), unit };
  }
  const [, sign = "", number, rest = ""] = ONE.exec(text) ?? [];
  if (number === undefined) return undefined;
  const end = bound(number, sign !== "<" && sign !== ">");
  const unit = unitOf(rest);
  if (sign === "") return { least: end, most: end, unit };
  return /^[≥>]/u.test(sign) ? { least: end, unit } : { most: end, unit };
}

function bound(text: string, isIn = true): Bound {
  return { value: Number(text.replace("−", "-")), isIn };
}

function isSingle({ least, most }: Range): boolean {
  return least?.value === most?.value;
}

function times({ least, most }: Range, factor: number): Range {
  const scaled = (end: Bound) => ({ ...end, value: Number((end.value * factor).toPrecision(12)) });
  return { ...(least && { least: scaled(least) }), ...(most && { most: scaled(most) }) };
}

function isWithin(measured: Range, allowed: Range): Meets {
  if (isAbove(allowed.least, measured.most) || isAbove(measured.least, allowed.most)) return false;
  const reaches = !allowed.least || (measured.least && startsIn(measured.least, allowed.least));
  const stays =
    !allowed.most || (measured.most && startsIn(negative(measured.most), negative(allowed.most)));
  return reaches && stays ? true : undefined;
}

/** Whether each value from `least` on is greater than each value up to `most`. */
function isAbove(least: Bound | undefined, most: Bound | undefined): boolean {
  if (!least || !most) return false;
  return least.value > most.value || (least.value === most.value && !(least.isIn && most.isIn));
}

/** Whether all that begins at `least` belongs to what begins at `allowed`. */
function startsIn(least: Bound, allowed: Bound): boolean {
  if (least.value !== allowed.value) return least.value > allowed.value;
  return allowed.isIn || !least.isIn;
}

function negative({ value, isIn }: Bound): Bound {
  return { value: -value, isIn };
}

function factorBetween(from: string, to: string): number | undefined {
  if (from === to) return 1;
  const [ours, theirs] = [SHARES[from], SHARES[to]];
  return ours === undefined || theirs === undefined ? undefined : ours / theirs;
}

/** A unit without what is in brackets, `%（gc）` for example. */
function unitOf(text: string): string {
  return text
    .replace(/[（(].*$/u, "")
    .replaceAll("µ", "μ")
    .trim();
}
