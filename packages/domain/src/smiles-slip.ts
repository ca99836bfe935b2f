import { ELEMENTS } from "./formula.ts";

/** The part of a SMILES that cannot be understood. */
export interface SmilesSlip {
  readonly kind: "unknown-atom" | "unpaired" | "open-ring";
  /** The place of its first character, from 1. */
  readonly position: number;
  readonly text: string;
}

/** A part of a SMILES; the last bracket of a text may be open. */
const SYMBOL = /\[[^\]]*(?:\]|$)|Br|Cl|[BCNOPSFIbcnops]|[-=#:/\\.()\]%\d*]/gu;
const PART = /\[[^\]]*\]?|%\d\d|[\d()\]]/gu;
const ATOM = /^\[\d*(\*|[A-Z][a-z]?|[a-z]{1,2})(?:@[@A-Z\d]*)?(?:H\d*)?(?:[-+]+\d*)?(?::\d+)?\]$/u;
const AROMATIC = new Set(["b", "c", "n", "o", "p", "s", "se", "as", "te"]);
/** Characters of patterns, whose atoms are not those of a SMILES. */
const PATTERN = /[,;!&$#~]/u;

/**
 * The first part of a SMILES that cannot be understood: an atom in brackets that is none, a bracket without its other half, or a ring
 * that is not closed. Undefined for a text without such a part, and for one that is no SMILES at all, a name for example.
 */
export function smilesSlip(text: string): SmilesSlip | undefined {
  if (!isSmiles(text)) return undefined;
  const open: SmilesSlip[] = [];
  const rings = new Map<string, SmilesSlip>();
  for (const { 0: part, index } of text.matchAll(PART)) {
    const at = { position: index + 1, text: part };
    if (part === "(") open.push({ kind: "unpaired", ...at });
    else if (part === ")") {
      if (!open.pop()) return { kind: "unpaired", ...at };
    } else if (part === "]") return { kind: "unpaired", ...at };
    else if (part.startsWith("[")) {
      if (!part.endsWith("]")) return { kind: "unpaired", position: index + 1, text: "[" };
      if (!isAtom(part)) return { kind: "unknown-atom", ...at };
    } else {
      const ring = part.replace(/^%0?/u, "");
      if (!rings.delete(ring)) rings.set(ring, { kind: "open-ring", ...at });
    }
  }
  return [...open, ...rings.values()].sort((one, other) => one.position - other.position)[0];
}

/**
 * Whether a text has symbols alone. They are removed one by one: an expression for the whole text may try each bracket in several ways,
 * which takes time that grows exponentially with their number.
 */
function isSmiles(text: string): boolean {
  return text.replaceAll(SYMBOL, "") === "";
}

function isAtom(part: string): boolean {
  if (PATTERN.test(part)) return true;
  const [, symbol = ""] = ATOM.exec(part) ?? [];
  return symbol === "*" || ELEMENTS.has(symbol) || AROMATIC.has(symbol);
}
