import FileText from "@lucide/icons/icons/file-text";
import type { ItemRow } from "@reagent/api/contract/product";
import { paths } from "@reagent/api/pages/paths";
import { useId } from "react";
import { FavouriteButton } from "../../../../blocks/FavouriteButton/FavouriteButton.tsx";
import { Badge } from "../../../../components/Badge/Badge.tsx";
import { Code } from "../../../../components/Code/Code.tsx";
import { Expander } from "../../../../components/Expander/Expander.tsx";
import type { Marking } from "../../../../components/Highlight/marking.tsx";
import { IconButton } from "../../../../components/IconButton/IconButton.tsx";
import { Price } from "../../../../components/Price/Price.tsx";
import { Cell, ExpansionRow, Row, RowActions } from "../../../../components/Table/Table.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { CompareButton } from "../CompareButton/CompareButton.tsx";
import { ItemMarks } from "../ItemMarks/ItemMarks.tsx";
import { LazyPackPanel } from "../PackPanel/LazyPackPanel.tsx";
import { usePackRow } from "../PackPanel/usePackRow.ts";
import { useDocuments } from "../useDocuments.ts";
import * as css from "./ItemRows.css.ts";
import { copy } from "./SubstanceGroup.copy.ts";
import type { FirstPrices } from "./useSkipToPrices.tsx";

interface Props {
  readonly item: ItemRow;
  readonly mark: Marking;
  readonly isOpenAtFirst: boolean;
  /** The button of the prices. */
  readonly prices?: FirstPrices;
}

/** The row of an item, which expands to its packs. */
export function ItemRows({ item, mark, isOpenAtFirst, prices }: Props) {
  const words = useCopy(copy);
  const { isOpen, toggle } = usePackRow(item.itemCode, isOpenAtFirst);
  const id = useId();
  const { openSpecification, isBusy } = useDocuments();
  return (
    <>
      <Row className={css.row} isExpanded={isOpen}>
        <Cell className={css.code({ isOpen })} isRowHeader>
          <Code value={item.itemCode} kind="item-code">
            <TextLink kind="plain" to={paths.product({ itemCode: item.itemCode })}>
              {mark(item.itemCode)}
            </TextLink>
          </Code>
        </Cell>
        <Cell className={css.specification({ isOpen })}>
          <span className={css.grade}>{item.specification}</span> <ItemMarks item={item} />
        </Cell>
        <Cell className={css.storage}>{item.storage}</Cell>
        <Cell className={css.price} isNumber>
          {item.fromPrice === null ? (
            <Badge kind="price-on-request" />
          ) : (
            <Price amount={item.fromPrice} kind="list" fromPack={item.fromPack} />
          )}
        </Cell>
        <Cell className={css.actions}>
          <span className={css.actionIcons}>
            <RowActions>
              <FavouriteButton item={item} />
              <CompareButton itemCode={item.itemCode} />
              <IconButton
                label={words.specificationOf(item.itemCode)}
                icon={FileText}
                size="small"
                isBusy={isBusy}
                onClick={() => void openSpecification(item.itemCode)}
              />
            </RowActions>
          </span>
        </Cell>
        <Cell className={css.open} isNumber>
          <Expander
            {...prices}
            isOpen={isOpen}
            onOpenChange={toggle}
            controls={id}
            label={words.priceAndStockOf(item.itemCode)}
          >
            {words.priceAndStock}
          </Expander>
        </Cell>
      </Row>
      {isOpen && (
        <ExpansionRow columns={6} id={id} className={css.expansion}>
          <LazyPackPanel item={item} />
        </ExpansionRow>
      )}
    </>
  );
}
