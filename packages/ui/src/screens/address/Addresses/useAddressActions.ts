import {
  type Address,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
} from "@reagent/api/contract/address";
import { confirmOrder } from "@reagent/api/contract/checkout";
import { useState } from "react";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { focusToReturn } from "../../../row-focus.ts";
import { placeText } from "../parts/place-text.ts";
import { copy } from "./Addresses.copy.ts";

interface AddressActions {
  /** The id of the address whose action is under way. */
  readonly underWay: string | undefined;
  /** `onDone` is called once the list is read again. */
  readonly setDefault: (address: Address, onDone: () => void) => Promise<void>;
  /** Asks for confirmation; `onDone` is called while the row is still shown. */
  readonly remove: (address: Address, button: HTMLElement, onDone: () => void) => Promise<void>;
}

/** The actions on an address of the list; a toast confirms the outcome. */
export function useAddressActions(): AddressActions {
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
      if (outcome.ok) {
        await refresh(listAddresses, confirmOrder);
        toast({ message: words.defaultSet, tone: "success" });
        onDone();
      }
      setUnderWay(undefined);
    },
    remove: async (address, button, onDone) => {
      const isConfirmed = await confirm({
        message: words.askRemove(`${address.receiver} ${placeText(address, language)}`),
        confirmLabel: words.remove,
        isDestructive: true,
      });
      if (!isConfirmed) {
        toast({ message: words.declined, tone: "info" });
        return;
      }
      await focusToReturn(button);
      const outcome = await runDelete({ addressId: address.addressId, id: null });
      if (!outcome.ok) return;
      onDone();
      toast({ message: words.removed, tone: "success" });
      await refresh(listAddresses);
    },
  };
}
