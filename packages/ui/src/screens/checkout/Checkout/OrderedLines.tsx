import type { CheckoutLine } from "@reagent/api/contract/checkout";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { memo } from "react";
import { Price } from "../../../components/Price/Price.tsx";
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../components/Table/Table.tsx";
import { useCopy } from "../../../language/language.tsx";
import { stockOfLine } from "../../cart/parts/line-facts.ts";
import { LineBadges, LineName } from "../../cart/parts/LineName/LineName.tsx";
import { LinePrice } from "../../cart/parts/LinePrice/LinePrice.tsx";
import { LineStock } from "../../cart/parts/LineStock/LineStock.tsx";
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
      <Table label={title} density="comfortable" fold="grid">
        <TableHead>
          <HeadCell>{words.product}</HeadCell>
          <HeadCell>{words.stock}</HeadCell>
          <HeadCell isNumber>{words.price}</HeadCell>
          <HeadCell isNumber>{words.quantity}</HeadCell>
          <HeadCell isNumber>{words.subtotal}</HeadCell>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <OrderedLine key={line.productId} kind={kind} line={line} />
          ))}
        </TableBody>
      </Table>
    </div>
  );
});

const OrderedLine = memo(function OrderedLine({
  kind,
  line,
}: {
  kind: GoodsKind;
  line: CheckoutLine;
}) {
  const words = useCopy(copy);
  return (
    <Row className={css.line}>
      <Cell className={css.name} isRowHeader label={words.product}>
        <LineName line={line} kind={kind} badges={<LineBadges line={line} />}>
          <QuoteNote line={line} />
          {line.customerItemNumber && <span>{words.itemNumber(line.customerItemNumber)}</span>}
        </LineName>
      </Cell>
      <Cell className={css.stock} label={words.stock}>
        <LineStock {...stockOfLine(line, "counted")} asksToCall={line.stock <= 0} wanted={line} />
      </Cell>
      <Cell className={css.price} isNumber label={words.price}>
        <LinePrice line={line} />
      </Cell>
      <Cell className={css.quantity} isNumber label={words.quantity}>
        {line.quantity} <span className={css.unit}>EA</span>
      </Cell>
      <Cell className={css.subtotal} isNumber label={words.subtotal}>
        <Price amount={line.total} />
      </Cell>
    </Row>
  );
});
