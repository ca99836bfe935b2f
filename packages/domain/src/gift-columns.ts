import type { CellKind } from "./catalogue-columns.ts";
import { tableColumns } from "./table-columns.ts";

const column = <const Name extends string>(name: Name, chinese: string, kind: CellKind) => ({
  name,
  chinese,
  kind,
});

/** The columns of a file of gifts, in the order in which they are documented (glossary, orchard). */
export const GIFT_COLUMNS = [
  column("gift_code", "礼品编号", "item-code"),
  column("name_zh", "中文名", "name"),
  column("name_en", "英文名", "name"),
  column("type_zh", "类型", "name"),
  column("type_en", "类型英文", "name"),
  column("specification_zh", "规格", "name"),
  column("specification_en", "规格英文", "name"),
  column("note_zh", "说明", "prose"),
  column("note_en", "说明英文", "prose"),
  column("grains", "麦粒", "grains"),
  column("preferential_grains", "优惠麦粒", "grains"),
  column("stock", "库存", "count"),
  column("pictures", "图片", "pictures"),
  column("delisted", "下架", "flag"),
] as const;

export type GiftColumn = (typeof GIFT_COLUMNS)[number]["name"];

/** How the header of a file of gifts is read. */
export const GIFT_TABLE = tableColumns(GIFT_COLUMNS, ["gift_code", "name_zh", "type_zh", "grains"]);
