import ReceiptText from "@lucide/icons/icons/receipt-text";
import type { FailureLook } from "@reagent/api/contract/failure-look";
import { paths } from "@reagent/api/pages/paths";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import type { ReactNode } from "react";
import { ListPage } from "../../../../blocks/ListPage/ListPage.tsx";
import { ButtonLink } from "../../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../../components/EmptyState/EmptyState.tsx";
import { TableSkeleton } from "../../../../components/Skeleton/TableSkeleton.tsx";
import type { Call } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { type ClaimedOrders, ClaimPacks } from "../ClaimPacks/ClaimPacks.tsx";
import { OrderFilters } from "../OrderFilters/OrderFilters.tsx";
import type { OrderAddress } from "../useOrderAddress.ts";
import { copy } from "./OrderListPage.copy.ts";
import * as css from "./OrderListPage.css.ts";

interface Props<List> {
  readonly title: string;
  /** Sums, beside the title. */
  readonly figures?: ReactNode;
  /** The lists by payment, where each has a route of its own. */
  readonly tabs?: ReactNode;
  readonly note?: ReactNode;
  readonly address: OrderAddress;
  /** Which list it is, for the claim packs of its orders; absent for a list of something else. */
  readonly claimed?: Pick<ClaimedOrders, "list" | "relatedOrderCode">;
  readonly list: Call<List, Exclude<FailureLook, "empty">>;
  /** What a customer without orders reads. */
  readonly none: { readonly title: string; readonly hint: string; readonly below?: ReactNode };
  readonly children: (list: List) => ReactNode;
}

/** A list of orders with its sums and filters, ten on a page (customer centre §2; customer centre §9). */
export function OrderListPage<List extends { readonly total: number }>({
  title,
  figures,
  tabs,
  note,
  address,
  claimed,
  list,
  none,
  children,
}: Props<List>) {
  const words = useCopy(copy);
  return (
    <ListPage
      title={title}
      header={(heading) => (
        <header className={css.head}>
          {heading}
          {figures}
        </header>
      )}
      above={
        <>
          {tabs}
          <div className={css.note}>{note}</div>
        </>
      }
      filters={(isBusy) => (
        <OrderFilters address={address} hasPaymentFilter={!tabs} isBusy={isBusy} />
      )}
      address={address}
      call={list}
      pageSize={PAGE_SIZE.orders}
      skeleton={<TableSkeleton rows={5} density="comfortable" columns={skeleton} />}
      none={
        <>
          <EmptyState
            icon={ReceiptText}
            role="status"
            title={none.title}
            actions={
              <ButtonLink kind="primary" to={paths.home()}>
                {words.shop}
              </ButtonLink>
            }
          >
            {none.hint}
          </EmptyState>
          {none.below}
        </>
      }
      noneFound={{ icon: ReceiptText, title: words.noneFound, hint: words.noneFoundHint }}
    >
      {(found) => (
        <>
          {claimed && (
            <ClaimPacks claimed={{ ...address.filter, ...claimed }} total={found.total} />
          )}
          {children(found)}
        </>
      )}
    </ListPage>
  );
}

const skeleton = [
  { width: "140px" },
  { width: "72px" },
  { width: "112px" },
  { width: "72px", isNumber: true },
  { width: "56px" },
  { width: "56px" },
  { width: "112px", isNumber: true },
];
