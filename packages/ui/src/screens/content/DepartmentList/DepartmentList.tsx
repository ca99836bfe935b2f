import { paths } from "@reagent/api/pages/paths";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { usePageNumber } from "../../../blocks/usePageNumber.ts";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { ArticleRow, ArticleRowSkeleton } from "../parts/ArticleRow/ArticleRow.tsx";
import { ContentList } from "../parts/ContentList/ContentList.tsx";
import { ListHeading } from "../parts/ContentList/ListHeading.tsx";
import { copy } from "./DepartmentList.copy.ts";
import { departments as screen } from "./DepartmentList.screen.ts";

/** The departments of the company. */
export function DepartmentList() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const page = usePageNumber();
  return (
    <PublicPage title={title} page={page}>
      <ListHeading page={page}>{title}</ListHeading>
      <TextLink to={paths.chemists()}>{words.chemists}</TextLink>
      <ContentList
        type="department"
        label={title}
        hrefOf={(to) => paths.departments({ page: to })}
        row={(row) => (
          <ArticleRow row={row} to={paths.article({ type: "department", id: row.id })} />
        )}
        skeleton={<ArticleRowSkeleton />}
      />
    </PublicPage>
  );
}
