import type { BulkPack, Pack } from "@reagent/api/contract/product";
import { shop } from "@reagent/api/contract/shop";
import type { Viewer } from "@reagent/domain/price";
import { hiddenVariants, visibleVariants } from "@reagent/domain/search";
import { packListState } from "@reagent/domain/stock";
import { Fragment, type ReactNode, useState } from "react";
import { ButtonLink } from "../../../../components/ButtonLink/ButtonLink.tsx";
import { Expander } from "../../../../components/Expander/Expander.tsx";
import { Notice } from "../../../../components/Notice/Notice.tsx";
import { HeadCell, Table, TableBody, TableHead } from "../../../../components/Table/Table.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { paths } from "../../../../paths.ts";
import { screenOnly } from "../../../../theme/print.css.ts";
import { type Quantities, quantityIn } from "../PackChoice/useStoredQuantities.ts";
import { BulkRow } from "./BulkRow.tsx";
import { PackRow } from "./PackRow.tsx";
import { copy } from "./PackTable.copy.ts";
import * as css from "./PackTable.css.ts";

/** The item of the packs. */
export interface PackTableItem {
  readonly itemCode: string;
  readonly name: string;
  readonly casNumber: string;
  readonly specification: string;
  readonly isLowBoiling: boolean;
}

interface Props {
  readonly item: PackTableItem;
  readonly packs: readonly Pack[];
  /** Sizes sold on request, of an item of category 1. */
  readonly bulkPacks: readonly BulkPack[];
  readonly viewer: Viewer;
  readonly quantities: Quantities;
  readonly onQuantity: (productId: string, quantity: number | null) => void;
  /** Shows the first five packs, with a button that shows all. */
  readonly isShortened?: boolean;
  /** Beside that button, under the table. */
  readonly children?: ReactNode;
}

/** Prices, stock and quantities of an item's packs (storefront §2, product detail; §3, packaged product; §8, empty states). */
export function PackTable({
  item,
  packs,
  bulkPacks,
  viewer,
  quantities,
  onQuantity,
  isShortened = false,
  children,
}: Props) {
  const words = useCopy(copy);
  const [showsAll, setShowsAll] = useState(!isShortened);
  const state = packListState({
    isLowBoiling: item.isLowBoiling,
    packCount: packs.length + bulkPacks.length,
  });
  if (state !== "packs")
    return (
      <OnRequest
        message={state === "low-boiling" ? words.lowBoiling : words.noPacks}
        itemCode={item.itemCode}
      />
    );

  const enquiry = (pack: string) =>
    paths.bulkEnquiry({
      productName: item.name,
      casNumber: item.casNumber,
      pack,
      specification: item.specification,
      itemCode: item.itemCode,
    });
  const hidden = hiddenVariants(packs.length, showsAll);
  return (
    <>
      <div className={css.scroller}>
        <Table label={words.table(item.itemCode)} fold="grid">
          <TableHead>
            <HeadCell className={css.head}>{words.code}</HeadCell>
            <HeadCell className={css.head}>{words.pack}</HeadCell>
            <HeadCell className={css.head} isNumber>
              {words.perUnit}
            </HeadCell>
            <HeadCell className={css.head}>{words.stock}</HeadCell>
            <HeadCell className={css.head} isNumber>
              {words.listPrice}
            </HeadCell>
            <HeadCell className={css.head} isNumber>
              {words.ownPrice}
            </HeadCell>
            <HeadCell className={`${css.head} ${screenOnly}`} isNumber>
              {words.quantity}
            </HeadCell>
          </TableHead>
          <TableBody>
            {visibleVariants(packs, showsAll).map((pack) => (
              <PackRow
                key={pack.productId}
                pack={pack}
                packs={packs}
                viewer={viewer}
                quantity={quantityIn(quantities, pack.productId)}
                onQuantity={(quantity) => onQuantity(pack.productId, quantity)}
                enquiry={enquiry(pack.pack)}
              />
            ))}
            {bulkPacks.map((pack) => (
              <BulkRow key={pack.productCode} pack={pack} enquiry={enquiry(pack.pack)} />
            ))}
          </TableBody>
        </Table>
      </div>
      <div className={`${css.foot} ${screenOnly}`}>
        {hidden > 0 && (
          <Expander isOpen={false} onToggle={setShowsAll}>
            {words.showAll(packs.length)}
          </Expander>
        )}
        {children}
      </div>
    </>
  );
}

/** Shown for items without packs to choose: the telephone, and the form of an enquiry (storefront §8, empty states). */
function OnRequest({ message, itemCode }: { message: string; itemCode: string }) {
  const words = useCopy(copy);
  return (
    <Notice
      kind="info"
      action={
        <ButtonLink kind="secondary" size="small" to={paths.synthesis(itemCode)}>
          {words.consult}
          <VisuallyHidden> {itemCode}</VisuallyHidden>
        </ButtonLink>
      }
    >
      {message}
      {shop.hotlines.map((hotline, index) => (
        <Fragment key={hotline}>
          {index > 0 && " / "}
          <TextLink kind="inline" href={`tel:${hotline}`}>
            {hotline}
          </TextLink>
        </Fragment>
      ))}
    </Notice>
  );
}
