import { parseCasNumber } from "./cas.ts";
import { compositionOf } from "./composition.ts";
import { isFormula } from "./formula.ts";
import { isMolfile } from "./structure-search.ts";

/** What may stand before a notation that was copied with its label. */
const LABEL = /^(?:(?:canonical|isomeric)\s+)?(?:SMILES|InChI|InChIKey)\s*[:：]\s*/iu;
/** Lines of a molfile before its counts line. */
const HEAD_LINES = 3;
/** Where the version begins in the counts line of a V2000 molfile, and its first number ends. */
const COUNTS = { version: 34, field: 3 } as const;

/**
 * The notation of a structure as it is read: a molfile with its three lines of head and its end, an InChI on one line as a standard one,
 * any other text without its label and the blanks around it.
 */
export function structureText(given: string): string {
  if (isMolfile(given)) return wholeMolfile(given);
  const text = given.trim().replace(LABEL, "");
  return isInchi(text) ? standardInchi(wholeInchi(text)) : text;
}

/** A molfile whose blank lines or blanks at its ends were lost on the way, with lines that end in "\n". */
function wholeMolfile(given: string): string {
  const lines = given.replaceAll(/\r\n?/gu, "\n").split("\n");
  const at = lines.findIndex((line) => /^\s*\d.*V[23]000/u.test(line));
  if (at === -1) return given;
  const head = lines.slice(Math.max(0, at - HEAD_LINES), at);
  const [counts = "", ...rest] = lines.slice(at);
  const lost = COUNTS.version - counts.search(/V[23]000/u);
  const isCut = at === 0 && lost > 0 && lost < COUNTS.field;
  const blank = Array.from({ length: HEAD_LINES - head.length }, () => "");
  const whole = [...blank, ...head, isCut ? " ".repeat(lost) + counts : counts, ...rest];
  const text = whole.join("\n").trimEnd();
  return /^M {2}END/mu.test(text) ? `${text}\n` : `${text}\nM  END\n`;
}

/** Whether a text is a reaction: a reaction SMILES (`CCO>>CC=O`), also with a name behind it, or an RXN file. */
export function isReaction(text: string): boolean {
  // An arrow with a hyphen is a bond of a metal complex.
  const [smiles = ""] = text.trim().split(/\s/u);
  return smiles === "$RXN" || (/^[^>]*>[^>]*>[^>]*$/u.test(smiles) && !smiles.includes("->"));
}

/** Whether a text is an InChI, also without "InChI=" before it. */
export function isInchi(text: string): boolean {
  return /^(?:InChI\s*=|1S\/)/iu.test(text);
}

/** An InChI that was broken over lines or by blanks, without the text behind it. */
function wholeInchi(text: string): string {
  const [first = "", ...parts] = text.replace(/^(?:InChI\s*=\s*)?/iu, "InChI=").split(/(\s+)/u);
  let inchi = first;
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [gap = "", next = ""] = parts.slice(at, at + 2);
    const isNext = gap.includes("\n") ? continuesInchi(inchi, next) : isCutBefore(inchi, next);
    if (!isNext) break;
    inchi += next;
  }
  return inchi;
}

/** Whether a line continues an InChI that was broken at the end of the line before. */
export function continuesInchi(begun: string, line: string): boolean {
  if (isCutBefore(begun, line)) return true;
  if (!/^[\dA-Za-z/,;()\-+?*.]+$/u.test(line) || parseCasNumber(line) !== undefined) return false;
  const isInFormula = /^(?:InChI=)?1S?(?:\/[A-Za-z\d.]*)?$/u.test(begun);
  return isInFormula
    ? /^[A-Za-z\d.]*\/[chq]/u.test(line)
    : /^(?:\d|H\d*[,/])[\dHDTbchimpqst,;()/\-+?*]*$/u.test(line);
}

/** Whether an InChI cannot end where it was broken, or no other text begins like what follows. */
function isCutBefore(begun: string, next: string): boolean {
  if (!/^[\dA-Za-z/,;()\-+?*.]+$/u.test(next)) return false;
  // Only in the layer of connections does nothing end in a hyphen.
  const layer = begun.slice(begun.lastIndexOf("/") + 1);
  const isCut = "/,;(=".includes(begun.slice(-1)) || (layer.startsWith("c") && layer.endsWith("-"));
  return isCut || /^(?:[/,;)]|-\d)/u.test(next);
}

/**
 * The standard InChI of the same structure as another one ("InChI=1/"): without the layers of fixed hydrogen and reconnected metals, and
 * without the stereochemistry of relative and racemic forms, which a standard one cannot state.
 */
function standardInchi(inchi: string): string {
  const body = /^InChI=1\/(.*)$/u.exec(inchi)?.[1];
  if (body === undefined) return inchi;
  const [main = ""] = body.split(/\/[fr]/u);
  const layers = main.split("/");
  const isAbsolute = !layers.some((layer) => layer === "s2" || layer === "s3");
  return `InChI=1S/${layers.filter((layer) => isAbsolute || !/^[tms]/u.test(layer)).join("/")}`;
}

/** Letters that are mostly an abbreviation, although they can be read as a SMILES: `PBS buffer`, `CO gas`. */
const ABBREVIATION = /^(?!.*CC)[A-Z]{1,3}$/u;
/** A formula whose count was cut off: `CCl 4`. */
const CUT_FORMULA = /^(?:[A-Z][a-z]?){1,2} \d$/u;

/**
 * The SMILES at the beginning of a line as SMILES files have it, before a name or the extensions of CXSMILES; undefined for any other
 * text. Centres that the extensions call racemic or relative have no stereochemistry.
 */
export function titledSmiles(text: string): string | undefined {
  const [, smiles = "", gap = "", rest = ""] = /^([!-~]+)([^\S\n]+)(\S[^\n]*)$/u.exec(text) ?? [];
  if (smiles === "" || isInchi(smiles)) return undefined;
  const extensions = /^\|([^|]*)\|/u.exec(rest)?.[1];
  if (extensions !== undefined) return withoutCentres(smiles, unknownCentres(extensions));
  if (gap.includes("\t")) return smiles;
  return ABBREVIATION.test(smiles) || CUT_FORMULA.test(`${smiles} ${rest}`) ? undefined : smiles;
}

/** The numbers of the atoms in the groups `&1:3,5` and `o1:3` of CXSMILES, from 0. */
function unknownCentres(extensions: string): ReadonlySet<number> {
  const groups = extensions.matchAll(/(?:^|,)[&o]\d+:(\d+(?:,\d+)*)/gu);
  return new Set([...groups].flatMap(([, atoms = ""]) => atoms.split(",").map(Number)));
}

function withoutCentres(smiles: string, centres: ReadonlySet<number>): string {
  let atom = -1;
  return smiles.replaceAll(/\[[^\]]*\]|Br|Cl|[BCNOPSFIbcnops*]/gu, (symbol) => {
    atom += 1;
    return centres.has(atom) ? symbol.replaceAll("@", "") : symbol;
  });
}

/**
 * Whether a text is a molecular formula of an organic substance, with carbon, hydrogen and each element once (`C7H6O2`): that of all its
 * isomers, unlike one with groups (`CH3COOH`).
 */
export function isMolecularFormula(text: string): boolean {
  const line = text.trim();
  if (!isFormula(line) || !/^(?:[A-Z][a-z]?\p{N}*)+$/u.test(line)) return false;
  const symbols = line.match(/[A-Z][a-z]?/gu) ?? [];
  const atoms = compositionOf(line);
  const isOrganic = atoms !== undefined && atoms.has("C") && atoms.has("H");
  return isOrganic && new Set(symbols).size === symbols.length;
}

/**
 * Whether a text that is no SMILES is a formula rather than one with a slip: it has hydrogen or another element that stands in brackets in
 * a SMILES, or each element once, and no count of one.
 */
export function isFormulaOnly(text: string): boolean {
  if (!isFormula(text) || compositionOf(text) === undefined) return false;
  if (/(?:^|\D)1(?:\D|$)/u.test(text)) return false;
  const symbols = text.match(/[A-Z][a-z]?/gu) ?? [];
  const isOther = (symbol: string) => !/^(?:[BCNOPSFI]|Br|Cl)$/u.test(symbol);
  return symbols.some(isOther) || new Set(symbols).size === symbols.length;
}
