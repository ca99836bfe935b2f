import type { StatementLine } from "@reagent/api/contract/payment";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { instrumentStock, stockMark } from "@reagent/domain/stock";
import { Code } from "../../../../components/Code/Code.tsx";
import { InlineHtml } from "../../../../components/InlineHtml/InlineHtml.tsx";
import { NoValue } from "../../../../components/NoValue/NoValue.tsx";
import { Price, PricePair } from "../../../../components/Price/Price.tsx";
import { Cell, Row } from "../../../../components/Table/Table.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { paths } from "../../../../paths.ts";
import { nameIn, particularsOf } from "../../../cart/parts/line-facts.ts";
import * as name from "../../../cart/parts/LineName/LineName.css.ts";
import { LineStock } from "../../../cart/parts/LineStock/LineStock.tsx";
import { copy } from "./StatementLines.copy.ts";
import * as css from "./StatementLines.css.ts";

interface Props {
  readonly kind: GoodsKind;
  readonly line: StatementLine;
}

/** A line of an order to pay; its code links to the product. */
export function StatementRow({ kind, line }: Props) {
  const words = useCopy(copy);
  const { stock, expectedDelivery, listPrice: list, price: own, isPromoted } = line;
  return (
    <Row className={css.line}>
      <Cell className={css.name} isRowHeader label={words.product}>
        <Product kind={kind} line={line} />
      </Cell>
      <Cell className={css.delivery} label={words.delivery}>
        {expectedDelivery || (
          <span className={css.noDelivery}>
            <NoValue />
          </span>
        )}
      </Cell>
      <Cell className={css.stock} label={words.stock}>
        <LineStock
          mark={stockMark({
            stock,
            delivery: expectedDelivery,
            isLowBoiling: false,
            isOnRequest: false,
            hasFuturesDiscount: false,
          })}
          display={instrumentStock({ stock, expectedDelivery })}
          asksToCall={stock <= 0}
        />
      </Cell>
      <Cell className={css.price} isNumber label={words.price}>
        <PricePair
          price={{ list, own, isStruck: own < list, marks: isPromoted ? ["promotion"] : [] }}
          isStacked
        />
      </Cell>
      <Cell className={css.quantity} isNumber label={words.quantity}>
        {line.quantity} <span className={css.unit}>EA</span>
      </Cell>
      <Cell className={css.subtotal} isNumber label={words.subtotal}>
        <Price amount={line.amount} />
      </Cell>
    </Row>
  );
}

function Product({ kind, line }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { itemCode, productCode } = line;
  const to =
    kind === "reagent"
      ? paths.product({ itemCode })
      : paths.instrument({ spuCode: itemCode, skuCode: productCode });
  return (
    <>
      <span className={name.nameLine}>
        <InlineHtml html={nameIn(language, line)} />
      </span>
      <span className={name.meta}>
        <Code value={productCode} kind="product-code">
          <TextLink to={to}>{productCode}</TextLink>
        </Code>
        <span>{particularsOf(line, words.comma)}</span>
      </span>
    </>
  );
}
