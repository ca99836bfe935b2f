import { readArticle } from "@reagent/api/contract/article";
import { paths } from "@reagent/api/pages/paths";
import { type ArticleType, articleTypeOf } from "@reagent/domain/article";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { NotFound } from "../../not-found/NotFound/NotFound.tsx";
import { ContentPage } from "../parts/ContentPage/ContentPage.tsx";
import { ContentPicture } from "../parts/ContentPicture/ContentPicture.tsx";
import { copy as typeNames } from "../parts/type-names.copy.ts";
import { ArticleGoods } from "./ArticleGoods.tsx";

/** The list that an article of a type is in. */
const listOf: Readonly<Record<ArticleType, () => string>> = {
  news: () => paths.articles({ type: "news" }),
  article: () => paths.articles({ type: "article" }),
  chemlife: () => paths.articles({ type: "chemlife" }),
  chemist: () => paths.chemists(),
  department: () => paths.departments(),
  activity: () => paths.activities(),
  party: () => paths.partyReports(),
};

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
      type={type}
      call={call}
      list={{
        label: names[type],
        to: listOf[type](),
      }}
      before={(article) => <ContentPicture picture={article} size="medium" />}
      hrefOf={(neighbour) => paths.article({ type, id: neighbour.id })}
      beside={({ itemCodes }) => itemCodes.length > 0 && <ArticleGoods itemCodes={itemCodes} />}
    />
  );
}
