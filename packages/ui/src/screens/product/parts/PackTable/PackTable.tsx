import type { BulkPack, Pack } from "@reagent/api/contract/product";
import { shop } from "@reagent/api/contract/shop";
import { paths } from "@reagent/api/pages/paths";
import type { ViewerKind } from "@reagent/domain/price";
import { hiddenVariants, visibleVariants } from "@reagent/domain/search";
import { packListState } from "@reagent/domain/stock";
import { Fragment, type ReactNode, useState } from "react";
import { ButtonLink } from "../../../../components/ButtonLink/ButtonLink.tsx";
import { Expander } from "../../../../components/Expander/Expander.tsx";
import { Notice } from "../../../../components/Notice/Notice.tsx";
import { RecordTable } from "../../../../components/Table/RecordTable.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { useHasPart } from "../../../../state/use-has-part.ts";
import { screenOnly } from "../../../../theme/print.css.ts";
import { type Quantities, quantityIn } from "../PackChoice/useStoredQuantities.ts";
import { factsOf, onRequest } from "./pack-facts.ts";
import { copy } from "./PackTable.copy.ts";
import * as css from "./PackTable.css.ts";
import { packOf, type PackRecord, usePackColumns } from "./usePackColumns.tsx";

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
  readonly viewer: ViewerKind;
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
  const records: readonly PackRecord[] = [
    ...visibleVariants(packs, showsAll).map((pack) => ({
      pack,
      facts: factsOf(pack, { viewer, isLowBoiling: false, beside: packs }),
    })),
    ...bulkPacks.map((pack) => ({ pack, facts: onRequest })),
  ];
  const columns = usePackColumns({
    quantities,
    onQuantity,
    firstHint: records.find(({ facts: { price } }) => price.kind === "guest-hint")?.pack
      .productCode,
    enquiryFor: (pack) =>
      paths.bulkEnquiry({
        productName: item.name,
        casNumber: item.casNumber,
        pack,
        specification: item.specification,
        itemCode: item.itemCode,
      }),
  });
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

  const hidden = hiddenVariants(packs.length, showsAll);
  return (
    <>
      <div className={css.scroller}>
        <RecordTable
          label={words.table(item.itemCode)}
          density="dense"
          fold="grid"
          rowClassName={css.row}
          columns={columns}
          records={records}
          keyOf={(record) => packOf(record)?.productId ?? record.pack.productCode}
          stateOf={(record) => {
            const pack = packOf(record);
            return pack && quantityIn(quantities, pack.productId) ? "selected" : "plain";
          }}
        />
      </div>
      <div className={`${css.foot} ${screenOnly}`}>
        {hidden > 0 && (
          <Expander isOpen={false} onOpenChange={setShowsAll}>
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
  const hasPart = useHasPart();
  const form = hasPart("synthesis") ? paths.synthesis(itemCode) : paths.bulkEnquiry({ itemCode });
  return (
    <Notice
      tone="info"
      actions={
        <ButtonLink kind="secondary" size="small" to={form}>
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
