import ReceiptText from "@lucide/icons/icons/receipt-text";
import { listGiftOrders } from "@reagent/api/contract/gift-order";
import { paths } from "@reagent/api/pages/paths";
import { ALL_GIFT_ORDERS, GiftOrderFilter } from "@reagent/domain/gift-order";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import type { FilterNames } from "../../../blocks/ListPage/list-address.ts";
import { ListPage } from "../../../blocks/ListPage/ListPage.tsx";
import { useListAddress } from "../../../blocks/ListPage/useListAddress.ts";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import { RecordTable } from "../../../components/Table/RecordTable.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { GiftOrderFilters } from "./GiftOrderFilters.tsx";
import { copy } from "./GiftOrders.copy.ts";
import * as css from "./GiftOrders.css.ts";
import { giftOrders as screen } from "./GiftOrders.screen.ts";
import { useGiftOrderColumns } from "./useGiftOrderColumns.tsx";

const filters: FilterNames<GiftOrderFilter> = {
  schema: GiftOrderFilter,
  names: {
    from: "from",
    to: "to",
    orderCode: "order",
    receiver: "receiver",
    customerOrderNumber: "po",
    status: "status",
  },
  initial: ALL_GIFT_ORDERS,
};

/** The customer's gift orders, ten to a page (customer centre §4, gift order; storefront §9, page sizes). */
export function GiftOrders() {
  const words = useCopy(copy);
  const address = useListAddress(filters);
  const { filter, page } = address;
  const columns = useGiftOrderColumns();
  const call = useCall(
    listGiftOrders,
    { ...filter, page, pageSize: PAGE_SIZE.orchardOrders },
    { keepsPrevious: true, rereadsOnReturn: true },
  );
  return (
    <ListPage
      gap={5}
      title={useCopy(screen.title)}
      filters={(isBusy) => <GiftOrderFilters address={address} isBusy={isBusy} />}
      address={address}
      call={call}
      pageSize={PAGE_SIZE.orchardOrders}
      skeleton={<TableSkeleton rows={5} density="comfortable" columns={columns} />}
      none={
        <EmptyState
          icon={ReceiptText}
          role="status"
          title={words.none}
          actions={
            <ButtonLink kind="primary" to={paths.orchard()}>
              {words.goOn}
            </ButtonLink>
          }
        >
          {words.noneHint}
        </EmptyState>
      }
      noneFound={{ icon: ReceiptText, title: words.noneFound, hint: words.noneFoundHint }}
    >
      {({ orders }) => (
        <RecordTable
          label={words.orders}
          columns={columns}
          records={orders}
          keyOf={({ orderId }) => orderId}
          fold="grid"
          rowClassName={css.row}
        />
      )}
    </ListPage>
  );
}
