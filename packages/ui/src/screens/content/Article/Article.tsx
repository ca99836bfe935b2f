import { readArticle } from "@reagent/api/contract/article";
import { type ArticleType, articleTypeOf, isNewsTab } from "@reagent/domain/article";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { NotFound } from "../../not-found/NotFound/NotFound.tsx";
import { ContentPage } from "../parts/ContentPage/ContentPage.tsx";
import { copy as typeNames } from "../parts/type-names.copy.ts";

/** An article of any type (decisions, article address); an unknown type shows the not-found page. */
export function Article({ type, id }: { type: string; id: string }) {
  const known = articleTypeOf(type);
  return known ? <KnownArticle type={known} id={id} /> : <NotFound />;
}

function KnownArticle({ type, id }: { type: ArticleType; id: string }) {
  const names = useCopy(typeNames);
  const call = useCall(readArticle, { id, type });
  return (
    <ContentPage
      kind="article"
      call={call}
      list={{
        label: names[type],
        ...(isNewsTab(type) ? { to: paths.articles({ type }) } : {}),
      }}
      hrefOf={(neighbour) => paths.article({ type, id: neighbour.id })}
    />
  );
}
