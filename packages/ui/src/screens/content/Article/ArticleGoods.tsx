import { readItemRows } from "@reagent/api/contract/product";
import { useId } from "react";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { screenOnly } from "../../../theme/print.css.ts";
import { ItemCard } from "../../product/parts/ItemCard/ItemCard.tsx";
import { copy } from "./Article.copy.ts";

/** The goods that an article is about, with their lowest prices. */
export function ArticleGoods({ itemCodes }: { itemCodes: readonly string[] }) {
  const words = useCopy(copy);
  const id = useId();
  const call = useCall(readItemRows, { itemCodes });
  if (call.data?.items.length === 0) return null;
  return (
    <aside className={screenOnly} aria-labelledby={id}>
      <SectionHead id={id} title={words.goods} size="small" />
      <Load call={call} skeleton={<TextSkeleton lines={8} />}>
        {({ items }) => items.map((item) => <ItemCard key={item.itemId} item={item} as="h3" />)}
      </Load>
    </aside>
  );
}
