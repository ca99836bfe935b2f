import type { StatementLine } from "@reagent/api/contract/payment";
import { paths } from "@reagent/api/pages/paths";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { instrumentStock, stockMark } from "@reagent/domain/stock";
import { useState } from "react";
import { Button } from "../../../../components/Button/Button.tsx";
import { Code } from "../../../../components/Code/Code.tsx";
import { InlineHtml } from "../../../../components/InlineHtml/InlineHtml.tsx";
import { NoValue } from "../../../../components/NoValue/NoValue.tsx";
import { Price, PricePair } from "../../../../components/Price/Price.tsx";
import { RecordTable } from "../../../../components/Table/RecordTable.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { nameIn, particularsOf } from "../../../cart/parts/line-facts.ts";
import * as name from "../../../cart/parts/LineName/LineName.css.ts";
import { LineStock } from "../../../cart/parts/LineStock/LineStock.tsx";
import { copy } from "./StatementLines.copy.ts";
import * as css from "./StatementLines.css.ts";

interface Props {
  readonly kind: GoodsKind;
  readonly lines: readonly StatementLine[];
}

/** Lines shown before they are expanded, which keeps the payment methods near. */
const FIRST = 5;

/** The lines of one kind of goods (customer centre §2, /to_pay). */
export function StatementLines({ kind, lines }: Props) {
  const words = useCopy(copy);
  const [isWhole, setIsWhole] = useState(lines.length <= FIRST + 1);
  if (lines.length === 0) return null;
  const title = words.kinds[kind];
  return (
    <div className={css.group}>
      <h3 className={css.kind}>
        {title} <span className={css.count}>{lines.length}</span>
      </h3>
      <RecordTable
        label={title}
        fold="grid"
        rowClassName={css.line}
        records={isWhole ? lines : lines.slice(0, FIRST)}
        keyOf={({ productCode }) => productCode}
        columns={[
          {
            title: words.product,
            className: css.name,
            value: (line) => <Product kind={kind} line={line} />,
          },
          {
            title: words.delivery,
            className: css.delivery,
            value: ({ expectedDelivery }) =>
              expectedDelivery || (
                <span className={css.noDelivery}>
                  <NoValue />
                </span>
              ),
          },
          {
            title: words.stock,
            className: css.stock,
            value: ({ stock, expectedDelivery }) => (
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
            ),
          },
          {
            title: words.price,
            isNumber: true,
            className: css.price,
            value: ({ listPrice: list, price: own, isPromoted }) => (
              <PricePair
                price={{ list, own, isStruck: own < list, marks: isPromoted ? ["promotion"] : [] }}
                isStacked
              />
            ),
          },
          {
            title: words.quantity,
            isNumber: true,
            className: css.quantity,
            value: ({ quantity }) => (
              <>
                {quantity} <span className={css.unit}>EA</span>
              </>
            ),
          },
          {
            title: words.subtotal,
            isNumber: true,
            className: css.subtotal,
            value: ({ amount }) => <Price amount={amount} />,
          },
        ]}
      />
      {!isWhole && (
        <div className={css.more}>
          <Button kind="quiet" size="small" onClick={() => setIsWhole(true)}>
            {words.showAll(lines.length)}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ProductProps {
  readonly kind: GoodsKind;
  readonly line: StatementLine;
}

/** The name of a line; its code links to the product. */
function Product({ kind, line }: ProductProps) {
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
        <span>
          <InlineHtml isName html={nameIn(language, line)} />
        </span>
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
