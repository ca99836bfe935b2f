import { listCoupons } from "@reagent/api/contract/coupon";
import { answersCustomer } from "../../http/call.ts";
import { readCoupons } from "./coupons.ts";

const answerList = answersCustomer(listCoupons, async ({ params, customer, now }, { database }) => {
  const coupons = await readCoupons(database.read, customer.id, now);
  const found = coupons.filter(({ status }) => params.status === "all" || status === params.status);
  return { coupons: found, total: found.length };
});

export const couponRoutes = [answerList];
