import { listCoupons } from "@reagent/api/contract/coupon";
import { answersCustomer } from "../../calls/call.ts";
import { readCoupons } from "../../ordering/coupons.ts";

export const couponRoutes = [
  answersCustomer(listCoupons, async ({ params, customer, now }, { database }) => {
    const all = await readCoupons(database.read, customer.id, now);
    const coupons = all.filter(({ status }) => params.status === "all" || status === params.status);
    return { coupons, total: coupons.length };
  }),
];
