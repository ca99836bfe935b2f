import type { InstrumentResults as Results } from "@reagent/api/contract/search";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { needsPager } from "@reagent/domain/paging";
import { Pager } from "../../../components/Pager/Pager.tsx";
import { pager } from "../../product/ItemList/ItemList.css.ts";
import { InstrumentCard } from "./InstrumentCard.tsx";
import * as css from "./InstrumentResults.css.ts";
import { RecentlyViewed } from "./RecentlyViewed.tsx";
import { useInstrumentHistory } from "./useInstrumentHistory.ts";

interface Props {
  readonly query: string;
  readonly results: Results;
  readonly page: number;
  readonly isTurning: boolean;
  readonly onPage: (page: number) => void;
}

/** The instruments and consumables that were found, four in a row, and those viewed recently (storefront §2). */
export function InstrumentResults({
  query,
  results: { items, total },
  page,
  isTurning,
  onPage,
}: Props) {
  const { skuIds, open } = useInstrumentHistory();
  return (
    <>
      <ul className={css.grid} aria-busy={isTurning}>
        {items.map((sku) => (
          <li key={sku.skuId} className={css.place}>
            <InstrumentCard as="h2" sku={sku} query={query} onOpen={() => open(sku.skuId)} />
          </li>
        ))}
      </ul>
      {needsPager(total, PAGE_SIZE.instrumentSearch) && (
        <div className={pager}>
          <Pager page={page} total={total} size={PAGE_SIZE.instrumentSearch} onPage={onPage} />
        </div>
      )}
      <RecentlyViewed skuIds={skuIds} onOpen={open} />
    </>
  );
}
