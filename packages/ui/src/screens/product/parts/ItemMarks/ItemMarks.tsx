import Star from "@lucide/icons/icons/star";
import type { Item, ItemRow } from "@reagent/api/contract/product";
import { hasBulkRow, productMarks } from "@reagent/domain/product";
import type { RegulatedGoods } from "../../../../blocks/RegulatoryMarks/regulated-goods.ts";
import { RegulatoryMarks } from "../../../../blocks/RegulatoryMarks/RegulatoryMarks.tsx";
import { Badge, Badges } from "../../../../components/Badge/Badge.tsx";

type Marked = RegulatedGoods &
  Pick<Item, "category" | "isRare" | "isBiological"> &
  Partial<Pick<ItemRow, "hasPromotion" | "isFutures">>;

/** The badges of an item: bulk, promotion, futures, hazards, rare, biological (storefront §3, reagent search item). */
export function ItemMarks({ item }: { item: Marked }) {
  const isBulk = hasBulkRow(item.category);
  if (productMarks(item).length === 0 && !isBulk && !item.hasPromotion && !item.isFutures)
    return null;
  return (
    <Badges>
      {isBulk && <Badge kind="bulk" icon={Star} />}
      {item.hasPromotion && <Badge kind="promotion" />}
      {item.isFutures && <Badge kind="futures" />}
      <RegulatoryMarks goods={item} />
      {item.isRare && <Badge kind="rare" />}
      {item.isBiological && <Badge kind="bio" />}
    </Badges>
  );
}
