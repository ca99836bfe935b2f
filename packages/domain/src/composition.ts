import { ELEMENTS, formulaLine, isMassOf, lineInAnyCase, withDots } from "./formula.ts";

/** How many atoms of each element a formula has, and of each isotope other than those of hydrogen: "[13C]". */
export type Composition = ReadonlyMap<string, number>;

const COEFFICIENT = /\d+(?:\.\d+)?/uy;
const ELEMENT = /[A-Z][a-z]?/uy;
const MASS = /\^\d{1,3}(?=[A-Z])/uy;
const COUNT = /\d+(?:\.\d+)?/uy;
const CHARGE = / ?\^?\d*[+-]|/uy;
const DOT = /·/uy;
const OPENING = /[([{]/uy;
const CLOSING = /[)\]}]/uy;

/** Counts are compared and written with this many decimals. */
const DECIMALS = 4;

/** How many readings of a formula without capitals are tried, and of how long a text. */
const MOST_READINGS = 64;
const LONGEST_READING = 40;

/**
 * The atoms of a formula, with groups, brackets and the waters of a hydrate multiplied out; undefined for what is no formula, and for
 * unknown counts (`(C2H4O)n`, `ZrCl2O·xH2O`).
 */
export function compositionOf(formula: string): Composition | undefined {
  return compositionOfLine(formulaLine(formula));
}

function compositionOfLine(text: string): Composition | undefined {
  const counts = new Map<string, number>();
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  const readGroup = (): Map<string, number> | undefined => {
    const group = new Map<string, number>();
    for (;;) {
      const start = at;
      let inner: ReadonlyMap<string, number> | undefined;
      if (take(OPENING) !== undefined) {
        inner = readGroup();
        if (inner === undefined || take(CLOSING) === undefined) return undefined;
      } else {
        const mass = take(MASS)?.slice(1);
        const element = take(ELEMENT);
        if (element !== undefined) {
          const atom = mass === undefined ? element : isotopeOf(mass, element);
          if (atom === undefined || !ELEMENTS.has(element)) return undefined;
          inner = new Map([[atom, 1]]);
        }
      }
      if (inner === undefined) return at === start && group.size > 0 ? group : undefined;
      add(group, inner, Number(take(COUNT) ?? 1));
    }
  };
  do {
    const times = Number(take(COEFFICIENT) ?? 1);
    const part = readGroup();
    if (part === undefined) return undefined;
    add(counts, part, times);
    take(CHARGE);
  } while (at < text.length && take(DOT) !== undefined);
  return at === text.length ? counts : undefined;
}

/** Deuterium and tritium by their symbols, others with their mass; undefined for a mass that the element cannot have. */
function isotopeOf(mass: string, element: string): string | undefined {
  if (!isMassOf(Number(mass), element)) return undefined;
  const hydrogen = { "1": "H", "2": "D", "3": "T" }[mass];
  return element === "H" && hydrogen !== undefined ? hydrogen : `[${mass}${element}]`;
}

/** The composition of a hydrate without its waters; undefined for what is no hydrate. */
export function anhydrousComposition(formula: string): Composition | undefined {
  const water = /·(?:\d+(?:\.\d+)?|[nx])?H2O$/u;
  const line = formulaLine(formula);
  return water.test(line) ? compositionOfLine(line.replace(water, "")) : undefined;
}

/** A composition in the order of Hill: carbon and hydrogen first, the rest by the alphabet; without carbon all by the alphabet. */
export function hillFormula(composition: Composition): string {
  return inHillOrder(composition)
    .map(([element, count]) => (count === 1 ? element : `${element}${String(count)}`))
    .join("");
}

/** A text that is the same for formulas with the same atoms, in letters and digits. */
export function compositionKey(composition: Composition): string {
  return (
    inHillOrder(composition)
      // No symbol has a Q, so that an isotope cannot be taken for the count before it and another element.
      .map(([atom, count]) => `${atom.replace("[", "Q").replace("]", "")}${decimalKey(count)}`)
      .join("")
      .toLowerCase()
  );
}

/**
 * The compositions that a typed text can mean: the one it has as a formula, else those that it has with other capitals, so that `nacl`
 * is NaCl, and `co` is both Co and CO.
 */
export function typedCompositions(text: string): Composition[] {
  const typed = compositionOf(text);
  if (typed !== undefined) return [typed];
  const plain = lineInAnyCase(text);
  if (plain.length > LONGEST_READING) return [];
  const found: Composition[] = [];
  let readings = 0;
  for (const reading of readingsOf(plain.toLowerCase())) {
    const composition = compositionOfLine(withDots(reading));
    if (composition !== undefined) found.push(composition);
    readings += 1;
    if (readings === MOST_READINGS) break;
  }
  return found;
}

/** A text in lower case with its letters as symbols of elements, in every possible way. */
function* readingsOf(text: string): Generator<string> {
  const first = text.charAt(0);
  if (first === "") {
    yield "";
    return;
  }
  if (!/[a-z]/u.test(first)) {
    for (const rest of readingsOf(text.slice(1))) yield first + rest;
    return;
  }
  for (const length of [2, 1]) {
    const symbol = first.toUpperCase() + text.slice(1, length);
    if (symbol.length !== length || !ELEMENTS.has(symbol)) continue;
    for (const rest of readingsOf(text.slice(length))) yield symbol + rest;
  }
}

function inHillOrder(composition: Composition): [element: string, count: number][] {
  const symbolOf = (atom: string) => atom.replaceAll(/[^A-Za-z]/gu, "");
  const hasCarbon = [...composition.keys()].some((atom) => symbolOf(atom) === "C");
  const place = (atom: string) => {
    const symbol = symbolOf(atom);
    return `${hasCarbon && (symbol === "C" || symbol === "H") ? " " : ""}${symbol} ${atom}`;
  };
  return [...composition]
    .map(([element, count]) => [element, Number(count.toFixed(DECIMALS))] as [string, number])
    .sort(([one], [other]) => (place(one) < place(other) ? -1 : 1));
}

const decimalKey = (count: number): string => String(count).replace(".", "p");

function add(to: Map<string, number>, added: Composition, times: number): void {
  for (const [element, count] of added) to.set(element, (to.get(element) ?? 0) + count * times);
}
