import { paths } from "@reagent/api/pages/paths";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { usePageNumber } from "../../../blocks/usePageNumber.ts";
import { useCopy } from "../../../language/language.tsx";
import { ArticleRow, ArticleRowSkeleton } from "../parts/ArticleRow/ArticleRow.tsx";
import { ContentList } from "../parts/ContentList/ContentList.tsx";
import { ListHeading } from "../parts/ContentList/ListHeading.tsx";
import { copy } from "./PartyList.copy.ts";
import { partyReports as screen } from "./PartyList.screen.ts";

/** All reports of the party branch, ten to a page. */
export function PartyList() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const page = usePageNumber();
  return (
    <PublicPage title={title} under={[{ label: words.party, to: paths.party() }]} page={page}>
      <ListHeading page={page}>{title}</ListHeading>
      <ContentList
        type="party"
        label={title}
        hrefOf={(to) => paths.partyReports({ page: to })}
        row={(row) => <ArticleRow row={row} to={paths.article({ type: "party", id: row.id })} />}
        skeleton={<ArticleRowSkeleton />}
      />
    </PublicPage>
  );
}
