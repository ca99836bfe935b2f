import type { Item } from "@reagent/api/contract/product";
import { useState } from "react";
import { StructureCell } from "../../../components/StructureCell/StructureCell.tsx";
import { Thumbnails } from "../../../components/Thumbnails/Thumbnails.tsx";
import { useCopy } from "../../../language/language.tsx";
import { screenOnly } from "../../../theme/print.css.ts";
import { useNames } from "../parts/names.ts";
import { useEnlargeStructure } from "../parts/useEnlargeStructure.tsx";
import { copy } from "./Product.copy.ts";
import * as css from "./Product.css.ts";

/** The structure of the item, and its picture where it has both, one at a time; what is shown can be enlarged. */
export function ProductFigure({ item }: { item: Item }) {
  const words = useCopy(copy);
  const enlarge = useEnlargeStructure();
  const [index, choose] = useState(0);
  const { name } = useNames(item);
  const { formula, molecularWeight, picture } = item;
  const structure = item.drawing.markup;
  const drawing = index === 0 ? structure : picture;
  return (
    <div>
      <div className={css.figure}>
        <StructureCell
          name={name}
          drawing={drawing}
          formula={formula || undefined}
          size="large"
          isEager
          onEnlarge={() => enlarge({ name, drawing, formula, molecularWeight })}
        />
      </div>
      {picture && (
        <div className={screenOnly}>
          <Thumbnails
            label={words.figures}
            pictures={[
              { drawing: structure, label: words.structure },
              { drawing: picture, label: words.picture },
            ]}
            value={index}
            onChange={choose}
          />
        </div>
      )}
    </div>
  );
}
