import { packLabel, parsePack } from "@reagent/domain/pack";
import { Measure } from "../../../../components/Measure/Measure.tsx";
import * as css from "./PackTable.css.ts";

/** A pack's size, the unit in a lighter tone; as it was written when it cannot be read. */
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
