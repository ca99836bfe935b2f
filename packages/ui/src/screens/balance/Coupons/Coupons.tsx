import TicketPercent from "@lucide/icons/icons/ticket-percent";
import { isRefusal } from "@reagent/api/client/failure";
import { type Coupon, listCoupons } from "@reagent/api/contract/coupon";
import { codes } from "@reagent/api/contract/envelope";
import { Navigate, useSearchParams } from "react-router-dom";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { LinkTabs } from "../../../components/LinkTabs/LinkTabs.tsx";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { Loading } from "../../../components/Skeleton/Skeleton.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { copy } from "./Coupons.copy.ts";
import * as css from "./Coupons.css.ts";
import { CouponTable } from "./CouponTable.tsx";

const statuses = ["all", "unused", "used", "voided", "expired"] as const;
type Asked = (typeof statuses)[number];

/** The customer's coupons, all or of one status; the address says which (customer centre §2, /coupon). */
export function Coupons() {
  const words = useCopy(copy);
  const [query] = useSearchParams();
  const status = statuses.find((each) => each === query.get("status")) ?? "all";
  const { data, failure, isRefreshing, retry } = useCall(
    listCoupons,
    { status },
    { keepsPrevious: true },
  );
  if (isRefusal(failure, codes.notLoggedIn)) return <Navigate to={paths.login()} replace />;
  return (
    <div className={css.page}>
      <PageHead subject={words.title} isUnlisted />
      <header>
        <h1 className={css.title}>{words.title}</h1>
        <p className={css.lead}>{words.lead}</p>
      </header>
      <LinkTabs
        label={words.byStatus}
        current={status}
        tabs={statuses.map((each) => ({
          id: each,
          name: each === "all" ? words.all : words.statuses[each],
          to: { search: each === "all" ? "" : `?status=${each}` },
        }))}
      />
      {data ? (
        <div aria-busy={isRefreshing}>
          {failure && <LoadFailed onRetry={retry} isRetrying={isRefreshing} />}
          <Found coupons={data.coupons} status={status} />
        </div>
      ) : failure ? (
        <LoadFailed onRetry={retry} isRetrying={isRefreshing} />
      ) : (
        <CouponSkeleton />
      )}
    </div>
  );
}

function Found({ coupons, status }: { coupons: readonly Coupon[]; status: Asked }) {
  const words = useCopy(copy);
  if (coupons.length > 0) return <CouponTable coupons={coupons} />;
  return (
    <EmptyState
      icon={TicketPercent}
      role="status"
      title={status === "all" ? words.none : words.noneOfStatus}
    />
  );
}

function CouponSkeleton() {
  return (
    <Loading>
      <TableSkeleton
        rows={4}
        density="comfortable"
        columns={[
          { width: "64px" },
          { width: "120px" },
          { width: "112px" },
          { width: "224px" },
          { width: "48px" },
        ]}
      />
    </Loading>
  );
}
