import { paths } from "@reagent/api/pages/paths";
import { NEWS_TABS, type NewsTab } from "@reagent/domain/article";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { usePageNumber } from "../../../blocks/usePageNumber.ts";
import { LinkTabs } from "../../../components/LinkTabs/LinkTabs.tsx";
import { useCopy } from "../../../language/language.tsx";
import { ArticleRow, ArticleRowSkeleton } from "../parts/ArticleRow/ArticleRow.tsx";
import { ContentList } from "../parts/ContentList/ContentList.tsx";
import { ListHeading } from "../parts/ContentList/ListHeading.tsx";
import { copy as typeNames } from "../parts/type-names.copy.ts";
import { copy } from "./ArticleList.copy.ts";

/** News, technical articles, chemistry and life as tabs, ten rows a page (storefront §2, news list; §9, page sizes). */
export function ArticleList({ type }: { type: NewsTab }) {
  const words = useCopy(copy);
  const page = usePageNumber();
  const names = useCopy(typeNames);
  return (
    <PublicPage title={names[type]} page={page}>
      <ListHeading page={page} listed={type}>
        {names[type]}
      </ListHeading>
      <LinkTabs
        label={words.lists}
        current={type}
        entries={NEWS_TABS.map((tab) => ({
          id: tab,
          label: names[tab],
          to: paths.articles({ type: tab }),
        }))}
      />
      <ContentList
        type={type}
        label={names[type]}
        hrefOf={(page) => paths.articles({ type, page })}
        row={(row) => <ArticleRow row={row} to={paths.article({ type, id: row.id })} />}
        skeleton={<ArticleRowSkeleton />}
      />
    </PublicPage>
  );
}
