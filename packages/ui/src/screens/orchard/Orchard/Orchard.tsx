import SearchX from "@lucide/icons/icons/search-x";
import { readOrchard } from "@reagent/api/contract/gift";
import { shop } from "@reagent/api/contract/shop";
import { paths } from "@reagent/api/pages/paths";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { ListRows } from "../../../blocks/ListPage/ListRows.tsx";
import { useListAddress } from "../../../blocks/ListPage/useListAddress.ts";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { useFocusOnPageChange } from "../../../components/Pager/useFocusOnPageChange.ts";
import { itemListData } from "../../../components/StructuredData/item-list.ts";
import { StructuredData } from "../../../components/StructuredData/StructuredData.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useUrlOf } from "../../../state/urls.ts";
import { giftFilters, giftsQuery } from "../parts/GiftFilters/gift-filters.ts";
import { GiftFilters } from "../parts/GiftFilters/GiftFilters.tsx";
import { GiftGrid } from "../parts/GiftList/GiftGrid.tsx";
import * as list from "../parts/GiftList/GiftList.css.ts";
import { OrchardBanners } from "../parts/OrchardBanners/OrchardBanners.tsx";
import { copy } from "./Orchard.copy.ts";
import { orchard as screen } from "./Orchard.screen.ts";
import { OrchardSkeleton } from "./OrchardSkeleton.tsx";

/** Ends the address of a link that leads past the banners, as that of a banner does. */
const GIFTS = "#gifts";

/** The home of the orchard: banners, filters and gifts, nine on a page (storefront §2, orchard). */
export function Orchard() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const head = useRef<HTMLHeadingElement>(null);
  const address = useListAddress(giftFilters);
  const { filter, page, isNarrowed } = address;
  const call = useCall(readOrchard, giftsQuery(filter, page), { keepsPrevious: true });
  const urlOf = useUrlOf();
  const { data } = call;
  useFocusOnPageChange(page, head);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== GIFTS) return;
    head.current?.scrollIntoView();
    head.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <>
      <PageHead
        subject={page > 1 ? words.titleOfPage(page) : title}
        description={words.description(shop.points.perGrain)}
        page={page}
      />
      {data && <OrchardBanners banners={data.banners} />}
      <h1 ref={head} tabIndex={-1}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      {data && (
        <GiftFilters
          filter={filter}
          types={data.types}
          ranges={data.ranges}
          total={data.total}
          hrefOf={address.hrefOfFilter}
          onKeyword={(keyword) => address.search({ ...filter, keyword })}
        />
      )}
      <ListRows
        address={address}
        call={call}
        pageSize={PAGE_SIZE.orchard}
        pager={(pager) => <div className={list.pager}>{pager}</div>}
        skeleton={<OrchardSkeleton />}
        none={
          <EmptyState
            icon={SearchX}
            title={words.none}
            role="status"
            actions={isNarrowed && <ButtonLink to={paths.orchard()}>{words.all}</ButtonLink>}
          >
            {isNarrowed && words.noneWords}
          </EmptyState>
        }
      >
        {({ gifts, total }) => (
          <>
            <StructuredData
              of={itemListData(
                title,
                gifts.map(({ name, giftCode }) => ({
                  name,
                  url: urlOf(paths.gift({ giftCode })),
                })),
                { page, size: PAGE_SIZE.orchard, total },
              )}
            />
            <GiftGrid gifts={gifts} isTurning={call.isRefreshing} />
          </>
        )}
      </ListRows>
    </>
  );
}
