import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { StructureCell } from "../../../components/StructureCell/StructureCell.tsx";
import { enlarged } from "./enlarged.css.ts";

interface Substance {
  readonly name: string;
  readonly drawing: string;
  readonly formula: string;
  readonly molecularWeight: string;
}

/** Opens the structure of a substance in a dialog, as large as the window allows (storefront §2, search results). */
export function useEnlargeStructure(): (substance: Substance) => void {
  const { dialog } = useOverlays();
  return ({ name, drawing, formula, molecularWeight }) =>
    void dialog({
      title: name,
      size: "large",
      content: (
        <div className={enlarged}>
          <StructureCell
            name={name}
            drawing={drawing}
            formula={formula}
            weight={molecularWeight && `${molecularWeight} g/mol`}
            size="fill"
            isFramed={false}
            isEager
          />
        </div>
      ),
    });
}
