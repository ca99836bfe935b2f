import { type CellFault, readCell } from "./catalogue-cell.ts";
import type { CellKind } from "./catalogue-columns.ts";
import { tableColumns } from "./table-columns.ts";

const column = <const Name extends string>(
  name: Name,
  chinese: string,
  kind: CellKind,
  ...usual: readonly string[]
) => ({ name, chinese, kind, usual });

/** The columns of a file of discounts, all required: one row is the discount of a customer group on the packs of an item. */
export const DISCOUNT_COLUMNS = [
  column("customer_group", "客户组", "group", "group"),
  column("item_code", "项目号", "item-code", "货号"),
  column("discount", "优惠百分比", "percent", "discount percent"),
] as const;

export type DiscountColumn = (typeof DISCOUNT_COLUMNS)[number]["name"];

/** How the header of a file of discounts is read. */
export const DISCOUNT_TABLE = tableColumns(DISCOUNT_COLUMNS, [
  "customer_group",
  "item_code",
  "discount",
]);

/** A discount of a file. */
export interface DiscountRow {
  readonly group: string;
  readonly itemCode: string;
  /** What the group pays, in permille of the price: 900 is ten percent off. */
  readonly permille: number;
}

/** Why a row is rejected, and the cell. */
export interface DiscountRowProblem {
  readonly column: DiscountColumn;
  readonly fault: CellFault | "missing";
}

export type ReadDiscountRow =
  | { readonly kind: "read"; readonly row: DiscountRow }
  | { readonly kind: "bad"; readonly problems: readonly DiscountRowProblem[] };

/** Reads a row of a file of discounts. Returns all problems, not only the first. */
export function readDiscountRow(
  written: Readonly<Partial<Record<DiscountColumn, string>>>,
): ReadDiscountRow {
  const problems: DiscountRowProblem[] = [];
  const cells: Partial<Record<DiscountColumn, string>> = {};
  for (const { name, kind } of DISCOUNT_COLUMNS) {
    const cell = readCell(kind, written[name] ?? "");
    if (cell.kind === "faulty") problems.push({ column: name, fault: cell.fault });
    else if (cell.text === "") problems.push({ column: name, fault: "missing" });
    else cells[name] = cell.text;
  }
  if (problems.length > 0) return { kind: "bad", problems };
  const { customer_group: group = "", item_code: itemCode = "", discount = "" } = cells;
  return {
    kind: "read",
    row: { group, itemCode, permille: 1000 - Math.round(Number(discount) * 10) },
  };
}
