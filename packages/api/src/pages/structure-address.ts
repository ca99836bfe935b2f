import {
  SIMILARITY,
  similarityThreshold,
  type StructureMatch,
  withoutRepeatedParts,
} from "@reagent/domain/structure-search";

/** A structure search as the address of its results holds it. */
export interface StructureSearch {
  /** One line: SMILES, SMARTS, InChI, InChIKey, CAS number or name. */
  readonly code: string;
  readonly match: StructureMatch;
  /** Least similarity in percent. */
  readonly threshold: number;
}

const types: Readonly<Record<StructureMatch, string>> = {
  exact: "",
  substructure: "1",
  similarity: "2",
};

/** The query of the results' address. */
export function structureQuery({
  code,
  match,
  threshold,
}: Pick<StructureSearch, "code"> & Partial<StructureSearch>): URLSearchParams {
  const query = new URLSearchParams({ code });
  if (match && types[match]) query.set("type", types[match]);
  if (match === "similarity" && threshold !== undefined && threshold !== SIMILARITY.usual)
    query.set("threshold", String(threshold));
  return query;
}

/** Reads the query of the results' address: what is missing or wrong there is as usual. */
export function readStructureSearch(query: URLSearchParams): StructureSearch {
  const type = query.get("type");
  const match = (["substructure", "similarity"] as const).find((each) => types[each] === type);
  const percent = Number(query.get("threshold") || Number.NaN);
  return {
    code: withoutRepeatedParts((query.get("code") ?? "").trim()),
    match: match ?? "exact",
    threshold: similarityThreshold(Number.isInteger(percent) ? percent : null),
  };
}
