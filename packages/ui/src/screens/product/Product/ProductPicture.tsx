import type { Item } from "@reagent/api/contract/product";
import { StructureCell } from "../../../components/StructureCell/StructureCell.tsx";
import { useNames } from "../parts/names.ts";
import * as css from "./Product.css.ts";

/** The large structure drawing of the item, and its picture below. */
export function ProductPicture({ item }: { item: Item }) {
  const { name } = useNames(item);
  const { formula, molecularWeight, picture } = item;
  return (
    <div className={css.pictures}>
      <div className={css.picture}>
        <StructureCell
          name={name}
          drawing={item.drawing.markup}
          formula={formula || undefined}
          weight={molecularWeight ? `${molecularWeight} g/mol` : undefined}
          size="large"
        />
      </div>
      {picture && (
        <div className={css.picture}>
          <StructureCell name={name} drawing={picture} size="large" />
        </div>
      )}
    </div>
  );
}
