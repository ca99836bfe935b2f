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
import { type StoredCheckout, type StoredField, useStoredCheckout } from "./useStoredCheckout.ts";

export interface Checkout {
  /** The chosen address. */
  readonly address: Address | undefined;
  readonly couponId: string;
  /** The stored choices and typed values. */
  readonly stored: StoredCheckout;
  readonly store: (name: StoredField, value: string) => void;
  readonly chooseAddress: (addressId: string) => void;
  readonly chooseCoupon: (couponId: string) => void;
  /** The price with this address and coupon; during a recalculation the previous one. */
  readonly price: Call<OrderPrice>;
}

const nothing: StoredCheckout = {
  mailbox: "",
  addressId: "",
  orderNumber: "",
  note: "",
  coupon: "",
  invoiceSplit: "none",
  funds: "{}",
};

/** The choices of the checkout and their price. An answer for earlier choices is never shown for these. */
export function useCheckout(confirmation: Confirmation): Checkout {
  const { addresses } = confirmation;
  const [stored, store] = useStoredCheckout({
    ...nothing,
    mailbox: confirmation.invoice.email,
    addressId: firstAddress(addresses, "")?.addressId ?? "",
    coupon: UNCHOSEN_COUPON,
  });
  const address = firstAddress(addresses, stored.addressId);
  const couponId = usableCoupon(stored.coupon, confirmation);
  const price = useCall(
    priceOrder,
    { addressId: address?.addressId ?? "", couponId },
    { keepsPrevious: true, rereadsOnReturn: true },
  );
  const chooseAddress = useCallback((addressId: string) => store("addressId", addressId), [store]);
  const chooseCoupon = useCallback((coupon: string) => store("coupon", coupon), [store]);
  return { address, couponId, stored, store, chooseAddress, chooseCoupon, price };
}

/** The chosen coupon if it is still usable, otherwise the default choice. */
function usableCoupon(choice: string, { coupons, reagentTotal }: Confirmation): string {
  const { goods } = reagentTotal;
  const isUsable =
    choice === NO_COUPON ||
    coupons.some((each) => each.couponId === choice && isCouponEligible(each, goods));
  return isUsable ? choice : firstCouponChoice(coupons, goods);
}
