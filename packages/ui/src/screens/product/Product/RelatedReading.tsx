import type { Item } from "@reagent/api/contract/product";
import { paths } from "@reagent/api/pages/paths";
import { articleTypeOf } from "@reagent/domain/article";
import { useId } from "react";
import { DatedList } from "../../../components/DatedList/DatedList.tsx";
import { LineArt } from "../../../components/LineArt/LineArt.tsx";
import { isPhotograph } from "../../../components/LineArt/parse-drawing.ts";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { screenOnly } from "../../../theme/print.css.ts";
import { copy } from "./Product.copy.ts";
import * as css from "./Product.css.ts";

/** Articles about the item, and the activity that it belongs to (storefront §3, product detail). */
export function RelatedReading({ item: { articles, activity } }: { item: Item }) {
  const words = useCopy(copy);
  const id = useId();
  if (articles.length === 0 && !activity) return null;
  return (
    <div className={`${css.related} ${screenOnly}`}>
      {articles.length > 0 && (
        <section aria-labelledby={id}>
          <SectionHead id={id} title={words.articles} size="small" />
          <DatedList
            entries={articles.map((article) => ({
              id: article.id,
              title: article.subject,
              to: paths.article({ type: articleTypeOf(article.type) ?? "article", id: article.id }),
            }))}
          />
        </section>
      )}
      {activity && (
        <aside className={css.activity} aria-label={words.activity}>
          {isPhotograph(activity.drawing) ? (
            <span className={css.photograph}>
              <LineArt drawing={activity.drawing} fills width="min(100vw, 400px)" />
            </span>
          ) : (
            <LineArt drawing={activity.drawing} />
          )}
          <TextLink to={paths.activity({ id: activity.id })}>{activity.subject}</TextLink>
        </aside>
      )}
    </div>
  );
}
