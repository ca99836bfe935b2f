import { memo } from "react";
import { JointHazards } from "../../../blocks/JointHazards/JointHazards.tsx";
import { isBlank } from "../parts/sheet-draft.ts";
import { offerOf, type ResolvedLines } from "./order-sheet-lines.ts";
import type { SheetRow } from "./order-sheet-state.ts";
import * as css from "./OrderSheet.css.ts";

interface Props {
  readonly rows: readonly SheetRow[];
  readonly lines: ResolvedLines;
}

/** The goods of the rows that must not meet or are stored apart, those that wait for a filing as well. */
export const SheetHazards = memo(function SheetHazards({ rows, lines }: Props) {
  const goods = rows.flatMap((row) => {
    const offer = isBlank(row) ? undefined : offerOf(row, lines.get(row.text));
    return offer ? { ...offer, name: offer.chineseName || offer.englishName } : [];
  });
  return (
    <div className={css.hazards}>
      <JointHazards lines={goods} />
    </div>
  );
});
