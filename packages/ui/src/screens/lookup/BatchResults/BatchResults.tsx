import MessageCircle from "@lucide/icons/icons/message-circle";
import SearchX from "@lucide/icons/icons/search-x";
import { type LineVerdict, searchBatch } from "@reagent/api/contract/search";
import { paths } from "@reagent/api/pages/paths";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { pageCount, totalText } from "@reagent/domain/paging";
import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { useChat } from "../../../blocks/useChat.ts";
import { usePageNumber } from "../../../blocks/usePageNumber.ts";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { useFocusOnPageChange } from "../../../components/Pager/useFocusOnPageChange.ts";
import { Redirect } from "../../../components/Redirect/Redirect.tsx";
import { RecordTable } from "../../../components/Table/RecordTable.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { text } from "../../../theme/text.css.ts";
import { ItemList } from "../../product/parts/ItemList/ItemList.tsx";
import { ItemListSkeleton } from "../../product/parts/ItemList/ItemListSkeleton.tsx";
import { copy } from "./BatchResults.copy.ts";
import * as css from "./BatchResults.css.ts";
import { batchResults } from "./BatchResults.screen.ts";

const SIZE = PAGE_SIZE.batchSearch;

/** A verdict for each line of the text in the address, and what all of them found (storefront §5, batch search; §9, page sizes; decisions, batch lines). */
export function BatchResults() {
  const words = useCopy(copy);
  const title = useCopy(batchResults.title);
  const [query] = useSearchParams();
  const keyword = query.get("keyword") ?? "";
  if (keyword.trim() === "") return <Redirect to={paths.batchSearch()} />;
  return (
    <PublicPage title={title} under={[{ label: words.search, to: paths.batchSearch() }]} isUnlisted>
      <header className={css.head}>
        <h1 className={text[26]}>{title}</h1>
        <TextLink to={paths.batchSearch({ keyword })}>{words.edit}</TextLink>
      </header>
      <Results key={keyword} keyword={keyword} />
    </PublicPage>
  );
}

function Results({ keyword }: { keyword: string }) {
  const words = useCopy(copy);
  const chat = useChat(words.chat);
  const page = usePageNumber();
  const head = useRef<HTMLHeadingElement>(null);
  useFocusOnPageChange(page, head);
  const call = useCall(
    searchBatch,
    { keyword, page, limit: SIZE, source: "web" },
    { keepsPrevious: true },
  );
  const hrefOf = (to: number) => paths.batchResults({ keyword, page: to });
  return (
    <Load call={call} skeleton={<ItemListSkeleton />}>
      {({ items, total, isMore, verdicts }) => {
        const last = Math.max(1, pageCount(total, SIZE));
        return (
          <>
            {page > last && !call.isRefreshing && <Redirect to={hrefOf(last)} />}
            <Verdicts verdicts={verdicts} />
            {total === 0 ? (
              <EmptyState
                icon={SearchX}
                title={words.nothing}
                role="status"
                actions={
                  <ButtonLink kind="secondary" {...chat.target} icon={MessageCircle}>
                    {chat.name}
                  </ButtonLink>
                }
              >
                {words.nothingHint}
              </EmptyState>
            ) : (
              <>
                <h2 className={css.products} ref={head} tabIndex={-1}>
                  {words.products}
                </h2>
                <ItemList
                  as="h3"
                  items={items}
                  page={page}
                  total={total}
                  isMore={isMore}
                  size={SIZE}
                  hrefOf={hrefOf}
                  isTurning={call.isRefreshing}
                  isOpenAtFirst={total === 1}
                />
              </>
            )}
          </>
        );
      }}
    </Load>
  );
}

function Verdicts({ verdicts }: { verdicts: readonly LineVerdict[] }) {
  const words = useCopy(copy);
  const { columns } = words;
  const found = verdicts.filter(({ total }) => total > 0).length;
  return (
    <div className={css.verdicts}>
      <p className={css.found} role="status">
        {words.found(found, verdicts.length)}
      </p>
      <RecordTable
        label={words.verdicts}
        density="dense"
        fold="none"
        records={verdicts}
        // Two lines may have the same text.
        keyOf={({ keyword }, index) => `${index} ${keyword}`}
        columns={[
          {
            title: columns.line,
            isNumber: true,
            headClassName: css.line,
            value: (_, index) => index + 1,
          },
          {
            title: columns.text,
            isRowHeader: true,
            className: css.typed,
            value: ({ keyword }) => keyword,
          },
          {
            title: columns.verdict,
            className: css.result,
            value: (verdict) => <Verdict {...verdict} />,
          },
        ]}
      />
    </div>
  );
}

/** What a line found, with a link to the only item, at the certificate of a batch, or to the results of the line alone. */
function Verdict({ keyword, corrected, missing, total, isMore, itemCode, batchCode }: LineVerdict) {
  const words = useCopy(copy);
  if (total === 0) return <span className={css.missing}>{words.missing}</span>;
  const note = batchCode
    ? `${words.ofBatch(batchCode)} · `
    : corrected &&
      `${[words.correctedTo(corrected), ...missing.map(words.missingPart)].join(" · ")} · `;
  const kind = note ? "inline" : "accent";
  return itemCode ? (
    <>
      {note}
      <TextLink kind={kind} to={paths.product({ itemCode, ...(batchCode ? { batchCode } : {}) })}>
        {itemCode}
      </TextLink>
    </>
  ) : (
    <>
      {note}
      <TextLink kind={kind} to={paths.search({ text: keyword })}>
        {words.items(totalText(total, isMore))}
      </TextLink>
    </>
  );
}
