/** The families of substances that each article of the demo is about, by the article's id. */
const ARTICLE_FAMILIES: Readonly<Record<number, readonly string[]>> = {
  103: ["standard"],
  106: ["solvent"],
  111: ["battery-material", "perovskite-material"],
  201: ["solvent", "drying"],
  202: ["organometallic", "metal", "halide"],
  203: ["solvent", "oxide"],
  204: ["boronic-acid", "boronate", "catalyst", "ligand"],
  205: ["protecting-reagent", "coupling-reagent", "amino-acid"],
  206: ["solvent", "phenol"],
  207: ["acid", "solvent", "buffer"],
  208: ["buffer", "culture", "amino-acid"],
  209: ["organometallic"],
  210: ["solvent", "standard"],
  211: ["initiator", "inorganic-salt", "oxidant"],
  212: ["solvent"],
  301: ["natural-product"],
  302: ["aldehyde"],
  303: ["inorganic-salt"],
  304: ["natural-product", "hydrocarbon"],
  305: ["natural-product"],
  306: ["inorganic-salt"],
  307: ["dye"],
  308: ["natural-product"],
  309: ["pharmaceutical", "acid"],
  310: ["metal", "buffer"],
  311: ["indicator"],
  312: ["dye", "oxidant"],
};

/** The families of substances that each activity of the demo is about, by the activity's id. */
const ACTIVITY_FAMILIES: Readonly<Record<number, readonly string[]>> = {
  1: ["natural-product", "vitamin"],
  2: ["buffer", "culture"],
  3: ["protecting-reagent", "silane"],
  4: ["boronic-acid", "boronate"],
  5: ["mof", "mof-linker"],
  6: ["coupling-reagent"],
  7: ["phase-transfer-catalyst"],
  8: ["indicator"],
  9: ["dye", "stain"],
  10: ["surfactant"],
  11: ["reductant"],
  12: ["battery-material"],
};

/** The articles about a family, in the order of their ids. */
export function articlesOf(family: string): number[] {
  return idsOf(ARTICLE_FAMILIES, family);
}

/** The activity that is shown beside items of a family. */
export function activityOf(family: string): number | null {
  return idsOf(ACTIVITY_FAMILIES, family)[0] ?? null;
}

function idsOf(families: Readonly<Record<number, readonly string[]>>, family: string): number[] {
  return Object.entries(families)
    .filter(([, listed]) => listed.includes(family))
    .map(([id]) => Number(id));
}
