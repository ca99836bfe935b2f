import type { Address } from "@reagent/api/contract/address";
import { lazy, useCallback } from "react";
import { Boundary } from "../../../../blocks/Boundary/Boundary.tsx";
import { NotLoaded } from "../../../../blocks/Boundary/NotLoaded.tsx";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useCopy } from "../../../../language/language.tsx";
import { AddressSkeleton } from "../FullAddressForm/AddressSkeleton.tsx";
import { copy } from "./AddressDialog.copy.ts";

const loadForm = () => import("./AddressForm.tsx");
const AddressForm = lazy(async () => ({ default: (await loadForm()).AddressForm }));

/** Opens the dialog that edits an address or adds one; `onAdded` receives the id of an added one. */
export function useAddressDialog(onAdded?: (addressId: string) => void): {
  open: (address?: Address) => void;
  prepare: () => void;
} {
  const words = useCopy(copy);
  const { dialog, prepare: prepareLayers } = useOverlays();
  const open = useCallback(
    (address?: Address) =>
      void dialog({
        title: address ? words.editAddress : words.newAddress,
        size: "medium",
        dismissal: "explicit",
        skeleton: <AddressSkeleton />,
        content: (close) => (
          <Boundary fallback={<NotLoaded />}>
            <AddressForm
              address={address}
              onCancel={close}
              onSaved={(addressId) => {
                if (!address) onAdded?.(addressId);
                close();
              }}
            />
          </Boundary>
        ),
      }),
    [dialog, words, onAdded],
  );
  const prepare = useCallback(() => {
    prepareLayers();
    loadForm().catch(() => {});
  }, [prepareLayers]);
  return { open, prepare };
}
