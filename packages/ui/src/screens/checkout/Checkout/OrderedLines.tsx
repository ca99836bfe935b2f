import type { CheckoutLine } from "@reagent/api/contract/checkout";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { memo } from "react";
import { Price } from "../../../components/Price/Price.tsx";
import { RecordTable } from "../../../components/Table/RecordTable.tsx";
import { useCopy } from "../../../language/language.tsx";
import { stockOfLine } from "../../cart/parts/line-facts.ts";
import { LineBadges, LineName } from "../../cart/parts/LineName/LineName.tsx";
import { LinePrice } from "../../cart/parts/LinePrice/LinePrice.tsx";
import { LineStock } from "../../cart/parts/LineStock/LineStock.tsx";
import { PinnedBatch } from "../../cart/parts/PinnedBatch/PinnedBatch.tsx";
import { QuoteNote } from "../../cart/parts/QuoteNote/QuoteNote.tsx";
import { copy } from "./OrderedLines.copy.ts";
import * as css from "./OrderedLines.css.ts";

interface Props {
  readonly kind: GoodsKind;
  readonly lines: readonly CheckoutLine[];
}

/** The lines of one kind of goods. Memoised, since a list may be long. */
export const OrderedLines = memo(function OrderedLines({ kind, lines }: Props) {
  const words = useCopy(copy);
  const title = words.kinds[kind];
  if (lines.length === 0) return null;
  return (
    <div className={css.group}>
      <h3 className={css.kind}>
        {title} <span className={css.count}>{lines.length}</span>
      </h3>
      <RecordTable
        label={title}
        fold="grid"
        rowClassName={css.line}
        records={lines}
        keyOf={({ productId }) => productId}
        columns={[
          {
            title: words.product,
            className: css.name,
            value: (line) => (
              <LineName line={line} kind={kind} badges={<LineBadges line={line} />}>
                <QuoteNote line={line} />
                <PinnedBatch line={line} />
                {line.customerItemNumber && (
                  <span>{words.itemNumber(line.customerItemNumber)}</span>
                )}
              </LineName>
            ),
          },
          {
            title: words.stock,
            className: css.stock,
            value: (line) => (
              <LineStock
                {...stockOfLine(line, "counted")}
                asksToCall={line.stock <= 0}
                wanted={line}
              />
            ),
          },
          {
            title: words.price,
            isNumber: true,
            className: css.price,
            value: (line) => <LinePrice line={line} />,
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
            value: ({ total }) => <Price amount={total} />,
          },
        ]}
      />
    </div>
  );
});
