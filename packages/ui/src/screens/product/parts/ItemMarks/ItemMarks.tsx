import Star from "@lucide/icons/icons/star";
import type { Item, ItemRow } from "@reagent/api/contract/product";
import { hasBulkRow, type ProductMark, productMarks } from "@reagent/domain/product";
import { Badge, type BadgeKind, Badges } from "../../../../components/Badge/Badge.tsx";
import { Icon } from "../../../../components/Icon/Icon.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./ItemMarks.copy.ts";
import { star } from "./ItemMarks.css.ts";

type Marked = Pick<Item, "category" | "hazardNumber" | "isPrecursor" | "isRare" | "isBiological"> &
  Partial<Pick<ItemRow, "hasPromotion" | "isFutures">>;

const kinds: Record<ProductMark["kind"], BadgeKind> = {
  "hazardous-number": "hazard",
  precursor: "precursor",
  rare: "rare",
  bio: "bio",
};

/** The badges of an item: bulk, promotion, futures, hazards, rare, biological (storefront §3, reagent search item). */
export function ItemMarks({ item }: { item: Marked }) {
  const words = useCopy(copy);
  const marks = productMarks(item);
  const isBulk = hasBulkRow(item.category);
  if (marks.length === 0 && !isBulk && !item.hasPromotion && !item.isFutures) return null;
  return (
    <Badges>
      {isBulk && (
        <span className={star} title={words.bulk}>
          <Icon of={Star} size={14} label={words.bulk} />
        </span>
      )}
      {item.hasPromotion && <Badge kind="promotion" />}
      {item.isFutures && <Badge kind="futures" />}
      {marks.map((mark) => (
        <Badge
          key={mark.kind}
          kind={kinds[mark.kind]}
          {...(mark.kind === "hazardous-number" ? { detail: mark.number } : {})}
        />
      ))}
    </Badges>
  );
}
