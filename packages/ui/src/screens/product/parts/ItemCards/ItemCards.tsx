import type { ItemRow } from "@reagent/api/contract/product";
import { ITEMS_OF_GROUP } from "@reagent/domain/page-size";
import type { ReactNode } from "react";
import { SkeletonTile, TextSkeleton } from "../../../../components/Skeleton/Skeleton.tsx";
import * as card from "../ItemCard/ItemCard.css.ts";
import { ItemCard } from "../ItemCard/ItemCard.tsx";
import * as css from "./ItemCards.css.ts";

interface Props {
  readonly items: readonly ItemRow[];
  /** The level of the items' headings. */
  readonly as: "h2" | "h3";
  /** What can be done with an item, beside its name. */
  readonly actionsOf?: (item: ItemRow) => ReactNode;
}

/** Items as cards side by side. */
export function ItemCards({ items, as, actionsOf }: Props) {
  return (
    <div className={css.cards}>
      {items.map((item) => (
        <div className={css.place} key={item.itemId}>
          <ItemCard item={item} as={as} actions={actionsOf?.(item)} />
        </div>
      ))}
    </div>
  );
}

export function ItemCardsSkeleton() {
  return (
    <div className={css.cards}>
      {Array.from({ length: ITEMS_OF_GROUP }, (_, index) => (
        <div className={css.place} key={index}>
          <div className={card.card}>
            <SkeletonTile width="120px" height="96px" />
            <TextSkeleton lines={4} />
          </div>
        </div>
      ))}
    </div>
  );
}
