import type { Pack } from "@reagent/api/contract/product";
import type { Viewer } from "@reagent/domain/price";
import { StockAlertButton } from "../../../../blocks/StockAlertButton/StockAlertButton.tsx";
import { Badge, Badges } from "../../../../components/Badge/Badge.tsx";
import { Code } from "../../../../components/Code/Code.tsx";
import { isPromotional, Price } from "../../../../components/Price/Price.tsx";
import { PricePerUnit } from "../../../../components/PricePerUnit/PricePerUnit.tsx";
import { QuantityField } from "../../../../components/QuantityField/QuantityField.tsx";
import { Stock } from "../../../../components/Stock/Stock.tsx";
import { Cell, Row } from "../../../../components/Table/Table.tsx";
import { TriangleMark } from "../../../../components/TriangleMark/TriangleMark.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { paperOnly, screenOnly } from "../../../../theme/print.css.ts";
import { GuestHint } from "../GuestHint/GuestHint.tsx";
import { Blank } from "./Blank.tsx";
import { Enquire } from "./Enquire.tsx";
import { factsOf } from "./pack-facts.ts";
import { PackSize } from "./PackSize.tsx";
import { copy } from "./PackTable.copy.ts";
import * as css from "./PackTable.css.ts";

interface Props {
  readonly pack: Pack;
  /** All packs of the table. */
  readonly packs: readonly Pack[];
  readonly viewer: Viewer;
  /** Null where the typed text is no quantity. */
  readonly quantity: number | null;
  readonly onQuantity: (quantity: number | null) => void;
  /** The address of the enquiry for its price. */
  readonly enquiry: string;
}

/** The row of a pack: size, prices, stock and quantity. */
export function PackRow({ pack, packs, viewer, quantity, onQuantity, enquiry }: Props) {
  const words = useCopy(copy);
  const facts = factsOf(pack, { viewer, isLowBoiling: false, beside: packs });
  const { price, perUnit, stock, canBuy, isAwaitable } = facts;
  const shown = price.kind === "price" || price.kind === "guest-hint" ? price.price : undefined;
  return (
    <Row className={css.row} state={quantity ? "selected" : "plain"}>
      <Cell className={css.code} isRowHeader label={words.code}>
        <Code value={pack.productCode} kind="product-code" />
        {pack.category === "triangle" && <TriangleMark />}
      </Cell>
      <Cell className={css.pack} label={words.pack}>
        <PackSize text={pack.pack} />
        <Badges>
          {shown?.marks.map((mark) => (
            <Badge key={mark} kind={mark} />
          ))}
          {pack.isRare && <Badge kind="rare" />}
        </Badges>
      </Cell>
      <Cell className={css.perUnit} isNumber label={words.perUnit}>
        {perUnit ? <PricePerUnit value={perUnit} /> : <Blank />}
      </Cell>
      <Cell className={css.stock} label={words.stock}>
        <Stock {...stock} />
        {isAwaitable && <StockAlertButton kind="reagent" productCode={pack.productCode} />}
      </Cell>
      <Cell
        className={price.kind === "guest-hint" ? css.onlyPrice : css.listPrice}
        isNumber
        label={words.listPrice}
      >
        {shown ? (
          <Price
            amount={shown.list}
            kind={price.kind === "price" && shown.isStruck ? "struck" : "list"}
          />
        ) : (
          <Blank />
        )}
      </Cell>
      <Cell className={css.ownPrice} isNumber label={words.ownPrice}>
        {price.kind === "price" && (
          <Price amount={price.price.own} kind={isPromotional(price.price) ? "promotion" : "own"} />
        )}
        {price.kind === "guest-hint" && (
          <>
            <GuestHint />
            <span className={paperOnly}>
              <Blank />
            </span>
          </>
        )}
        {price.kind === "price-on-request" && <Badge kind="price-on-request" />}
        {price.kind === "enquiry-only" && <Blank />}
      </Cell>
      <Cell className={`${css.quantity} ${screenOnly}`} isNumber label={words.quantity}>
        {canBuy ? (
          <QuantityField
            label={words.quantityOf(pack.productCode)}
            isLabelHidden
            value={quantity}
            onChange={onQuantity}
            min={0}
            size="small"
            hasMessageLine={false}
          />
        ) : (
          <Enquire to={enquiry} productCode={pack.productCode} />
        )}
      </Cell>
    </Row>
  );
}
