/** A part of a formula: on the line, a subscript (count), or a superscript (charge). */
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

const COEFFICIENT = /(?:\d+(?:\.\d+)?|[nx])?/uy;
const BODY = /(?:[A-Z][a-z]?(?:0\.\d+|\d+)?|[([{]\d*|[)\]}](?:0\.\d+|\d+|[nmx])?)+/uy;
const CHARGE = / ?\^?(\d*[+-])|/uy;
const DOT = /[·.•∙⋅*]/uy;
const PIECES = /(?<text>[A-Z][a-z]?|[([{]\d*|[)\]}])|(?<subscript>[\d.]+|[nmx])/gu;

/** A charge that looks like a count: after a single element or a square bracket, at the end. */
const LONE_CHARGE = /^([A-Z][a-z]?|\[.*\])(\d+[+-])$/u;

/**
 * Splits a molecular formula into its parts: counts are subscripts, charges superscripts, and the number of waters
 * of a hydrate is on the line (`CuSO4·5H2O`). Formulas already written with ₂ or ³⁺ give the same parts. A charge of more
 * than one is written `^2-`, ` 2-`, or after a single element or square bracket (`Ca2+`, `[Fe(CN)6]3-`); any other
 * digit is a count. A text that is no formula is one part, an empty one none.
 */
export function formulaParts(formula: string): FormulaPart[] {
  const text = formula.trim();
  return readFormula(text) ?? (text === "" ? [] : [{ kind: "text", text }]);
}

/**
 * Whether a typed text is meant as a formula: symbols of elements, with a count, a charge or a two-letter symbol
 * among them. Two capitals are a formula (KI), more are mostly abbreviations (PBS).
 */
export function isFormula(text: string): boolean {
  const plain = onTheLine(text.trim());
  return /[\da-z^+]|^[A-Z]{2}$/u.test(plain) && readFormula(plain) !== undefined;
}

/** Whether a text can be read as a formula, a single symbol included. */
export function isReadableFormula(text: string): boolean {
  return readFormula(text.trim()) !== undefined;
}

function readFormula(formula: string): FormulaPart[] | undefined {
  const text = onTheLine(formula).replace(LONE_CHARGE, "$1^$2");
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
      const { text: plain = "", subscript = "" } = groups;
      if (/^[A-Z]/u.test(plain) && !ELEMENTS.has(plain)) return undefined;
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

/** Replaces superscript and subscript characters: ₂ is 2, ³⁺ is ^3+. */
export function onTheLine(formula: string): string {
  return formula
    .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]*[⁺⁻]/gu, (charge) => `^${charge.normalize("NFKC")}`)
    .normalize("NFKC")
    .replaceAll(/[−–]/gu, "-");
}
