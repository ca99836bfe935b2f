import type { CellKind } from "./catalogue-columns.ts";
import { tableColumns } from "./table-columns.ts";

const column = <const Name extends string>(
  name: Name,
  chinese: string,
  kind: CellKind,
  ...usual: readonly string[]
) => ({ name, chinese, kind, usual });

/** The columns of a file of spectra, one in each row, in the order in which they are documented (glossary, documents). */
export const SPECTRUM_COLUMNS = [
  column("item_code", "项目号", "item-code", "货号", "产品编号"),
  column("batch_code", "批号", "batch-code", "批次", "批次号", "batch", "lot"),
  column("spectrum", "图谱类型", "spectrum-kind", "谱图类型", "kind", "type"),
  column("file", "文件", "file-name", "文件名", "图谱文件"),
  column("peaks", "峰", "peaks", "峰表"),
  column("conditions_zh", "测试条件", "name", "条件"),
  column("conditions_en", "测试条件英文", "name", "conditions"),
] as const;

export type SpectrumColumn = (typeof SPECTRUM_COLUMNS)[number]["name"];

/** How the header of a file of spectra is read. */
export const SPECTRUM_TABLE = tableColumns(SPECTRUM_COLUMNS, ["item_code", "spectrum"]);
