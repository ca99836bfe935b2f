import type { Item } from "@reagent/api/contract/product";
import {
  type HazardStatement,
  hazardStatements,
  type PictogramCode,
  pictograms,
  type SignalWord,
} from "@reagent/domain/ghs";

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

/** Whether an item has a GHS label, a UN number or a hazardous number. */
export function isHazardous(item: Labelled & Pick<Item, "unNumber" | "hazardNumber">): boolean {
  const { pictograms: symbols, statements, signal } = hazardFactsOf(item);
  return (
    symbols.length > 0 ||
    statements.length > 0 ||
    signal !== "none" ||
    item.unNumber !== "" ||
    item.hazardNumber !== ""
  );
}
