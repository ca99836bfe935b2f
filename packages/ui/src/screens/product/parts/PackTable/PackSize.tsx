import { packLabel, parsePack } from "@reagent/domain/pack";
import { Measure } from "../../../../components/Measure/Measure.tsx";
import * as css from "./PackTable.css.ts";

/** A pack's size with the unit in a lighter tone; the plain text if it cannot be parsed. */
export function PackSize({ text }: { text: string }) {
  const size = parsePack(text);
  if (!size) return <b className={css.size}>{text}</b>;
  const { quantity, unit } = packLabel(size);
  return (
    <b className={css.size}>
      <Measure value={quantity} unit={unit} />
    </b>
  );
}
