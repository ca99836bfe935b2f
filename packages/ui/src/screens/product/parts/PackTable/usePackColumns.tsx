import type { BulkPack, Pack } from "@reagent/api/contract/product";
import { StockAlertButton } from "../../../../blocks/StockAlertButton/StockAlertButton.tsx";
import { Badge, Badges } from "../../../../components/Badge/Badge.tsx";
import { Code } from "../../../../components/Code/Code.tsx";
import { isPromotional, Price } from "../../../../components/Price/Price.tsx";
import { PricePerUnit } from "../../../../components/PricePerUnit/PricePerUnit.tsx";
import { QuantityField } from "../../../../components/QuantityField/QuantityField.tsx";
import { Stock } from "../../../../components/Stock/Stock.tsx";
import type { RecordColumn } from "../../../../components/Table/RecordTable.tsx";
import { TriangleMark } from "../../../../components/TriangleMark/TriangleMark.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { paperOnly, screenOnly } from "../../../../theme/print.css.ts";
import { GuestHint } from "../GuestHint/GuestHint.tsx";
import { type Quantities, quantityIn } from "../PackChoice/useStoredQuantities.ts";
import { Blank } from "./Blank.tsx";
import { Enquire } from "./Enquire.tsx";
import type { PackFacts } from "./pack-facts.ts";
import { PackSize } from "./PackSize.tsx";
import { copy } from "./PackTable.copy.ts";
import * as css from "./PackTable.css.ts";

/** A pack, or a size that is sold on request only, with what its row shows. */
export interface PackRecord {
  readonly pack: Pack | BulkPack;
  readonly facts: PackFacts;
}

/** Undefined for a size that is sold on request only. */
export const packOf = ({ pack }: PackRecord): Pack | undefined =>
  "productId" in pack ? pack : undefined;

interface Options {
  readonly quantities: Quantities;
  readonly onQuantity: (productId: string, quantity: number | null) => void;
  /** The code of the first pack that shows guests the way to their price: the others are no stops of the tab key. */
  readonly firstHint: string | undefined;
  /** The address of the enquiry for the price of a size. */
  readonly enquiryFor: (size: string) => string;
}

/** The code, size, stock and prices of each pack, with its quantity. */
export function usePackColumns({
  quantities,
  onQuantity,
  firstHint,
  enquiryFor,
}: Options): readonly RecordColumn<PackRecord>[] {
  const words = useCopy(copy);
  return [
    {
      title: words.code,
      headClassName: css.head,
      className: css.code,
      value: (record) => (
        <>
          <Code value={record.pack.productCode} kind="product-code" />
          {packOf(record)?.category === "triangle" && <TriangleMark />}
        </>
      ),
    },
    {
      title: words.pack,
      headClassName: css.head,
      className: css.pack,
      value: (record) => (
        <>
          <PackSize text={record.pack.pack} />
          {packOf(record) && (
            <Badges>
              {pricesOf(record)?.marks.map((mark) => (
                <Badge key={mark} kind={mark} />
              ))}
              {packOf(record)?.isRare && <Badge kind="rare" />}
            </Badges>
          )}
        </>
      ),
    },
    {
      title: words.perUnit,
      isNumber: true,
      headClassName: css.head,
      className: css.perUnit,
      value: ({ facts: { perUnit } }) => (perUnit ? <PricePerUnit value={perUnit} /> : <Blank />),
    },
    {
      title: words.stock,
      headClassName: css.head,
      className: css.stock,
      value: ({ pack: { productCode }, facts: { stock, isAwaitable } }) => (
        <>
          <Stock {...stock} />
          {isAwaitable && <StockAlertButton kind="reagent" productCode={productCode} />}
        </>
      ),
    },
    {
      title: words.listPrice,
      isNumber: true,
      headClassName: css.head,
      className: ({ facts: { price } }) =>
        price.kind === "guest-hint" ? css.onlyPrice : css.listPrice,
      value: (record) => {
        const prices = pricesOf(record);
        if (!prices) return <Blank />;
        const isStruck = record.facts.price.kind === "price" && prices.isStruck;
        return <Price amount={prices.list} kind={isStruck ? "struck" : "list"} />;
      },
    },
    {
      title: words.ownPrice,
      isNumber: true,
      headClassName: css.head,
      className: css.ownPrice,
      value: ({ pack: { productCode }, facts: { price } }) => (
        <OwnPrice price={price} isFirstHint={productCode === firstHint} />
      ),
    },
    {
      title: words.quantity,
      isNumber: true,
      headClassName: `${css.head} ${screenOnly}`,
      className: `${css.quantity} ${screenOnly}`,
      value: (record) => {
        const pack = packOf(record);
        if (!pack || !record.facts.canBuy)
          return (
            <Enquire to={enquiryFor(record.pack.pack)} productCode={record.pack.productCode} />
          );
        return (
          <QuantityField
            label={words.quantityOf(pack.productCode)}
            isLabelHidden
            value={quantityIn(quantities, pack.productId)}
            onChange={(quantity) => onQuantity(pack.productId, quantity)}
            min={0}
            size="small"
            hasMessageLine={false}
          />
        );
      },
    },
  ];
}

/** Undefined where the viewer sees none. */
function pricesOf({ facts: { price } }: PackRecord) {
  return price.kind === "price" || price.kind === "guest-hint" ? price.price : undefined;
}

function OwnPrice({ price, isFirstHint }: Pick<PackFacts, "price"> & { isFirstHint: boolean }) {
  switch (price.kind) {
    case "price":
      return (
        <Price amount={price.price.own} kind={isPromotional(price.price) ? "promotion" : "own"} />
      );
    case "guest-hint":
      return (
        <>
          <GuestHint isRepeated={!isFirstHint} />
          <span className={paperOnly}>
            <Blank />
          </span>
        </>
      );
    case "price-on-request":
      return <Badge kind="price-on-request" />;
    case "enquiry-only":
      return <Blank />;
  }
}
