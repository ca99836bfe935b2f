import SearchX from "@lucide/icons/icons/search-x";
import { type ReactNode, useDeferredValue, useState } from "react";
import { PublicPage } from "../../../../blocks/PublicPage/PublicPage.tsx";
import { Button } from "../../../../components/Button/Button.tsx";
import { EmptyState } from "../../../../components/EmptyState/EmptyState.tsx";
import { SearchField } from "../../../../components/SearchField/SearchField.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { screenOnly } from "../../../../theme/print.css.ts";
import { text } from "../../../../theme/text.css.ts";
import { matchingRows, type StatementRow } from "./statement-rows.ts";
import { copy } from "./StatementPage.copy.ts";
import * as css from "./StatementPage.css.ts";
import { StatementSection } from "./StatementSection.tsx";
import { useMarkedCode } from "./useMarkedCode.ts";

/** The greatest length of a query. */
const LONGEST_QUERY = 100;

interface Props<Id extends string> {
  readonly title: string;
  readonly lead: string;
  readonly link: ReactNode;
  /** A code, as an example of what the search finds. */
  readonly example: string;
  /** The headings of the sections, in their order. */
  readonly titles: Readonly<Record<Id, string>>;
  readonly rows: Readonly<Record<Id, readonly StatementRow[]>>;
}

/**
 * Standard statements in sections, with a search and an address for each: the row whose code is the fragment of the address is
 * marked.
 */
export function StatementPage<Id extends string>({
  title,
  lead,
  link,
  example,
  titles,
  rows,
}: Props<Id>) {
  const words = useCopy(copy);
  const [query, setQuery] = useState("");
  const wanted = useDeferredValue(query.trim());
  const marked = useMarkedCode();
  const sections = (Object.keys(titles) as Id[])
    .map((id) => ({ id, title: titles[id], rows: matchingRows(rows[id], wanted) }))
    .filter(({ rows: found }) => found.length > 0);
  const found = sections.reduce((sum, section) => sum + section.rows.length, 0);
  return (
    <PublicPage title={title} description={lead}>
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={text[26]}>{title}</h1>
          <p className={css.lead}>{lead}</p>
          <p className={screenOnly}>{link}</p>
          <div className={`${css.search} ${screenOnly}`}>
            <SearchField
              label={words.search}
              placeholder={words.placeholder(example)}
              value={query}
              maxLength={LONGEST_QUERY}
              onChange={setQuery}
              onSearch={setQuery}
            />
            <p className={css.found} role="status">
              {wanted !== "" && found > 0 && words.found(found)}
            </p>
          </div>
          {found > 0 && (
            <nav aria-label={words.contents}>
              <ul className={css.contents}>
                {sections.map((section) => (
                  <li key={section.id}>
                    <TextLink href={`#${section.id}`} kind="muted">
                      {section.title}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </header>
        {sections.map((section) => (
          <StatementSection key={section.id} {...section} marked={marked} />
        ))}
        {found === 0 && (
          <EmptyState
            icon={SearchX}
            title={words.notFound(wanted)}
            role="status"
            actions={<Button onClick={() => setQuery("")}>{words.showAll}</Button>}
          >
            {words.notFoundWords}
          </EmptyState>
        )}
      </div>
    </PublicPage>
  );
}
