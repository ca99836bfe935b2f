import type { Item } from "@reagent/api/contract/product";
import { paths } from "@reagent/api/pages/paths";
import {
  type HazardStatement,
  hazardStatements,
  listedStatement,
  type PictogramCode,
  pictograms,
  type SignalWord,
} from "@reagent/domain/ghs";
import { type Classification, classificationOf } from "@reagent/domain/hazard-classification";

export interface HazardFacts {
  readonly pictograms: readonly PictogramCode[];
  readonly statements: readonly HazardStatement[];
  readonly signal: SignalWord;
  readonly classification: Classification;
}

/** The GHS label of an item, and what is known of its hazards. */
export function hazardFactsOf({
  pictograms: symbols,
  hazardStatements: codes,
  signalWord,
  hazardBasis,
}: Pick<Item, "pictograms" | "hazardStatements" | "signalWord" | "hazardBasis">): HazardFacts {
  return {
    pictograms: pictograms(symbols.join(";")),
    statements: hazardStatements(codes.join(";")),
    signal: signalWord,
    classification: classificationOf(codes, hazardBasis),
  };
}

/** The path of a statement on the page of all statements; undefined for an unknown code. */
export function statementPath(statement: string): string | undefined {
  const code = listedStatement(statement);
  return code === undefined ? undefined : paths.hazardStatements({ code });
}
