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
import { isListed } from "@reagent/domain/hazard-listing";
import type { PrecursorMarks } from "@reagent/domain/precursor";

export interface HazardFacts {
  readonly pictograms: readonly PictogramCode[];
  readonly statements: readonly HazardStatement[];
  readonly signal: SignalWord;
}

type Labelled = Pick<Item, "pictograms" | "hazardStatements" | "signalWord">;

/** The GHS label of an item. */
export function hazardFactsOf({
  pictograms: symbols,
  hazardStatements: codes,
  signalWord,
}: Labelled): HazardFacts {
  return {
    pictograms: pictograms(symbols.join(";")),
    statements: hazardStatements(codes.join(";")),
    signal: signalWord,
  };
}

/** Whether an item has a GHS label, a UN number, a hazardous number, or is a precursor. */
export function isHazardous(
  item: Labelled & PrecursorMarks & Pick<Item, "unNumber" | "hazardNumber">,
): boolean {
  const { pictograms: symbols, statements, signal } = hazardFactsOf(item);
  return (
    symbols.length > 0 ||
    statements.length > 0 ||
    signal !== "none" ||
    item.unNumber !== "" ||
    isListed(item.hazardNumber) ||
    item.isDrugPrecursor ||
    item.isExplosivePrecursor
  );
}

/** The path of a statement on the page of all statements; undefined for an unknown code. */
export function statementPath(statement: string): string | undefined {
  const code = listedStatement(statement);
  return code === undefined ? undefined : paths.hazardStatements({ code });
}
