import type { FailureLook } from "@reagent/api/contract/failure-look";
import { needsPager, pageCount } from "@reagent/domain/paging";
import type { ReactNode } from "react";
import { Pager } from "../../components/Pager/Pager.tsx";
import { Redirect } from "../../components/Redirect/Redirect.tsx";
import { Load } from "../../data/Load.tsx";
import type { Call } from "../../data/use-call.tsx";
import * as css from "./ListPage.css.ts";
import type { ListAddress } from "./useListAddress.ts";

export interface ListRowsProps<List> {
  /** The page as it is in the address, and the address of each other page. */
  readonly address: Pick<ListAddress, "page" | "hrefOf">;
  /** The call that reads the page of the list. */
  readonly call: Call<List, Exclude<FailureLook, "empty">>;
  /** How many rows a page has; a list without it has one page. */
  readonly pageSize?: number | undefined;
  /** Shown while the first answer loads, of the list's height. */
  readonly skeleton: ReactNode;
  /** Shown without rows. */
  readonly none: ReactNode;
  /** Lays out the pager; null where the rows have a pager of their own. */
  readonly pager?: ((pager: ReactNode) => ReactNode) | null;
  /** Renders the rows. */
  readonly children: (list: List) => ReactNode;
}

const inList = (pager: ReactNode) => <div className={css.pager}>{pager}</div>;

/** The rows of the page that the address names, with a pager; a page beyond the last redirects to the last. */
export function ListRows<List extends { readonly total: number }>({
  address: { page, hrefOf },
  call,
  pageSize = Infinity,
  skeleton,
  none,
  pager = inList,
  children,
}: ListRowsProps<List>) {
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
            {needsPager(list.total, pageSize) &&
              pager?.(<Pager page={page} total={list.total} pageSize={pageSize} hrefOf={hrefOf} />)}
          </>
        );
      }}
    </Load>
  );
}
