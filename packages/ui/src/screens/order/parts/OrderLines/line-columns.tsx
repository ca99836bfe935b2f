import type { OrderLine, UnshippedLine } from "@reagent/api/contract/order";
import { paths } from "@reagent/api/pages/paths";
import { lineStatus } from "@reagent/domain/order-line";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Moment } from "../../../../components/Moment/Moment.tsx";
import { Price } from "../../../../components/Price/Price.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { linksOf } from "../order-links.ts";
import { orderWords } from "../order-words.copy.ts";
import { copy } from "./OrderLines.copy.ts";
import * as css from "./OrderLines.css.ts";

/** The columns that a table of lines can have besides the product. */
export type LineColumn =
  | "quantity"
  | "sent"
  | "status"
  | "listPrice"
  | "price"
  | "total"
  | "delivery"
  | "customerItemNumber"
  | "customerNumber"
  | "fund"
  | "pinnedBatch"
  | "shipment";

export const isNumber = (column: LineColumn) =>
  ["quantity", "sent", "listPrice", "price", "total"].includes(column);

/** The batch that a reagent was ordered of; "" for any, and for instruments. */
export const pinnedBatchOf = (line: OrderLine) => ("pinnedBatch" in line ? line.pinnedBatch : "");

/** Whether a line has no value for a column. */
export const isEmpty = (line: OrderLine, column: LineColumn) =>
  (column === "delivery" && line.expectedDelivery === "") ||
  (column === "customerItemNumber" && line.customerItemNumber === "") ||
  (column === "customerNumber" && line.customerNumber === "") ||
  (column === "fund" && line.fund === "") ||
  (column === "pinnedBatch" && pinnedBatchOf(line) === "") ||
  (column === "shipment" && line.sentQuantity === 0);

/** Where the heading of a column without any value is. */
const HOSTS: Partial<Record<LineColumn, LineColumn | "product">> = {
  delivery: "status",
  customerItemNumber: "product",
  customerNumber: "product",
  fund: "product",
  pinnedBatch: "product",
  shipment: "sent",
};

/** The headings of the columns that are not shown, by the column that has them too. */
export function sharedHeads(
  columns: readonly LineColumn[],
  shown: readonly LineColumn[],
): ReadonlyMap<LineColumn | "product", readonly LineColumn[]> {
  const heads = new Map<LineColumn | "product", LineColumn[]>();
  for (const column of columns) {
    const host = HOSTS[column];
    if (shown.includes(column) || !host) continue;
    heads.set(host, [...(heads.get(host) ?? []), column]);
  }
  return heads;
}

interface Props {
  readonly line: OrderLine;
  readonly column: LineColumn;
  /** The order of the line, for its parcels. */
  readonly orderCode: string;
}

export function LineValue({ line, column, orderCode }: Props): ReactNode {
  const words = useCopy(copy);
  switch (column) {
    case "quantity":
      return line.quantity;
    case "sent":
      return (
        <>
          {line.sentQuantity}
          {line.refundedQuantity > 0 && (
            <span className={css.refunded}>{words.refunded(line.refundedQuantity)}</span>
          )}
        </>
      );
    case "status":
      return <LineStatus line={line} />;
    case "listPrice":
      return line.listPrice > line.price ? (
        <Price amount={line.listPrice} kind="struck" />
      ) : (
        <Price amount={line.listPrice} />
      );
    case "price":
      return <Price amount={line.price} />;
    case "total":
      return <Price amount={line.total} />;
    case "delivery":
      return line.expectedDelivery;
    case "customerItemNumber":
      return line.customerItemNumber;
    case "customerNumber":
      return line.customerNumber;
    case "fund":
      return line.fund;
    case "pinnedBatch":
      return pinnedBatchOf(line);
    case "shipment":
      return (
        <TextLink
          to={paths.orderPackage({ orderCode, productCode: line.productCode })}
          aria-label={words.parcelsOf(line.productCode)}
        >
          {words.parcels}
        </TextLink>
      );
  }
}

/** The status of a line, with an explanation. */
function LineStatus({ line }: { line: OrderLine }) {
  const { statuses } = useCopy(orderWords);
  const [name, meaning] = statuses[lineStatus(line)];
  return (
    <>
      <span className={css.status({ isOpen: lineStatus(line) === "open" })}>{name}</span>
      {meaning && <span className={css.meaning}>{meaning}</span>}
    </>
  );
}

/** The order of a line, in a table with lines of several orders. */
export function LineOrder({ line }: { line: UnshippedLine }) {
  const { orderId, orderCode, createdAt, customerOrderNumber, kind } = line;
  return (
    <>
      <Link
        className={css.order}
        to={linksOf[kind === "instrument" ? kind : "reagent"].page({ orderId })}
      >
        {orderCode}
      </Link>
      <span className={css.meta}>
        <Moment at={createdAt} />
      </span>
      {customerOrderNumber && <span className={css.meta}>{customerOrderNumber}</span>}
    </>
  );
}
