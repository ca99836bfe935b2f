/** Elements other than metals and noble gases, as SMILES writes them. */
const NON_METALS = new Set([
  "H",
  "B",
  "C",
  "N",
  "O",
  "F",
  "Si",
  "P",
  "S",
  "Cl",
  "As",
  "Se",
  "Br",
  "Te",
  "I",
  "At",
]);

const BRACKET_ATOM = /\[\d*([A-Z][a-z]?)/gu;
/** A halogen, with brackets as RDKit writes it at a metal. */
const HALOGEN = /\[?(?:F|Cl|Br|I)\]?/u.source;
/** A metal with nothing but halogens at it, without a charge: the metal, and what stands before and behind it. */
const HALIDE = new RegExp(
  `^(${HALOGEN})?\\[([A-Z][a-z]?)\\]((?:\\(${HALOGEN}\\))*(?:${HALOGEN})?)$`,
  "u",
);

/** Whether a structure has an atom of a metal. */
export function hasMetal(smiles: string): boolean {
  return [...smiles.matchAll(BRACKET_ATOM)].some(([, symbol = ""]) => !NON_METALS.has(symbol));
}

/**
 * A halide of a metal that is written with bonds, as ions: `Cl[Co]Cl` becomes `[Co+2].[Cl-].[Cl-]`, also beside water or other parts. The
 * given text where no part is one.
 */
export function withIons(smiles: string): string {
  const parts = smiles.split(".").flatMap((part) => {
    const [, before = "", metal = "", behind = ""] = HALIDE.exec(part) ?? [];
    const halogens = (before + behind).match(/F|Cl|Br|I/gu) ?? [];
    if (NON_METALS.has(metal) || halogens.length === 0) return [part];
    const charge = halogens.length === 1 ? "+" : `+${halogens.length}`;
    return [`[${metal}${charge}]`, ...halogens.map((halogen) => `[${halogen}-]`)];
  });
  return parts.join(".");
}
