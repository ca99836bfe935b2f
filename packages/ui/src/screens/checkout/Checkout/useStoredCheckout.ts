import { useCallback, useEffect, useState } from "react";
import { storageKeys } from "../../../state/storage-keys.ts";
import { useStorage } from "../../../state/storage.tsx";

const keys = storageKeys.checkout;
export type StoredField = keyof typeof keys;
export type StoredCheckout = Readonly<Record<StoredField, string>>;

/**
 * The choices and typed values of the checkout, stored on the device. They survive a reload; the screen removes them when it
 * is left (decisions, saved checkout address).
 *
 * @param first the values where nothing is stored
 */
export function useStoredCheckout(
  first: StoredCheckout,
): readonly [StoredCheckout, (name: StoredField, value: string) => void] {
  const { local } = useStorage();
  const [stored, setStored] = useState<StoredCheckout>(() => ({
    mailbox: local.get(keys.mailbox) ?? first.mailbox,
    addressId: local.get(keys.addressId) ?? first.addressId,
    orderNumber: local.get(keys.orderNumber) ?? first.orderNumber,
    note: local.get(keys.note) ?? first.note,
    coupon: local.get(keys.coupon) ?? first.coupon,
    invoiceSplit: local.get(keys.invoiceSplit) ?? first.invoiceSplit,
    funds: local.get(keys.funds) ?? first.funds,
  }));
  useEffect(() => {
    for (const [name, key] of Object.entries(keys)) local.set(key, stored[name as StoredField]);
  }, [local, stored]);

  const store = useCallback(
    (name: StoredField, value: string) => setStored((before) => ({ ...before, [name]: value })),
    [],
  );
  return [stored, store];
}
