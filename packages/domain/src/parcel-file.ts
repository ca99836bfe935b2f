import { tableColumns } from "./table-columns.ts";
import { cellColumn, type RowCellProblem, readCells } from "./table-row.ts";

/** The columns of a file of parcels: one row is one product in a parcel, or a parcel with all that waits of its order. */
export const PARCEL_COLUMNS = [
  cellColumn("order", "订单号", "name", "订单编号", "order number", "order code"),
  cellColumn("company", "快递公司", "name", "物流公司", "承运商", "carrier", "courier"),
  cellColumn("number", "快递单号", "tracking-number", "运单号", "物流单号", "tracking number"),
  cellColumn("product_code", "产品编号", "name", "货号", "商品编号", "product"),
  cellColumn("quantity", "数量", "count", "发货数量"),
  cellColumn("batch_code", "批号", "batch-code", "批次", "批次号", "batch", "lot"),
] as const;

export type ParcelColumn = (typeof PARCEL_COLUMNS)[number]["name"];

const REQUIRED = ["order", "company", "number"] as const;

/** How the header of a file of parcels is read. */
export const PARCEL_TABLE = tableColumns(PARCEL_COLUMNS, REQUIRED);

/** A row of a file of parcels. */
export interface ParcelRow {
  readonly orderCode: string;
  readonly expressCompany: string;
  readonly expressNumber: string;
  /** Undefined where the parcel has all that waits. */
  readonly line:
    | { readonly productCode: string; readonly quantity: number; readonly batchCode: string }
    | undefined;
}

/** What could be read of a row; `parcel` names its parcel, also in a row with problems. */
export interface ReadParcelRow {
  readonly row: ParcelRow;
  /** Equal in rows of the same parcel. */
  readonly parcel: string;
  readonly problems: readonly RowCellProblem<ParcelColumn>[];
}

/** Reads a row of a file of parcels. A quantity names its product, and a batch too; without a product the parcel has all that waits. */
export function readParcelRow(
  written: Readonly<Partial<Record<ParcelColumn, string>>>,
): ReadParcelRow {
  const { cells, problems } = readCells(PARCEL_COLUMNS, REQUIRED, written);
  const { order = "", company = "", number = "" } = cells;
  const { product_code: productCode, quantity, batch_code: batchCode = "" } = cells;
  const isFaulty = (column: ParcelColumn) => problems.some((each) => each.column === column);
  const missing = (column: ParcelColumn, isMissing: boolean) =>
    isMissing && !isFaulty(column) ? [{ column, fault: "missing" } as const] : [];
  const hasLine = productCode !== undefined || quantity !== undefined || batchCode !== "";
  const row = {
    orderCode: order.toUpperCase(),
    expressCompany: company,
    expressNumber: number,
    line: hasLine
      ? { productCode: productCode ?? "", quantity: Number(quantity ?? 0), batchCode }
      : undefined,
  };
  return {
    row,
    parcel: JSON.stringify([row.orderCode, company, number]),
    problems: [
      ...problems,
      ...missing("product_code", hasLine && productCode === undefined),
      ...missing("quantity", hasLine && quantity === undefined),
    ],
  };
}
