import type { Instrument, InstrumentVariant } from "@reagent/api/contract/instrument";
import { isPossible, offeredAttributes } from "@reagent/domain/instrument-choice";
import { ChipGroup } from "../../../components/ChipGroup/ChipGroup.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Instrument.copy.ts";
import * as css from "./Instrument.css.ts";
import type { SkuChoice } from "./useSku.ts";

interface Props {
  readonly instrument: Instrument;
  readonly sku: InstrumentVariant;
  readonly choice: SkuChoice;
}

/** A choice of one value for each attribute. A value that changes others has a dashed border, and what it changed is announced. */
export function Choosers({ instrument: { attributes, skus }, sku, choice }: Props) {
  const words = useCopy(copy);
  const offered = offeredAttributes(attributes, skus);
  const changesOthers = (name: string, value: string) =>
    !isPossible(skus, sku.attributes, { name, value });
  const hasDashed = offered.some(({ name, values }) =>
    values.some((value) => changesOthers(name, value)),
  );
  const notice =
    choice.adjustment &&
    words.changed(
      choice.adjustment.value,
      choice.adjustment.changed.map((name) => [name, sku.attributes[name] ?? ""] as const),
    );
  if (offered.length === 0) return null;
  return (
    <div className={css.choosers}>
      {offered.map(({ name, values }) => (
        <ChipGroup
          key={name}
          label={name}
          value={sku.attributes[name] ?? ""}
          onChange={(value) => choice.choose(name, value)}
          options={values.map((value) => ({
            value,
            label: value,
            description: changesOthers(name, value) ? words.changesOthers : undefined,
          }))}
        />
      ))}
      <div className={css.hints}>
        <p role="status">{notice}</p>
        {hasDashed && !notice && <p aria-hidden="true">{words.dashed}</p>}
      </div>
    </div>
  );
}
