/** The atoms of a pattern that are in brackets. */
const BRACKETS = /\[[^\]]*\]/gu;
/** An element, or any other, by its symbol or number; of hydrogen the symbol has another meaning in a list. */
const ELEMENT = String.raw`!?(?:#\d{1,3}|[A-Z][a-z]|[BCNOPSFIKVWUY]|[bcnops]|\*)`;
const PLAIN = new RegExp(
  String.raw`^(?:\[${ELEMENT}(?:[,;&]${ELEMENT})*\]|Br|Cl|[BCNOPSFIbcnops*]|[-=#:~.()]|%\d\d|\d)+$`,
  "u",
);
/** The most patterns that one is screened as. */
const MOST_ALTERNATIVES = 16;

/**
 * Whether a pattern asks only for elements, and for bonds by their order: it matches RDKit's own SMILES also where that was read without
 * perceiving rings, hydrogen and hybridisation, which takes a twentieth of the time.
 */
export function isPlainPattern(smarts: string): boolean {
  return PLAIN.test(smarts);
}

/**
 * Patterns of which one at least matches whatever a pattern matches: each has one atom of a list in its place, which a fingerprint can
 * tell, unlike the list.
 */
export function alternativesOf(smarts: string): readonly string[] {
  if (smarts.includes("$(")) return [smarts];
  return [...smarts.matchAll(BRACKETS)].reduceRight<readonly string[]>(
    (alternatives, { 0: atom, index }) => {
      const choices = choicesOf(atom);
      if (choices.length * alternatives.length > MOST_ALTERNATIVES) return alternatives;
      return alternatives.flatMap((one) =>
        choices.map((choice) => one.slice(0, index) + choice + one.slice(index + atom.length)),
      );
    },
    [smarts],
  );
}

/** The atoms of which an atom in brackets is one, by the first of its conditions that is a list. */
function choicesOf(atom: string): readonly string[] {
  // The number of hydrogen atoms is no element, and an atom map is of the whole list.
  if (/H(?![efgos])|:/u.test(atom)) return [atom];
  const conditions = atom.slice(1, -1).split(";");
  const at = conditions.findIndex((condition) => condition.includes(","));
  if (at === -1) return [atom];
  return (conditions[at] ?? "")
    .split(",")
    .map((choice) => `[${conditions.with(at, choice).join(";")}]`);
}
