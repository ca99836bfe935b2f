import type { Coupon } from "@reagent/api/contract/coupon";
import { formatYuan } from "@reagent/domain/money";
import { Moment } from "../../../components/Moment/Moment.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import type { RecordColumn } from "../../../components/Table/RecordTable.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Coupons.copy.ts";
import * as css from "./Coupons.css.ts";

/** A usable coupon. */
export const isGood = ({ status }: Coupon) => status === "unused";

/** The amount, condition, times and status of each coupon; those of a usable one are bold. */
export function useCouponColumns(): readonly RecordColumn<Coupon>[] {
  const words = useCopy(copy);
  return [
    {
      title: words.subtracted,
      width: "64px",
      value: (coupon) => (
        <Price amount={coupon.subtractAmount} kind={isGood(coupon) ? "own" : "list"} />
      ),
    },
    {
      title: words.condition,
      width: "120px",
      value: ({ reachAmount }) => words.reach(formatYuan(reachAmount)),
    },
    {
      title: words.received,
      width: "112px",
      className: css.moment,
      value: ({ receivedAt }) => <Moment at={receivedAt} />,
    },
    {
      title: words.valid,
      width: "224px",
      className: css.moment,
      value: ({ beginsAt, endsAt }) => (
        <span>
          <Moment at={beginsAt} /> {words.until} <Moment at={endsAt} />
        </span>
      ),
    },
    {
      title: words.status,
      width: "48px",
      className: (coupon) => css.status({ isGood: isGood(coupon) }),
      value: ({ status }) => words.statuses[status],
    },
  ];
}
