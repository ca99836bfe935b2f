import type { Item } from "@reagent/api/contract/product";
import { StructureCell } from "../../../components/StructureCell/StructureCell.tsx";
import { useNames } from "../parts/names.ts";
import { picture } from "./Product.css.ts";

/** The large structure drawing of the item. */
export function ProductPicture({ item }: { item: Item }) {
  const { name } = useNames(item);
  const { formula, molecularWeight } = item;
  return (
    <div className={picture}>
      <StructureCell
        name={name}
        drawing={item.drawing.markup}
        formula={formula || undefined}
        weight={molecularWeight ? `${molecularWeight} g/mol` : undefined}
        size="large"
      />
    </div>
  );
}
