import { useCallback, useEffect, useState } from "react";
import { dropCheckout } from "../../../state/drop-checkout.ts";
import { storageKeys } from "../../../state/storage-keys.ts";
import { useStorage } from "../../../state/storage.tsx";

const keys = storageKeys.checkout;
export type KeptName = keyof typeof keys;
export type KeptCheckout = Readonly<Record<KeptName, string>>;

/**
 * What is chosen and typed at the checkout. It survives a reload, and is forgotten when one leaves for another page or
 * has ordered (decisions, saved checkout address).
 *
 * @param first what stands there at first, when nothing is kept
 */
export function useKeptCheckout(
  first: KeptCheckout,
): readonly [KeptCheckout, (name: KeptName, value: string) => void] {
  const { local } = useStorage();
  const [kept, setKept] = useState<KeptCheckout>(() => ({
    mailbox: local.get(keys.mailbox) ?? first.mailbox,
    addressId: local.get(keys.addressId) ?? first.addressId,
    orderNumber: local.get(keys.orderNumber) ?? first.orderNumber,
    note: local.get(keys.note) ?? first.note,
    coupon: local.get(keys.coupon) ?? first.coupon,
  }));
  useEffect(() => {
    for (const [name, key] of Object.entries(keys)) local.set(key, kept[name as KeptName]);
  }, [local, kept]);
  useEffect(() => () => dropCheckout(local), [local]);

  const keep = useCallback(
    (name: KeptName, value: string) => setKept((before) => ({ ...before, [name]: value })),
    [],
  );
  return [kept, keep];
}
