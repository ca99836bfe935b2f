import { listCoupons } from "../../contract/coupon.ts";
import type { AreaMock } from "../area-mock.ts";
import { couponsOf } from "../samples/coupons.ts";
import { answers } from "../verbs.ts";

export const coupon: AreaMock = () => [
  answers(listCoupons, ({ status }) => {
    const coupons = couponsOf(status);
    return { coupons, total: coupons.length };
  }),
];
