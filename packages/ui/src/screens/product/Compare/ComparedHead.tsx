import X from "@lucide/icons/icons/x";
import type { ComparedItem } from "@reagent/api/contract/product";
import { paths } from "@reagent/api/pages/paths";
import { FavouriteButton } from "../../../blocks/FavouriteButton/FavouriteButton.tsx";
import { ChemicalName } from "../../../components/ChemicalName/ChemicalName.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { StructureCell } from "../../../components/StructureCell/StructureCell.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useNames } from "../parts/names.ts";
import { useEnlargeStructure } from "../parts/useEnlargeStructure.tsx";
import { copy } from "./Compare.copy.ts";
import * as css from "./Compare.css.ts";

interface Props {
  readonly item: ComparedItem;
  readonly onRemove: () => void;
}

/** Structure, code and names of an item, with its actions. */
export function ComparedHead({ item, onRemove }: Props) {
  const words = useCopy(copy);
  const enlarge = useEnlargeStructure();
  const { name, nameLanguage, other, otherLanguage } = useNames(item);
  const { itemCode, formula, molecularWeight } = item;
  const drawing = item.drawing.markup;
  return (
    <div className={css.itemHead}>
      <StructureCell
        name={name}
        drawing={drawing}
        isEager
        onEnlarge={() => enlarge({ name, drawing, formula, molecularWeight })}
      />
      <div className={css.codeLine}>
        <Code value={itemCode} kind="item-code" />
        <span className={css.actions}>
          <FavouriteButton item={item} />
          <IconButton label={words.remove(itemCode)} icon={X} size="small" onClick={onRemove} />
        </span>
      </div>
      <p className={css.name} lang={nameLanguage}>
        <TextLink kind="plain" to={paths.product({ itemCode })}>
          <ChemicalName value={name} />
        </TextLink>
      </p>
      {other && (
        <p className={css.otherName} lang={otherLanguage}>
          <ChemicalName value={other} />
        </p>
      )}
    </div>
  );
}
