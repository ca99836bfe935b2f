import { BATCH_COLUMNS } from "@reagent/domain/batch-columns";
import { CATALOGUE_COLUMNS } from "@reagent/domain/catalogue-columns";
import { CUSTOMER_COLUMNS } from "@reagent/domain/customer-columns";
import { DISCOUNT_COLUMNS } from "@reagent/domain/discount-file";
import { GIFT_COLUMNS } from "@reagent/domain/gift-columns";
import { INSTRUMENT_COLUMNS } from "@reagent/domain/instrument-columns";
import { SPECTRUM_COLUMNS } from "@reagent/domain/spectrum-columns";
import type { Problem } from "./problems.ts";

const CHINESE_NAMES: ReadonlyMap<string, string> = new Map(
  [
    ...CUSTOMER_COLUMNS,
    ...DISCOUNT_COLUMNS,
    ...SPECTRUM_COLUMNS,
    ...BATCH_COLUMNS,
    ...GIFT_COLUMNS,
    ...INSTRUMENT_COLUMNS,
    ...CATALOGUE_COLUMNS,
  ].map(({ name, chinese }) => [name, chinese]),
);

/** A problem in the language of the header of its file. */
export function problemLine(
  { line, column, reason, chinese }: Problem,
  { isChinese }: { readonly isChinese: boolean },
): string {
  if (!isChinese || chinese === undefined)
    return `line ${String(line)}${column === undefined ? "" : `, ${column}`}: ${reason}`;
  const name = column === undefined ? "" : `，${CHINESE_NAMES.get(column) ?? column}`;
  return `第 ${String(line)} 行${name}：${chinese}`;
}
