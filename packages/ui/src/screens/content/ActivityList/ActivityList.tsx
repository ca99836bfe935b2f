import { paths } from "@reagent/api/pages/paths";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { usePageNumber } from "../../../blocks/usePageNumber.ts";
import { useCopy } from "../../../language/language.tsx";
import { ContentList } from "../parts/ContentList/ContentList.tsx";
import { ListHeading } from "../parts/ContentList/ListHeading.tsx";
import { DrawnRow, DrawnRowSkeleton } from "../parts/DrawnRow/DrawnRow.tsx";
import { copy } from "./ActivityList.copy.ts";

/** All activities, ten rows a page (storefront §2, activity list; §9, page sizes). */
export function ActivityList() {
  const words = useCopy(copy);
  const page = usePageNumber();
  return (
    <PublicPage title={words.title} page={page}>
      <ListHeading page={page}>{words.title}</ListHeading>
      <ContentList
        type="activity"
        label={words.title}
        hrefOf={(page) => paths.activities({ page })}
        row={({ id, subject, summary, createdOn, drawing }) => (
          <DrawnRow
            to={paths.activity({ id })}
            subject={subject}
            drawing={drawing}
            note={summary}
            day={createdOn}
          />
        )}
        skeleton={<DrawnRowSkeleton />}
      />
    </PublicPage>
  );
}
