import Star from "@lucide/icons/icons/star";
import type { Item, ItemRow } from "@reagent/api/contract/product";
import { hasBulkRow, type ProductMark, productMarks } from "@reagent/domain/product";
import { Badge, type BadgeKind, Badges } from "../../../../components/Badge/Badge.tsx";

type Marked = Parameters<typeof productMarks>[0] &
  Pick<Item, "category"> &
  Partial<Pick<ItemRow, "hasPromotion" | "isFutures">>;

const kinds: Record<ProductMark["kind"], BadgeKind> = {
  hazardous: "hazard",
  "drug-precursor": "drug-precursor",
  "explosive-precursor": "explosive-precursor",
  rare: "rare",
  bio: "bio",
};

/** The badges of an item: bulk, promotion, futures, hazards, rare, biological (storefront §3, reagent search item). */
export function ItemMarks({ item }: { item: Marked }) {
  const marks = productMarks(item);
  const isBulk = hasBulkRow(item.category);
  if (marks.length === 0 && !isBulk && !item.hasPromotion && !item.isFutures) return null;
  return (
    <Badges>
      {isBulk && <Badge kind="bulk" icon={Star} />}
      {item.hasPromotion && <Badge kind="promotion" />}
      {item.isFutures && <Badge kind="futures" />}
      {marks.map((mark) => (
        <Badge
          key={mark.kind}
          kind={kinds[mark.kind]}
          end={mark.kind === "hazardous" ? mark.serialNumber : undefined}
        />
      ))}
    </Badges>
  );
}
