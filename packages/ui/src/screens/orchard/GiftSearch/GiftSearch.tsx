import SearchX from "@lucide/icons/icons/search-x";
import { searchGifts } from "@reagent/api/contract/gift";
import { paths } from "@reagent/api/pages/paths";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { useMemo, useRef } from "react";
import { ListRows } from "../../../blocks/ListPage/ListRows.tsx";
import { useListAddress } from "../../../blocks/ListPage/useListAddress.ts";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { useFocusOnPageChange } from "../../../components/Pager/useFocusOnPageChange.ts";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { text } from "../../../theme/text.css.ts";
import { giftsQuery, searchFilters } from "../parts/GiftFilters/gift-filters.ts";
import { GiftFilters } from "../parts/GiftFilters/GiftFilters.tsx";
import { GiftGrid } from "../parts/GiftList/GiftGrid.tsx";
import * as list from "../parts/GiftList/GiftList.css.ts";
import { GiftsSkeleton } from "../parts/GiftList/GiftsSkeleton.tsx";
import { copy } from "./GiftSearch.copy.ts";

/** The gifts of a keyword, with the filters of the orchard's home (storefront §2, orchard). */
export function GiftSearch({ keyword }: { keyword: string }) {
  const words = useCopy(copy);
  const head = useRef<HTMLHeadingElement>(null);
  const filters = useMemo(() => searchFilters(keyword), [keyword]);
  const address = useListAddress(filters);
  const { filter, page, isNarrowed } = address;
  const call = useCall(searchGifts, giftsQuery(filter, page), { keepsPrevious: true });
  const { data } = call;
  const title = words.title(keyword.trim());
  useFocusOnPageChange(page, head);
  return (
    <PublicPage title={title} root="orchard" isUnlisted>
      <h1 className={text[26]} ref={head} tabIndex={-1}>
        {title}
      </h1>
      {data && (
        <GiftFilters
          filter={filter}
          types={data.types}
          ranges={data.ranges}
          total={data.total}
          hrefOf={address.hrefOfFilter}
        />
      )}
      <ListRows
        address={address}
        call={call}
        pageSize={PAGE_SIZE.orchard}
        pager={(pager) => <div className={list.pager}>{pager}</div>}
        skeleton={<GiftsSkeleton />}
        none={
          isNarrowed ? (
            <EmptyState
              icon={SearchX}
              title={words.noneMatches}
              role="status"
              actions={
                <ButtonLink to={address.hrefOfFilter(address.initial)}>
                  {words.allResults}
                </ButtonLink>
              }
            >
              {words.noneMatchesWords}
            </EmptyState>
          ) : (
            <EmptyState
              icon={SearchX}
              title={words.none(keyword.trim())}
              role="status"
              actions={<ButtonLink to={paths.orchard()}>{words.all}</ButtonLink>}
            >
              {words.noneWords}
            </EmptyState>
          )
        }
      >
        {({ gifts }) => <GiftGrid gifts={gifts} isTurning={call.isRefreshing} />}
      </ListRows>
    </PublicPage>
  );
}
