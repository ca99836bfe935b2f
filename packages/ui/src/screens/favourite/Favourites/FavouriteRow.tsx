import HeartOff from "@lucide/icons/icons/heart-off";
import type { Favourite } from "@reagent/api/contract/favourite";
import { paths } from "@reagent/api/pages/paths";
import { useId } from "react";
import { ChemicalName } from "../../../components/ChemicalName/ChemicalName.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { Expander } from "../../../components/Expander/Expander.tsx";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { StructureCell } from "../../../components/StructureCell/StructureCell.tsx";
import { Cell, ExpansionRow, Row } from "../../../components/Table/Table.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useNames } from "../../product/parts/names.ts";
import { LazyPackPanel } from "../../product/parts/PackPanel/LazyPackPanel.tsx";
import { usePackRow } from "../../product/parts/PackPanel/usePackRow.ts";
import { useEnlargeStructure } from "../../product/parts/useEnlargeStructure.tsx";
import { copy } from "./Favourites.copy.ts";
import * as css from "./Favourites.css.ts";

interface Props {
  readonly favourite: Favourite;
  readonly isBusy: boolean;
  /** Receives the button that was pressed. */
  readonly onCancel: (button: HTMLElement) => void;
}

/** Selector of the button that removes a favourite, in each row. */
export const cancelButtons = "button[data-cancels-favourite]";

/** A favourite with structure, names, numbers and grade; its packs expand below it. */
export function FavouriteRow({ favourite, isBusy, onCancel }: Props) {
  const words = useCopy(copy);
  const packs = useId();
  const enlarge = useEnlargeStructure();
  const { itemCode, casNumber, drawing, formula, molecularWeight } = favourite;
  const { isOpen, toggle } = usePackRow(itemCode);
  const { name, other, otherLanguage } = useNames(favourite);
  return (
    <>
      <Row className={css.row} isExpanded={isOpen}>
        <Cell className={css.drawing} label={words.drawing}>
          <StructureCell
            name={name}
            drawing={drawing}
            formula={formula || undefined}
            weight={molecularWeight || undefined}
            size="small"
            onEnlarge={() => enlarge({ name, drawing, formula, molecularWeight })}
          />
        </Cell>
        <Cell className={css.product} isRowHeader label={words.product}>
          <span className={css.names}>
            <span className={css.name}>
              <TextLink kind="plain" to={paths.product({ itemCode })}>
                <ChemicalName value={name} />
              </TextLink>
            </span>
            {other && (
              <span className={css.other} lang={otherLanguage}>
                <ChemicalName value={other} />
              </span>
            )}
          </span>
          {casNumber && (
            <DefinitionList
              layout="line"
              entries={[{ term: "CAS", value: <Code value={casNumber} kind="cas" /> }]}
            />
          )}
        </Cell>
        <Cell className={css.grade} label={words.grade}>
          <Code value={itemCode} kind="item-code" />
          <span className={css.specification}>{favourite.specification}</span>
        </Cell>
        <Cell className={css.actions} label={words.actions}>
          <span className={css.actionsInLine}>
            <IconButton
              data-cancels-favourite=""
              label={words.cancel(itemCode)}
              icon={HeartOff}
              size="small"
              isBusy={isBusy}
              onClick={(event) => onCancel(event.currentTarget)}
            />
            <Expander
              isOpen={isOpen}
              onOpenChange={toggle}
              controls={packs}
              label={`${words.priceAndStock} ${itemCode}`}
            >
              {words.priceAndStock}
            </Expander>
          </span>
        </Cell>
      </Row>
      {isOpen && (
        <ExpansionRow columns={4} id={packs} className={css.expansion}>
          <LazyPackPanel item={favourite} toGuests={words.logInFirst} />
        </ExpansionRow>
      )}
    </>
  );
}
