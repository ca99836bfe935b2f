import type { CellKind } from "./catalogue-columns.ts";
import { tableColumns } from "./table-columns.ts";

const column = <const Name extends string, const Of extends "instrument" | "sku">(
  name: Name,
  chinese: string,
  of: Of,
  kind: CellKind,
  ...usual: readonly string[]
) => ({ name, chinese, of, kind, usual });

/**
 * The columns of a file of instruments and consumables, in the order in which they are documented. One row is one SKU; rows with the
 * same instrument code are variants of one instrument.
 */
export const INSTRUMENT_COLUMNS = [
  column("instrument_code", "系列编号", "instrument", "item-code", "SPU", "仪器编号"),
  column("sku_code", "产品编号", "sku", "item-code", "SKU", "货号"),
  column("name_zh", "中文名", "instrument", "name", "产品名称", "商品名称", "名称"),
  column("name_en", "英文名", "instrument", "name", "英文名称"),
  column("consumable", "耗材", "instrument", "flag"),
  column("category_zh", "分类", "instrument", "name", "类别", "产品分类", "种类"),
  column("category_en", "分类英文", "instrument", "name"),
  column("brand_zh", "品牌", "instrument", "name", "厂牌", "生产厂家"),
  column("brand_en", "品牌英文", "instrument", "name"),
  column("summary_zh", "简介", "instrument", "name"),
  column("summary_en", "简介英文", "instrument", "name"),
  column("description_zh", "说明", "instrument", "prose"),
  column("description_en", "说明英文", "instrument", "prose"),
  column("return_terms_zh", "退换说明", "instrument", "prose"),
  column("return_terms_en", "退换说明英文", "instrument", "prose"),
  column("picture", "图片", "instrument", "pictures"),
  column("attributes_zh", "规格", "sku", "attributes", "规格型号"),
  column("attributes_en", "规格英文", "sku", "attributes"),
  column("list_price", "目录价", "sku", "price", "单价", "价格"),
  column("sales_price", "促销价", "sku", "price"),
  column("futures_discount", "期货优惠", "sku", "flag"),
  column("stock", "库存", "sku", "count", "库存数量"),
  column("stock_change", "库存增减", "sku", "change"),
  column("delivery_zh", "货期", "sku", "name"),
  column("delivery_en", "货期英文", "sku", "name"),
  column("expected_delivery_zh", "无货时货期", "sku", "name"),
  column("expected_delivery_en", "无货时货期英文", "sku", "name"),
] as const;

type AnyColumn = (typeof INSTRUMENT_COLUMNS)[number];

export type InstrumentColumn = AnyColumn["name"];

/** How the header of a file of instruments is read. */
export const INSTRUMENT_TABLE = tableColumns(INSTRUMENT_COLUMNS, ["instrument_code", "sku_code"]);
