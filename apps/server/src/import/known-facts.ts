import type { CatalogueColumn } from "@reagent/domain/catalogue-columns";
import { LOW_BOILING_LEVEL } from "@reagent/domain/catalogue-row";
import { toYuan } from "@reagent/domain/money";
import { type CollectedItem, type CollectedPack, productCode } from "./collected-item.ts";
import type { KnownGoods, KnownItem, KnownPack } from "./known-goods.ts";

type Columns = ReadonlySet<CatalogueColumn>;

/**
 * Adds to an item what the shop knows of it in columns that the file lacks, where another column of the file states the same fact: an
 * item that is not sold in bulk may be of the special brand, and a pack that is not rare by its item by itself.
 */
export function withKnownFacts(
  item: CollectedItem,
  known: KnownGoods,
  columns: Columns,
): CollectedItem {
  const before = known.item(item.code);
  if (!before) return item;
  return {
    ...item,
    cells: { ...factsOf(item, before, columns), ...item.cells },
    packs: item.packs.map((pack) => {
      const own = known.pack(productCode(item.code, pack.cells.pack ?? ""));
      return own ? { ...pack, cells: packCells(pack, own, { before, columns }) } : pack;
    }),
  };
}

function factsOf(
  { cells }: CollectedItem,
  { kind, safeLevel, isRare }: KnownItem,
  columns: Columns,
): CollectedItem["cells"] {
  const lacks = (column: CatalogueColumn) => !columns.has(column);
  return {
    ...(lacks("special_brand") && kind === "special-brand" && { special_brand: "1" }),
    ...(lacks("bulk") && kind === "bulk" && cells.special_brand !== "1" && { bulk: "1" }),
    ...(lacks("safety_level") &&
      String(safeLevel) !== LOW_BOILING_LEVEL && { safety_level: String(safeLevel) }),
    ...(lacks("rare") && isRare && { rare: "1" }),
  };
}

function packCells(
  { cells }: CollectedPack,
  { salesPrice, promotion, isRare }: KnownPack,
  { before, columns }: { readonly before: KnownItem; readonly columns: Columns },
): CollectedPack["cells"] {
  const lacks = (column: CatalogueColumn) => !columns.has(column);
  return {
    ...(lacks("sales_price") && salesPrice > 0 && { sales_price: toYuan(salesPrice) }),
    ...(lacks("other_promotion") && promotion === "other" && { other_promotion: "1" }),
    ...(lacks("rare_pack") && isRare && !before.isRare && { rare_pack: "1" }),
    ...cells,
  };
}
