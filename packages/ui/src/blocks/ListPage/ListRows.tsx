import type { FailureLook } from "@reagent/api/contract/failure-look";
import { needsPager, pageCount } from "@reagent/domain/paging";
import type { ReactNode } from "react";
import { Pager } from "../../components/Pager/Pager.tsx";
import { Redirect } from "../../components/Redirect/Redirect.tsx";
import { Load } from "../../data/Load.tsx";
import type { Call } from "../../data/use-call.tsx";
import * as css from "./ListPage.css.ts";
import type { ListAddress } from "./useListAddress.ts";

interface Props<List> {
  readonly address: Pick<ListAddress, "page" | "hrefOf">;
  readonly call: Call<List, Exclude<FailureLook, "empty">>;
  /** How many rows a page has; a list without it has one page. */
  readonly pageSize?: number | undefined;
  readonly skeleton: ReactNode;
  /** Shown without rows. */
  readonly none: ReactNode;
  /** Class of the element around the pager; null where the rows have a pager of their own. */
  readonly pager?: string | null;
  readonly children: (list: List) => ReactNode;
}

/** The rows of the page that the address names, with a pager; a page beyond the last redirects to the last. */
export function ListRows<List extends { readonly total: number }>({
  address: { page, hrefOf },
  call,
  pageSize = Infinity,
  skeleton,
  none,
  pager = css.pager,
  children,
}: Props<List>) {
  return (
    <Load call={call} skeleton={skeleton}>
      {(list) => {
        if (list.total === 0) return none;
        const last = Math.max(1, pageCount(list.total, pageSize));
        // While another page loads, the list is still the one before.
        const isBeyond = page > last && !call.isRefreshing && !call.failure;
        return (
          <>
            {isBeyond && <Redirect to={hrefOf(last)} />}
            {children(list)}
            {pager !== null && needsPager(list.total, pageSize) && (
              <div className={pager}>
                <Pager page={page} total={list.total} pageSize={pageSize} hrefOf={hrefOf} />
              </div>
            )}
          </>
        );
      }}
    </Load>
  );
}
