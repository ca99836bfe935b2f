import TicketPercent from "@lucide/icons/icons/ticket-percent";
import { listCoupons } from "@reagent/api/contract/coupon";
import * as v from "valibot";
import type { FilterNames } from "../../../blocks/ListPage/list-address.ts";
import { ListPage } from "../../../blocks/ListPage/ListPage.tsx";
import { useListAddress } from "../../../blocks/ListPage/useListAddress.ts";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { LinkTabs } from "../../../components/LinkTabs/LinkTabs.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import { RecordTable } from "../../../components/Table/RecordTable.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { lead } from "../../../theme/text.css.ts";
import { copy } from "./Coupons.copy.ts";
import { coupons as screen } from "./Coupons.screen.ts";
import { isGood, useCouponColumns } from "./useCouponColumns.tsx";

const statuses = ["all", "unused", "used", "voided", "expired"] as const;
const filters = {
  schema: v.object({ status: v.picklist(statuses) }),
  names: { status: "status" },
  initial: { status: "all" },
} satisfies FilterNames<{ status: (typeof statuses)[number] }>;

/** The customer's coupons, all or those of the status in the address (customer centre §2, /coupon). */
export function Coupons() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const address = useListAddress(filters);
  const columns = useCouponColumns();
  const { status } = address.filter;
  const call = useCall(listCoupons, { status }, { keepsPrevious: true });
  return (
    <ListPage
      gap={4}
      title={title}
      header={(heading) => (
        <header>
          {heading}
          <p className={lead}>{words.lead}</p>
        </header>
      )}
      above={
        <LinkTabs
          label={words.byStatus}
          current={status}
          entries={statuses.map((each) => ({
            id: each,
            label: each === "all" ? words.all : words.statuses[each],
            to: { search: each === "all" ? "" : `?status=${each}` },
          }))}
        />
      }
      address={address}
      call={call}
      skeleton={<TableSkeleton rows={4} density="comfortable" columns={columns} />}
      none={
        <EmptyState
          icon={TicketPercent}
          role="status"
          title={status === "all" ? words.none : words.noneOfStatus}
        />
      }
    >
      {({ coupons }) => (
        <RecordTable
          label={title}
          columns={columns}
          records={coupons}
          keyOf={({ couponId }) => couponId}
          stateOf={(coupon) => (isGood(coupon) ? "plain" : "faded")}
        />
      )}
    </ListPage>
  );
}
