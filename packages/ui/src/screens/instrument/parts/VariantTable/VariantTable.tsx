import type { Instrument } from "@reagent/api/contract/instrument";
import type { ViewerKind } from "@reagent/domain/price";
import { useId } from "react";
import { SectionHead } from "../../../../components/SectionHead/SectionHead.tsx";
import { RecordTable } from "../../../../components/Table/RecordTable.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { useVariantColumns } from "./useVariantColumns.tsx";
import { copy } from "./VariantTable.copy.ts";
import * as css from "./VariantTable.css.ts";

interface Props {
  readonly instrument: Instrument;
  /** The id of the chosen SKU. */
  readonly current: string | undefined;
  readonly viewer: ViewerKind;
  /** Called when a SKU is chosen in the table. */
  readonly onChoose: () => void;
}

/** All SKUs of an instrument with their attributes, prices and stock. */
export function VariantTable({ instrument, current, viewer, onChoose }: Props) {
  const words = useCopy(copy);
  const id = useId();
  const { spuCode, skus } = instrument;
  return (
    <section className={css.variants} aria-labelledby={id}>
      <SectionHead id={id} title={words.title} description={words.note} />
      <div className={css.scroller}>
        <RecordTable
          label={words.table(spuCode)}
          density="dense"
          columns={useVariantColumns({ instrument, current, viewer, onChoose })}
          records={skus}
          keyOf={({ skuId }) => skuId}
          stateOf={({ skuId }) => (skuId === current ? "selected" : "plain")}
        />
      </div>
    </section>
  );
}
