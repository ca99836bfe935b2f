import type { Instrument } from "@reagent/api/contract/instrument";
import type { Viewer } from "@reagent/domain/price";
import { useId } from "react";
import { SectionHead } from "../../../../components/SectionHead/SectionHead.tsx";
import { HeadCell, Table, TableBody, TableHead } from "../../../../components/Table/Table.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { VariantRow } from "./VariantRow.tsx";
import { copy } from "./VariantTable.copy.ts";
import * as css from "./VariantTable.css.ts";

interface Props {
  readonly instrument: Instrument;
  /** The id of the chosen SKU. */
  readonly current: string | undefined;
  readonly viewer: Viewer;
  /** Called when a SKU is chosen in the table. */
  readonly onChoose: () => void;
}

/** All SKUs of an instrument with their attributes, prices and stock. */
export function VariantTable({ instrument, current, viewer, onChoose }: Props) {
  const words = useCopy(copy);
  const id = useId();
  const { spuCode, skus } = instrument;
  const names = [...new Set(skus.flatMap((sku) => Object.keys(sku.attributes)))];
  return (
    <section className={css.variants} aria-labelledby={id}>
      <SectionHead id={id} title={words.title} note={words.note} />
      <div className={css.scroller}>
        <Table label={words.table(spuCode)} fold="labels">
          <TableHead>
            <HeadCell>{words.skuCode}</HeadCell>
            {names.map((name) => (
              <HeadCell key={name}>{name}</HeadCell>
            ))}
            <HeadCell>{words.stock}</HeadCell>
            <HeadCell isNumber>{words.listPrice}</HeadCell>
            <HeadCell isNumber>{words.ownPrice}</HeadCell>
            <HeadCell isHidden>{words.action}</HeadCell>
          </TableHead>
          <TableBody>
            {skus.map((sku) => (
              <VariantRow
                key={sku.skuId}
                spuCode={spuCode}
                sku={sku}
                names={names}
                isCurrent={sku.skuId === current}
                viewer={viewer}
                onChoose={onChoose}
              />
            ))}
          </TableBody>
        </Table>
      </div>
    </section>
  );
}
