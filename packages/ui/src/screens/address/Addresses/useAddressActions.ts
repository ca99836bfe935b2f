import { isRefusal, type Outcome } from "@reagent/api/client/failure";
import {
  type Address,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
} from "@reagent/api/contract/address";
import { confirmOrder } from "@reagent/api/contract/checkout";
import { codes } from "@reagent/api/contract/envelope";
import { formatAddress } from "@reagent/domain/address-line";
import { useState } from "react";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { focusToReturn } from "../../../row-focus.ts";
import type { AddressPlace } from "../parts/address-place.ts";
import { copy } from "./Addresses.copy.ts";

interface AddressActions {
  /** The id of the address whose action is under way. */
  readonly underWay: string | undefined;
  /** `onDone` is called once the list is read again. */
  readonly setDefault: (address: Address, onDone: () => void) => Promise<void>;
  /** Asks for confirmation; `onDone` is called while the row is still shown. */
  readonly remove: (address: Address, button: HTMLElement, onDone: () => void) => Promise<void>;
}

/** Whether the list is outdated: an address was changed, or no longer exists. */
const isOutdated = (outcome: Outcome<unknown>) =>
  outcome.ok || isRefusal(outcome.failure, codes.notFound);

/**
 * The actions on an address of the list; a toast confirms the outcome. In the orchard a deletion is confirmed with the words of
 * another action (customer centre §8, orchard).
 */
export function useAddressActions(place: AddressPlace): AddressActions {
  const words = useCopy(copy);
  const language = useLanguage();
  const { confirm, toast } = useOverlays();
  const refresh = useRefresh();
  const { run: runDefault } = useAction(setDefaultAddress);
  const { run: runDelete } = useAction(deleteAddress);
  const [underWay, setUnderWay] = useState<string>();

  return {
    underWay,
    setDefault: async ({ addressId }, onDone) => {
      setUnderWay(addressId);
      const outcome = await runDefault({ addressId });
      if (isOutdated(outcome)) await refresh(listAddresses, confirmOrder);
      if (outcome.ok) {
        toast({ message: words.defaultSet, tone: "success" });
        onDone();
      }
      setUnderWay(undefined);
    },
    remove: async (address, button, onDone) => {
      const isConfirmed = await confirm({
        message: words.askRemove(`${address.receiver} ${formatAddress(address, language)}`),
        confirmLabel: words.remove,
        isDestructive: true,
      });
      if (!isConfirmed) {
        toast({ message: words.declined, tone: "info" });
        return;
      }
      await focusToReturn(button);
      const outcome = await runDelete({ addressId: address.addressId, id: null });
      if (outcome.ok) {
        onDone();
        toast({ message: place === "orchard" ? words.defaultSet : words.removed, tone: "success" });
      }
      if (isOutdated(outcome)) await refresh(listAddresses, confirmOrder);
    },
  };
}
