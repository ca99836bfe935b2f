import type { Address } from "@reagent/api/contract/address";
import { type Confirmation, type OrderPrice, priceOrder } from "@reagent/api/contract/checkout";
import { firstAddress } from "@reagent/domain/checkout";
import {
  firstCouponChoice,
  isCouponEligible,
  NO_COUPON,
  UNCHOSEN_COUPON,
} from "@reagent/domain/coupon";
import { useCallback } from "react";
import { type Call, useCall } from "../../../data/use-call.tsx";
import { type KeptCheckout, type KeptName, useKeptCheckout } from "./useKeptCheckout.ts";

export interface Checkout {
  /** Where it goes; missing while nothing is chosen. */
  readonly address: Address | undefined;
  readonly couponId: string;
  /** What was typed. */
  readonly kept: KeptCheckout;
  readonly keep: (name: KeptName, value: string) => void;
  readonly chooseAddress: (addressId: string) => void;
  readonly chooseCoupon: (couponId: string) => void;
  /** What it comes to with this address and this coupon; while that is asked, with the ones before. */
  readonly price: Call<OrderPrice>;
}

const nothing: KeptCheckout = { mailbox: "", addressId: "", orderNumber: "", note: "", coupon: "" };

/** What is chosen at the checkout, and what it then costs: an answer for other choices is never shown as theirs. */
export function useCheckout(confirmation: Confirmation): Checkout {
  const { addresses } = confirmation;
  const [kept, keep] = useKeptCheckout({
    ...nothing,
    mailbox: confirmation.invoice.email,
    addressId: firstAddress(addresses, "")?.addressId ?? "",
    coupon: UNCHOSEN_COUPON,
  });
  const address = firstAddress(addresses, kept.addressId);
  const couponId = standingCoupon(kept.coupon, confirmation);
  const price = useCall(
    priceOrder,
    { addressId: address?.addressId ?? "", couponId },
    { keepsPrevious: true, rereadsOnReturn: true },
  );
  const chooseAddress = useCallback((addressId: string) => keep("addressId", addressId), [keep]);
  const chooseCoupon = useCallback((coupon: string) => keep("coupon", coupon), [keep]);
  return { address, couponId, kept, keep, chooseAddress, chooseCoupon, price };
}

/** A choice that still stands: a coupon may have been used meanwhile, or the order become too small for it. */
function standingCoupon(choice: string, { coupons, reagentTotal }: Confirmation): string {
  const { goods } = reagentTotal;
  const isStanding =
    choice === NO_COUPON ||
    coupons.some((each) => each.couponId === choice && isCouponEligible(each, goods));
  return isStanding ? choice : firstCouponChoice(coupons, goods);
}
