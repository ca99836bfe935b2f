import type { Coupon } from "@reagent/api/contract/coupon";
import { formatYuan } from "@reagent/domain/money";
import { Price } from "../../../components/Price/Price.tsx";
import type { RecordColumn } from "../../../components/Table/RecordTable.tsx";
import { formatMoment } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { copy } from "./Coupons.copy.ts";
import * as css from "./Coupons.css.ts";

/** A usable coupon. */
export const isGood = ({ status }: Coupon) => status === "unused";

/** The amount, condition, times and status of each coupon; those of a usable one are bold. */
export function useCouponColumns(): readonly RecordColumn<Coupon>[] {
  const words = useCopy(copy);
  const language = useLanguage();
  const moment = (at: number) => (
    <time dateTime={new Date(at).toISOString()}>{formatMoment(at, language)}</time>
  );
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
      value: ({ receivedAt }) => moment(receivedAt),
    },
    {
      title: words.valid,
      width: "224px",
      className: css.moment,
      value: ({ beginsAt, endsAt }) => (
        <span>
          {moment(beginsAt)} {words.until} {moment(endsAt)}
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
