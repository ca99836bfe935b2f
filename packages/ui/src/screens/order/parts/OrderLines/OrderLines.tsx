import type { OrderLine } from "@reagent/api/contract/order";
import { paths } from "@reagent/api/pages/paths";
import type { ReactNode } from "react";
import { NoValue } from "../../../../components/NoValue/NoValue.tsx";
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../../components/Table/Table.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { isEmpty, isNumber, type LineColumn, LineValue, sharedHeads } from "./line-columns.tsx";
import { LineProduct } from "./LineProduct.tsx";
import { copy } from "./OrderLines.copy.ts";
import * as css from "./OrderLines.css.ts";

interface Props<Line extends OrderLine> {
  readonly label: string;
  readonly lines: readonly Line[];
  /** Of those without a value in any line, the heading is in the column of another. */
  readonly columns: readonly LineColumn[];
  readonly isInstrument: (line: Line) => boolean;
  /** The order whose lines these are, for the links to its parcels. */
  readonly orderCode?: string;
  /** The order of a line, where the table has lines of several; without it lines are numbered. */
  readonly orderOf?: (line: Line) => ReactNode;
}

/** Lines of orders; those with refunds are tinted (customer centre §4, order line status). */
export function OrderLines<Line extends OrderLine>({
  label,
  lines,
  columns,
  isInstrument,
  orderCode = "",
  orderOf,
}: Props<Line>) {
  const words = useCopy(copy);
  const shown = columns.filter((column) => lines.some((line) => !isEmpty(line, column)));
  const shared = sharedHeads(columns, shown);
  const alsoIn = (column: LineColumn | "product") =>
    shared.get(column)?.map((each) => (
      <span key={each} className={css.sharedHead}>
        {words[each]}
      </span>
    ));
  const first = orderOf ? words.order : words.index;
  return (
    <div className={css.scroll}>
      <Table label={label} fold="labels">
        <TableHead>
          <HeadCell>{first}</HeadCell>
          <HeadCell>
            {words.product}
            {alsoIn("product")}
          </HeadCell>
          {shown.map((column) => (
            <HeadCell key={column} isNumber={isNumber(column)}>
              {column === "shipment" ? (
                <TextLink to={paths.orderPackage({ orderCode })}>{words[column]}</TextLink>
              ) : (
                words[column]
              )}
              {alsoIn(column)}
            </HeadCell>
          ))}
        </TableHead>
        <TableBody>
          {lines.map((line, index) => (
            // A product can be in an order twice, so its code is no key.
            <Row key={index} state={line.refundedQuantity > 0 ? "selected" : "plain"}>
              <Cell className={orderOf ? css.orderCell : css.index} label={first}>
                <span>{orderOf ? orderOf(line) : index + 1}</span>
              </Cell>
              <Cell className={css.productCell} isRowHeader label={words.product}>
                <LineProduct line={line} isInstrument={isInstrument(line)} />
              </Cell>
              {shown.map((column) => (
                <Cell
                  key={column}
                  className={isEmpty(line, column) ? css.emptyValue : css.value}
                  isNumber={isNumber(column)}
                  label={words[column]}
                >
                  <span>
                    {isEmpty(line, column) ? (
                      <NoValue />
                    ) : (
                      <LineValue line={line} column={column} orderCode={orderCode} />
                    )}
                  </span>
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
