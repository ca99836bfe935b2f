import type { Item } from "@reagent/api/contract/product";
import { StructureCell } from "../../../components/StructureCell/StructureCell.tsx";
import { drawingOf } from "../Drawing/drawing-of.ts";
import { useNames } from "../names.ts";
import { picture } from "./Product.css.ts";

/** The drawing of the item, as large as there is room. */
export function ProductPicture({ item }: { item: Item }) {
  const { name } = useNames(item);
  const { formula, molecularWeight } = item;
  return (
    <div className={picture}>
      <StructureCell
        name={name}
        drawing={drawingOf(item.drawing.markup)}
        formula={formula || undefined}
        weight={molecularWeight ? `${molecularWeight} g/mol` : undefined}
        size="fill"
      />
    </div>
  );
}
