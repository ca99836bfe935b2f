import type { Coupon } from "@reagent/api/contract/coupon";
import { formatYuan } from "@reagent/domain/money";
import { Price } from "../../../components/Price/Price.tsx";
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../components/Table/Table.tsx";
import { formatMoment } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { copy } from "./Coupons.copy.ts";
import { coupons as screen } from "./Coupons.screen.ts";
import * as css from "./CouponTable.css.ts";

/** Coupons, most recently received first; usable ones are bold. */
export function CouponTable({ coupons }: { coupons: readonly Coupon[] }) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const language = useLanguage();
  const moment = (at: number) => (
    <time dateTime={new Date(at).toISOString()}>{formatMoment(at, language)}</time>
  );
  return (
    <Table label={title} density="comfortable" fold="labels">
      <TableHead>
        <HeadCell>{words.subtracted}</HeadCell>
        <HeadCell>{words.condition}</HeadCell>
        <HeadCell>{words.received}</HeadCell>
        <HeadCell>{words.valid}</HeadCell>
        <HeadCell>{words.status}</HeadCell>
      </TableHead>
      <TableBody>
        {coupons.map((coupon) => {
          const isGood = coupon.status === "unused";
          return (
            <Row key={coupon.couponId} state={isGood ? "plain" : "faded"}>
              <Cell isRowHeader label={words.subtracted}>
                <Price amount={coupon.subtractAmount} kind={isGood ? "own" : "list"} />
              </Cell>
              <Cell label={words.condition}>{words.reach(formatYuan(coupon.reachAmount))}</Cell>
              <Cell className={css.moment} label={words.received}>
                {moment(coupon.receivedAt)}
              </Cell>
              <Cell className={css.moment} label={words.valid}>
                <span>
                  {moment(coupon.beginsAt)} {words.until} {moment(coupon.endsAt)}
                </span>
              </Cell>
              <Cell className={css.status({ isGood })} label={words.status}>
                {words.statuses[coupon.status]}
              </Cell>
            </Row>
          );
        })}
      </TableBody>
    </Table>
  );
}
