import { type CellFault, readCell } from "./catalogue-cell.ts";
import type { CellKind } from "./catalogue-columns.ts";
import { fen, parseYuan } from "./money.ts";
import type { PriceTerm } from "./price-terms.ts";
import { tableColumns } from "./table-columns.ts";

const column = <const Name extends string>(
  name: Name,
  chinese: string,
  kind: CellKind,
  ...usual: readonly string[]
) => ({ name, chinese, kind, usual });

/**
 * The columns of a file of discounts. One row is a discount or a unit price of a customer group or of one customer, on an item or on one
 * pack, always or for a period.
 */
export const DISCOUNT_COLUMNS = [
  column("customer_group", "客户组", "group", "group"),
  column("customer", "客户", "email", "客户邮箱", "customer e-mail"),
  column("item_code", "项目号", "item-code", "货号"),
  column("product_code", "产品编号", "name", "产品货号", "SKU"),
  column("discount", "优惠百分比", "percent", "discount percent"),
  column("price", "协议价", "price", "agreed price"),
  column("from", "起始日期", "day", "开始日期", "valid from"),
  column("to", "截止日期", "day", "结束日期", "valid to"),
] as const;

export type DiscountColumn = (typeof DISCOUNT_COLUMNS)[number]["name"];

/** How the header of a file of discounts is read. */
export const DISCOUNT_TABLE = tableColumns(DISCOUNT_COLUMNS, []);

/** A discount or price of a file. */
export interface DiscountRow {
  readonly buyer:
    | { readonly kind: "group"; readonly group: string }
    | { readonly kind: "customer"; readonly email: string };
  readonly goods:
    | { readonly kind: "item"; readonly itemCode: string }
    | { readonly kind: "pack"; readonly productCode: string };
  readonly term: PriceTerm;
  /** The first and the last day; "" for an open end. */
  readonly from: string;
  readonly until: string;
}

/** Why a row is rejected, and the cell. */
export interface DiscountRowProblem {
  readonly column: DiscountColumn;
  readonly fault:
    | CellFault
    | "missing"
    | "group-and-customer"
    | "item-and-pack"
    | "discount-and-price"
    | "price-without-pack"
    | "to-before-from";
}

export type ReadDiscountRow =
  | { readonly kind: "read"; readonly row: DiscountRow }
  | { readonly kind: "bad"; readonly problems: readonly DiscountRowProblem[] };

type Written = Readonly<Partial<Record<DiscountColumn, string>>>;
type Cells = Partial<Record<DiscountColumn, string>>;

/** Of each two columns a row fills one. */
const EITHER = [
  ["customer_group", "customer", "group-and-customer"],
  ["item_code", "product_code", "item-and-pack"],
  ["discount", "price", "discount-and-price"],
] as const;

/** Reads a row of a file of discounts. Returns all problems, not only the first. */
export function readDiscountRow(written: Written): ReadDiscountRow {
  const problems: DiscountRowProblem[] = [];
  const cells: Cells = {};
  for (const { name, kind } of DISCOUNT_COLUMNS) {
    const cell = readCell(kind, written[name] ?? "");
    if (cell.kind === "read") cells[name] = cell.text;
    else {
      const fault = cell.fault === "price-zero" ? "price-invalid" : cell.fault;
      problems.push({ column: name, fault });
    }
  }
  problems.push(...contradictions(written, cells));
  return problems.length > 0 ? { kind: "bad", problems } : { kind: "read", row: rowOf(cells) };
}

function* contradictions(written: Written, cells: Cells): Generator<DiscountRowProblem> {
  for (const [first, second, fault] of EITHER) {
    const filled = [first, second].filter((name) => cells[name] !== "");
    if (filled.length === 2) yield { column: second, fault };
    // A cell with a fault of its own counts as filled.
    if (filled.length === 0)
      yield { column: first in written || !(second in written) ? first : second, fault: "missing" };
  }
  if (cells.price && cells.item_code) yield { column: "price", fault: "price-without-pack" };
  if (cells.from && cells.to && cells.to < cells.from)
    yield { column: "to", fault: "to-before-from" };
}

function rowOf(cells: Cells): DiscountRow {
  const { customer_group: group = "", customer: email = "" } = cells;
  const { item_code: itemCode = "", product_code: productCode = "" } = cells;
  const { discount = "", price = "", from = "", to: until = "" } = cells;
  return {
    buyer: email === "" ? { kind: "group", group } : { kind: "customer", email },
    goods: productCode === "" ? { kind: "item", itemCode } : { kind: "pack", productCode },
    term:
      price === ""
        ? { kind: "discount", permille: 1000 - Math.round(Number(discount) * 10) }
        : { kind: "price", price: parseYuan(price) ?? fen(0) },
    from,
    until,
  };
}
