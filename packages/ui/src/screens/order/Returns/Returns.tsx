import ReceiptText from "@lucide/icons/icons/receipt-text";
import { listReturns } from "@reagent/api/contract/return";
import { paths } from "@reagent/api/pages/paths";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { ReturnFilter } from "@reagent/domain/return";
import type { FilterNames } from "../../../blocks/ListPage/list-address.ts";
import { ListPage } from "../../../blocks/ListPage/ListPage.tsx";
import { useListAddress } from "../../../blocks/ListPage/useListAddress.ts";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import { RecordTable } from "../../../components/Table/RecordTable.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { ReturnFilters } from "./ReturnFilters.tsx";
import { copy } from "./Returns.copy.ts";
import * as css from "./Returns.css.ts";
import { returns as screen } from "./Returns.screen.ts";
import { useReturnColumns } from "./useReturnColumns.tsx";

const filters: FilterNames<ReturnFilter> = {
  schema: ReturnFilter,
  names: { from: "from", to: "to", orderCode: "order", returnCode: "return", status: "status" },
  initial: { from: "", to: "", orderCode: "", returnCode: "", status: "all" },
};

/** The customer's returns, newest first (customer centre §2, /after_sale_list). */
export function Returns() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const address = useListAddress(filters);
  const columns = useReturnColumns();
  const { from, to, ...filter } = address.filter;
  const call = useCall(
    listReturns,
    { ...filter, created: { from, to }, page: address.page, limit: PAGE_SIZE.returns },
    { keepsPrevious: true, rereadsOnReturn: true },
  );
  return (
    <ListPage
      gap={4}
      title={title}
      above={
        <Notice tone="hazard">
          <span className={css.notice}>{words.notice}</span>
        </Notice>
      }
      filters={(isBusy) => <ReturnFilters address={address} isBusy={isBusy} />}
      address={address}
      call={call}
      pageSize={PAGE_SIZE.returns}
      skeleton={<TableSkeleton rows={5} density="comfortable" columns={columns} />}
      none={
        <EmptyState
          icon={ReceiptText}
          role="status"
          title={words.none}
          actions={<ButtonLink to={paths.orders()}>{words.toOrders}</ButtonLink>}
        >
          {words.noneHint}
        </EmptyState>
      }
      noneFound={{ icon: ReceiptText, title: words.noneFound, hint: words.noneFoundHint }}
    >
      {({ returns }) => (
        <RecordTable
          label={title}
          columns={columns}
          records={returns}
          keyOf={({ returnId }) => returnId}
          fold="grid"
          rowClassName={css.row}
        />
      )}
    </ListPage>
  );
}
