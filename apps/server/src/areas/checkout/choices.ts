import type { Address } from "@reagent/api/contract/address";
import type { Coupon } from "@reagent/api/contract/coupon";
import { codes } from "@reagent/api/contract/envelope";
import { checkoutMessages } from "@reagent/api/messages/checkout";
import {
  isCouponEligible,
  isCouponValid,
  NO_COUPON,
  UNCHOSEN_COUPON,
} from "@reagent/domain/coupon";
import { sum } from "@reagent/domain/money";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import { findAddress } from "../../customers/addresses.ts";
import type { Reader } from "../../database/database.ts";
import { findCoupon } from "../../ordering/coupons.ts";
import { amountsOf, type OrderableLine, readOrderable } from "./lines.ts";

type ChoosingCall = CustomerCall<{ readonly addressId: string; readonly couponId: string }>;

/** The selected lines of the cart; refuses where there are none. */
export async function selectedLines(
  reader: Reader,
  { language, ...viewer }: CustomerCall<unknown>,
): Promise<OrderableLine[]> {
  const lines = await readOrderable(reader, viewer);
  if (lines.length === 0) {
    throw new Refusal(codes.emptyCart, checkoutMessages.nothingSelected[language]);
  }
  return lines;
}

/** The chosen address, undefined for none; refuses one that the customer does not have. */
export async function chosenAddress(
  reader: Reader,
  { params, customer, language }: ChoosingCall,
): Promise<Address | undefined> {
  if (params.addressId === "") {
    return undefined;
  }
  const address = await findAddress(reader, customer.id, params.addressId);
  if (!address) {
    throw new Refusal(codes.notFound, checkoutMessages.addressMissing[language]);
  }
  return address;
}

/** The chosen coupon, undefined for none; refuses one that the customer does not have, that is not valid now, or that needs more reagents. */
export async function chosenCoupon(
  reader: Reader,
  { params, customer, language, now }: ChoosingCall,
  lines: readonly OrderableLine[],
): Promise<Coupon | undefined> {
  const { couponId } = params;
  if (couponId === NO_COUPON || couponId === UNCHOSEN_COUPON) {
    return undefined;
  }
  const coupon = await findCoupon(reader, { customerId: customer.id, id: couponId, now });
  if (!coupon) {
    throw new Refusal(codes.notFound, checkoutMessages.couponMissing[language]);
  }
  if (!isCouponValid(coupon, now)) {
    throw new Refusal(codes.badRequest, checkoutMessages.couponOver[language]);
  }
  if (!isCouponEligible(coupon, sum(amountsOf(lines).reagents))) {
    throw new Refusal(
      codes.badRequest,
      checkoutMessages.couponNotReached(coupon.reachAmount)[language],
    );
  }
  return coupon;
}
