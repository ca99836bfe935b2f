import SearchX from "@lucide/icons/icons/search-x";
import { type InstrumentList, readInstruments } from "@reagent/api/contract/instrument";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { clampPage, needsPager, pageCount } from "@reagent/domain/paging";
import { useRef } from "react";
import { Navigate } from "react-router-dom";
import { usePageNumber } from "../../../blocks/usePageNumber.ts";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { Pager } from "../../../components/Pager/Pager.tsx";
import { useFocusOnPageChange } from "../../../components/Pager/useFocusOnPageChange.ts";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { useViewHistory } from "../../../state/view-history.ts";
import { InstrumentGrid } from "../parts/InstrumentGrid/InstrumentGrid.tsx";
import { RecentlyViewed } from "../parts/RecentlyViewed/RecentlyViewed.tsx";
import { instrumentsQuery } from "./first-calls.ts";
import { copy } from "./Instruments.copy.ts";
import * as css from "./Instruments.css.ts";
import { instruments as screen } from "./Instruments.screen.ts";
import { InstrumentsSkeleton } from "./InstrumentsSkeleton.tsx";

/** All instruments and consumables, 20 on a page, and those viewed recently (storefront §2, lab instruments). */
export function Instruments() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const page = usePageNumber();
  const head = useRef<HTMLHeadingElement>(null);
  const call = useCall(readInstruments, instrumentsQuery(page), { keepsPrevious: true });
  const total = call.data?.total ?? 0;
  const { ids: skuIds, open } = useViewHistory("instruments");
  useFocusOnPageChange(page, head);

  return (
    <>
      <PageHead subject={page > 1 ? words.titleOfPage(page) : title} page={page} />
      <Breadcrumbs crumbs={[{ label: words.home, to: paths.home() }, { label: title }]} />
      <h1 className={css.title} ref={head} tabIndex={-1}>
        {title} {total > 0 && <span className={css.count}>{words.total(total)}</span>}
      </h1>
      <Load call={call} skeleton={<InstrumentsSkeleton />}>
        {(list) => <Page list={list} page={page} isTurning={call.isRefreshing} onOpen={open} />}
      </Load>
      <RecentlyViewed skuIds={skuIds} onOpen={open} />
    </>
  );
}

interface PageProps {
  readonly list: InstrumentList;
  readonly page: number;
  readonly isTurning: boolean;
  readonly onOpen: (skuId: string) => void;
}

function Page({ list: { items, total }, page, isTurning, onOpen }: PageProps) {
  const words = useCopy(copy);
  const last = clampPage(page, pageCount(total, PAGE_SIZE.instruments));
  if (total === 0)
    return (
      <EmptyState
        icon={SearchX}
        title={words.none}
        actions={<ButtonLink to={paths.home()}>{words.toHome}</ButtonLink>}
      />
    );
  if (last !== page) return <Navigate to={paths.instruments({ page: last })} replace />;
  return (
    <>
      <InstrumentGrid skus={items} isTurning={isTurning} onOpen={onOpen} />
      {needsPager(total, PAGE_SIZE.instruments) && (
        <div className={css.pager}>
          <Pager
            page={page}
            total={total}
            size={PAGE_SIZE.instruments}
            hrefOf={(to) => paths.instruments({ page: to })}
          />
        </div>
      )}
    </>
  );
}
