/** A part of a chemical name; `dot` is one that joins the parts of an adduct: TsOH·H2O. The parts joined are the name. */
export interface NamePart {
  readonly kind: "upright" | "italic" | "dot";
  readonly text: string;
}

/** A locant or a prefix: the letter of an atom, a number, an indicated hydrogen, or a word of structure, with primes. */
const LOCANT =
  /(?:tert|sec|cis|trans|rac|meso|syn|endo|exo|anti(?=-\d)|sym|vic|gem|[NOSnompt]|\d{1,2}[a-z]?(?:H\)?)?)['’′″]*/u
    .source;

/** A stereodescriptor within its brackets: R, 2R, 3aS, αE, R*. */
const DESCRIPTOR = /\d*[a-zα-ω]?[RSEZ]{1,2}\*?/u.source;

/** A side in the brackets of a fused ring: b, 3,2-b, ghi. */
const SIDE = /(?:\d[\d,'’′]*-)?[a-z]{1,3}['’′]?/u.source;

/**
 * What is set apart, with what is before it: a whole prefix up to its hyphen, the sides between the rings of benzo[a]pyrene, or the dot of an
 * adduct, which is not that of 卡尔·费休. A letter after a number and a blank is a unit (0.1 N-HCl), one before a number that ends there
 * belongs to a code (N-95, S-8176). An anti- before a word is an antibody; "type" and the like are of other goods.
 */
const SET_OFF = new RegExp(
  String.raw`(^|\D\s|[-‐‑,，、([{（\u3400-\u9fff])` +
    String.raw`(\(${DESCRIPTOR}(?:[,/]${DESCRIPTOR})*\)|${LOCANT}(?:,${LOCANT})*)` +
    String.raw`(?=[-‐‑](?!NMR|ring|type|shape|term|[型形端末])(?:[\p{L}([{]|\d{1,2}[a-zH]?['’′″,()[-]))` +
    String.raw`|([a-z\u3400-\u9fff])(\[${SIDE}(?:[,:]${SIDE})*\])(?=[a-z\u3400-\u9fff])` +
    "|([!-~])(·)(?=[!-~])",
  "gu",
);

/** Numbers, with the letter of a position such as 4a; and the letters that are italic, or a dot. */
const LETTERS = /\d+[a-z]?|([A-Za-z]+|·)/gu;

/**
 * Splits the name of a substance into parts that are set differently (decisions, names of substances): italic are locants that are letters,
 * indicated hydrogen, stereodescriptors in brackets, prefixes in lower case that a hyphen sets off, and the sides of fused rings, as in the
 * nomenclature of IUPAC: N,N′-, 1H-, (2R,3S)-, tert-, benzo[a]-. D-, L-, iso and cyclo are upright. A name without them is one part, an empty
 * one none.
 */
export function chemicalNameParts(name: string): NamePart[] {
  const parts: NamePart[] = [];
  let done = 0;
  const add = (end: number, kind: NamePart["kind"]) => {
    if (end > done) parts.push({ kind, text: name.slice(done, end) });
    done = end;
  };
  for (const { index, 0: match, 2: prefix, 4: sides, 6: dot = "" } of name.matchAll(SET_OFF)) {
    const set = prefix ?? sides ?? dot;
    for (const found of set.matchAll(LETTERS)) {
      const [text, letters] = found;
      if (letters === undefined) continue;
      const start = index + match.length - set.length + found.index;
      add(start, "upright");
      add(start + text.length, text === "·" ? "dot" : "italic");
    }
  }
  add(name.length, "upright");
  return parts;
}

/** The parts of a name between two of its characters, as `slice` counts them. */
export function partsBetween(parts: readonly NamePart[], start: number, end: number): NamePart[] {
  let at = 0;
  return parts.flatMap(({ kind, text }) => {
    const cut = text.slice(Math.max(0, start - at), Math.max(0, end - at));
    at += text.length;
    return cut === "" ? [] : [{ kind, text: cut }];
  });
}

/** Dots of keyboards and programs that are written for `·` between two characters. */
const OTHER_DOTS = /([\p{L}\p{N})\]}])[•‧・･∙⋅](?=[\p{L}\p{N}([{])/gu;

/** A name with one kind of dot: EDC·HCl for EDC•HCl. A dot at the beginning of a word, such as a bullet, stays. */
export function withAdductDots(name: string): string {
  return name.replaceAll(OTHER_DOTS, "$1·");
}

/** A name without the elements by which screens set it. */
export const plainName = (name: string): string => name.replaceAll(/<[^>]*>/gu, "");
