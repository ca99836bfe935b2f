import { plainText } from "./plain-text.ts";

/** A part of a formula: on the line, a subscript (count), or a superscript (charge, mass of an isotope). */
export type FormulaPart = {
  readonly kind: "text" | "subscript" | "superscript";
  readonly text: string;
};

export const ELEMENTS: ReadonlySet<string> = new Set(
  (
    "H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr " +
    "Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir " +
    "Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl " +
    "Mc Lv Ts Og D T"
  ).split(" "),
);

const ATOMIC_NUMBERS: ReadonlyMap<string, number> = new Map(
  [...ELEMENTS].map((symbol, at) => [symbol, at + 1]),
);

const COEFFICIENT = /(?:\d+(?:\.\d+)?|[nx])?/uy;
const BODY =
  /(?:(?:\^\d{1,3})?[A-Z][a-z]?(?:\d+(?:\.\d+)?)?|[([{]\d*|[)\]}](?:\d+(?:\.\d+)?|[nmx])?)+/uy;
const CHARGE = / ?\^?(\d*[+-])|/uy;
const DOT = /·/uy;
const PIECES = /\^(?<mass>\d+)|(?<text>[A-Z][a-z]?|[([{]\d*|[)\]}])|(?<subscript>[\d.]+|[nmx])/gu;

/** A charge that looks like a count: after a single element or a square bracket, at the end. */
const LONE_CHARGE = /^([A-Z][a-z]?|\[.*\])(\d+[+-])$/u;
/** The same with its sign first: "Fe+3". C-14 is an isotope by its name. */
const SIGN_FIRST = /^([A-Z][a-z]?(?=\+)|\[.*\])([+-])([1-8])$/u;

/** What separates the parts of a hydrate, besides the full stop. */
const DOTS = / ?[·•∙⋅・‧∘◦●⦁⸱ꞏ*∗×] ?| \. ?|\. /gu;
const SPOKEN_DOT = / x ?(?=\d)| x (?=H2O$)|x(?=[\d.]+ ?H2O$)/giu;
const BLANK_AFTER_COEFFICIENT = /(^|·)(\d+(?:\.\d+)?|[nx]) (?=[A-Z([])/giu;
/** A blank in place of the dot, before waters at the end. */
const MISSING_DOT = /([^·]) ((?:\d+(?:\.\d+)?|[nx])?) ?(?=H2O$)/iu;

const FRACTION = /([A-Za-z)\]}]\d*)?(\d*)([¼½¾⅓⅔])/gu;
const FRACTIONS: Readonly<Record<string, number>> = {
  "¼": 1 / 4,
  "½": 1 / 2,
  "¾": 3 / 4,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
};
const WRITTEN_FRACTION = /(^|[· ])(?:(\d{1,2}) )?(\d{1,2}) ?[/⁄] ?([1-9]) ?(?=[A-Z([])/giu;

const RAISED_CHARGE = /[⁰¹²³⁴⁵⁶⁷⁸⁹]*[⁺⁻]/gu;
const RAISED_NUMBER = /([⁰¹²³⁴⁵⁶⁷⁸⁹]+)(?:([A-Z][a-z]?)|)/gu;
const BRACKETED_MASS = /([([{])(\d{1,3})(?!H2O)([A-Z][a-z]?)/gu;
/** A label at the beginning; other numbers there are coefficients. */
const LEADING_MASS = /^(?=1[34]C(?![a-z])|15N(?![a-z])|1[78]O(?![a-z]))/u;

/**
 * Splits a molecular formula into its parts: counts are subscripts, charges and the masses of isotopes superscripts, and the number of
 * waters of a hydrate is on the line (`CuSO4·5H2O`). Formulas already written with ₂ or ³⁺ give the same parts. A charge of more
 * than one is written `^2-`, ` 2-`, or after a single element or square bracket (`Ca2+`, `[Fe(CN)6]3-`); any other
 * digit is a count. A text that is no formula is one part, an empty one none.
 */
export function formulaParts(formula: string): FormulaPart[] {
  const text = formula.trim();
  return readFormula(formulaLine(text)) ?? (text === "" ? [] : [{ kind: "text", text }]);
}

/**
 * Whether a typed text is meant as a formula: symbols of elements, with a count, a charge or a two-letter symbol
 * among them. Two capitals are a formula (KI), more are mostly abbreviations (PBS).
 */
export function isFormula(text: string): boolean {
  const line = formulaLine(text);
  return /[\da-z^+]|^[A-Z]{2}$/u.test(line) && readFormula(line) !== undefined;
}

/**
 * A formula in the form in which it is stored: `CuSO4·5H2O`, `CaSO4·0.5H2O`, `H2¹⁸O`, `SO4^2-`. Undefined for what is no formula; a single
 * symbol is one.
 */
export function canonicalFormula(text: string): string | undefined {
  const line = formulaLine(text);
  if (readFormula(line) === undefined) return undefined;
  const charged = line.replace(/ ?\^?(\d*)([+-])/gu, (_, size: string, sign: string) =>
    size === "" ? sign : `^${size}${sign}`,
  );
  const lone = charged.replace("^", "");
  return (LONE_CHARGE.test(lone) ? lone : charged).replaceAll(/\^(\d+)(?=[A-Z])/gu, (_, mass) =>
    Array.from(String(mass), (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit))).join(""),
  );
}

function readFormula(text: string): FormulaPart[] | undefined {
  const parts: FormulaPart[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    at += match?.[0].length ?? 0;
    return match;
  };
  do {
    if (at > 0) push(parts, "text", "·");
    push(parts, "text", take(COEFFICIENT)?.[0] ?? "");
    const body = take(BODY)?.[0];
    if (body === undefined) return undefined;
    for (const { groups = {} } of body.matchAll(PIECES)) {
      const { mass = "", text: plain = "", subscript = "" } = groups;
      if (/^[A-Z]/u.test(plain) && !ELEMENTS.has(plain)) return undefined;
      push(parts, "superscript", mass);
      push(parts, "text", plain);
      push(parts, "subscript", subscript);
    }
    push(parts, "superscript", (take(CHARGE)?.[1] ?? "").replace("-", "−"));
  } while (take(DOT));
  return at === text.length ? parts : undefined;
}

function push(parts: FormulaPart[], kind: FormulaPart["kind"], text: string): void {
  const last = parts.at(-1);
  if (text === "") return;
  if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text };
  else parts.push({ kind, text });
}

/**
 * A formula in one way of writing, to be read: all on the line, `^` before charges that are raised and before the masses of isotopes, `·`
 * between the parts of a hydrate, and fractions as decimals.
 */
export function formulaLine(formula: string): string {
  return withDots(withMasses(lineInAnyCase(formula)));
}

/** The same as far as the letters' case does not matter to it. */
export function lineInAnyCase(formula: string): string {
  const raised = formula
    .trim()
    .replaceAll(RAISED_CHARGE, (charge) => `^${charge.normalize("NFKC")}`)
    .replaceAll(FRACTION, (_, before: string | undefined, whole: string, fraction: string) =>
      [
        before === undefined ? "" : `${before}·`,
        decimal(Number(whole) + (FRACTIONS[fraction] ?? 0)),
      ].join(""),
    );
  return plainText(withRaisedMasses(raised))
    .replaceAll(/\s+/gu, " ")
    .replace(SIGN_FIRST, "$1^$3$2")
    .replace(LONE_CHARGE, "$1^$2")
    .replaceAll(DOTS, "·")
    .replaceAll(SPOKEN_DOT, "·")
    .replaceAll(
      WRITTEN_FRACTION,
      (_, before: string, whole: string | undefined, above: string, below: string) =>
        `${before}${decimal(Number(whole ?? 0) + Number(above) / Number(below))}`,
    )
    .replaceAll(BLANK_AFTER_COEFFICIENT, "$1$2")
    .replace(MISSING_DOT, "$1·$2");
}

const decimal = (value: number): string => String(Number(value.toFixed(4)));

/** Whether an element has isotopes of about this mass. */
export function isMassOf(mass: number, symbol: string): boolean {
  const number = ATOMIC_NUMBERS.get(symbol);
  if (number === undefined || symbol === "D" || symbol === "T") return false;
  return mass >= Math.max(number, 1) && mass <= 3 * number;
}

/** Raised numbers are masses where each of them is one of the element after it; otherwise they are counts that were raised: H²O. */
function withRaisedMasses(text: string): string {
  const numbers = [...text.matchAll(RAISED_NUMBER)];
  const areMasses = numbers.every(([, mass = "", symbol = ""]) =>
    isMassOf(Number(mass.normalize("NFKC")), symbol),
  );
  return areMasses ? text.replaceAll(RAISED_NUMBER, (raised) => `^${raised}`) : text;
}

/** Marks the masses that are on the line: [13C], (15N), and 13C at the beginning. */
function withMasses(line: string): string {
  return line
    .replace(LEADING_MASS, "^")
    .replaceAll(BRACKETED_MASS, (all, bracket: string, mass: string, symbol: string) =>
      isMassOf(Number(mass), symbol) ? `${bracket}^${mass}${symbol}` : all,
    );
}

/** A full stop in a line, and whether it divides parts; undefined where that depends on the whole formula. */
interface Stop {
  readonly at: number;
  readonly divides: boolean | undefined;
}

/**
 * Replaces the full stops that divide parts (`Zn(NO3)2.6H2O`); those of decimals stay (`Li1.2Ni0.2Mn0.6O2`). One that could be both divides
 * two compounds, unless the formula has counts that are decimals for certain.
 */
export function withDots(line: string): string {
  if (!line.includes(".")) return line;
  const characters = Array.from(line);
  const stops = characters.flatMap((character, at) =>
    character === "." ? [{ at, divides: divides(line, at) }] : [],
  );
  const hasDecimals = stops.some(
    ({ at, divides: isDot }) => isDot === false && /[A-Za-z)\]}]\d+$/u.test(line.slice(0, at)),
  );
  let divided = line;
  for (const stop of stops) {
    if (stop.divides ?? (!hasDecimals && areCompounds(divided, stop)))
      divided = `${divided.slice(0, stop.at)}·${divided.slice(stop.at + 1)}`;
  }
  return divided;
}

function divides(line: string, at: number): Stop["divides"] {
  const count = /([A-Za-z)\]}·.^]?)(\d+)$/u.exec(line.slice(0, at));
  const [after = "", digits = ""] = /^(\d+)/u.exec(line.slice(at + 1)) ?? [];
  if (count === null || digits === "") return true;
  const [, before = "", whole = ""] = count;
  const rest = line.slice(at + 1 + after.length);
  // The number is a coefficient, not a count.
  if (before === "" || before === "·" || before === ".") return false;
  if (/^\.\d/u.test(rest)) return true;
  if (/^[01]$/u.test(whole) || digits.startsWith("0")) return false;
  if (/^[HD]2O(?![a-z\d])/u.test(rest)) return true;
  return /^[A-Z([{^]/u.test(rest) ? undefined : false;
}

/** Whether a stop has a compound of several elements on both sides. */
function areCompounds(line: string, { at }: Stop): boolean {
  const before = line.slice(0, at).split("·").at(-1) ?? "";
  const after = line.slice(at + 1).split(/[·.]/u, 1)[0] ?? "";
  return [before, after].every((part) => new Set(part.match(/[A-Z][a-z]?/gu)).size > 1);
}
