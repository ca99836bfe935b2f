import type { CellKind } from "./catalogue-columns.ts";
import { tableColumns } from "./table-columns.ts";

const column = <const Name extends string>(
  name: Name,
  chinese: string,
  kind: CellKind,
  ...usual: readonly string[]
) => ({ name, chinese, kind, usual });

/** The columns of a file of batches, in the order in which they are documented (glossary, goods and substances). */
export const BATCH_COLUMNS = [
  column("batch_code", "批号", "batch-code", "批次", "批次号", "batch", "lot", "lot number"),
  column("item_code", "项目号", "item-code", "货号", "产品编号"),
  column("produced", "生产日期", "day", "production date"),
  column("retest", "复验日期", "day", "有效期", "有效期至", "retest date"),
  column("pack", "包装", "pack", "包装规格", "规格", "pack size"),
  column("stock", "库存", "count", "库存量", "库存数量", "数量"),
  column("test_zh", "检验项目", "name", "检测项目"),
  column("test_en", "检验项目英文", "name", "test"),
  column("requirement_zh", "标准", "name", "标准要求", "指标"),
  column("requirement_en", "标准英文", "name", "requirement", "specification"),
  column("result_zh", "结果", "name", "检验结果", "检测结果"),
  column("result_en", "结果英文", "name", "result"),
  column("certificate", "质检报告", "file-name", "COA", "检验报告"),
] as const;

export type BatchColumn = (typeof BATCH_COLUMNS)[number]["name"];

/** How the header of a file of batches is read. */
export const BATCH_TABLE = tableColumns(BATCH_COLUMNS, ["batch_code", "item_code"]);
