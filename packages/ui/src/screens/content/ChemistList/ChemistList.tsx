import FileText from "@lucide/icons/icons/file-text";
import { listArticles } from "@reagent/api/contract/article";
import { paths } from "@reagent/api/pages/paths";
import { LONGEST_KEYWORD } from "@reagent/domain/search-text";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { LoadedSideNav } from "../../../blocks/LoadedSideNav/LoadedSideNav.tsx";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { usePageNumber } from "../../../blocks/usePageNumber.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { SearchField } from "../../../components/SearchField/SearchField.tsx";
import { SideColumn } from "../../../components/SideColumn/SideColumn.tsx";
import { mappedCall, useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { ContentList } from "../parts/ContentList/ContentList.tsx";
import { contentQuery } from "../parts/ContentList/first-calls.ts";
import { ListHeading } from "../parts/ContentList/ListHeading.tsx";
import { DrawnRow, DrawnRowSkeleton } from "../parts/DrawnRow/DrawnRow.tsx";
import { copy } from "./ChemistList.copy.ts";
import * as css from "./ChemistList.css.ts";
import { chemists as screen } from "./ChemistList.screen.ts";

/** The chemists, searched by their subject, with the departments beside them (storefront §2, chemist list). */
export function ChemistList() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const page = usePageNumber();
  const [query, setQuery] = useSearchParams();
  const search = (query.get("search") ?? "").slice(0, LONGEST_KEYWORD);
  const departments = useCall(listArticles, contentQuery("department", 1));
  const searchFor = (text: string) => setQuery(text.trim() === "" ? {} : { search: text.trim() });
  return (
    <PublicPage title={title} page={page} description={words.lead} isUnlisted={search !== ""}>
      <SideColumn
        side={
          <LoadedSideNav
            title={words.departments}
            current={undefined}
            call={mappedCall(departments, ({ rows }) =>
              rows.map(({ id, subject }) => ({
                id,
                label: subject,
                to: paths.article({ type: "department", id }),
              })),
            )}
            lines={6}
          />
        }
      >
        <ListHeading page={page} listed={search}>
          {title}
        </ListHeading>
        <p className={css.lead}>{words.lead}</p>
        <Search key={search} search={search} onSearch={searchFor} />
        <ContentList
          type="chemist"
          label={title}
          search={search}
          hrefOf={(to) => {
            const at = new URLSearchParams({
              ...(search !== "" && { search }),
              ...(to > 1 && { page: String(to) }),
            });
            return `${paths.chemists()}${at.size > 0 ? `?${at}` : ""}`;
          }}
          {...(search !== "" && {
            none: (
              <EmptyState
                icon={FileText}
                role="status"
                title={words.noneFound}
                actions={<Button onClick={() => searchFor("")}>{words.clear}</Button>}
              >
                {words.noneHint}
              </EmptyState>
            ),
          })}
          row={({ id, subject, summary, drawing }) => (
            <DrawnRow
              to={paths.article({ type: "chemist", id })}
              subject={subject}
              summary={summary}
              drawing={drawing}
            />
          )}
          skeleton={<DrawnRowSkeleton />}
        />
      </SideColumn>
    </PublicPage>
  );
}

function Search({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const words = useCopy(copy);
  const [typed, setTyped] = useState(search);
  return (
    <div className={css.search}>
      <div className={css.field}>
        <SearchField
          label={words.search}
          placeholder={words.placeholder}
          submitLabel={words.submit}
          maxLength={LONGEST_KEYWORD}
          value={typed}
          onChange={setTyped}
          onSearch={onSearch}
        />
      </div>
      {search !== "" && <Button onClick={() => onSearch("")}>{words.clear}</Button>}
    </div>
  );
}
