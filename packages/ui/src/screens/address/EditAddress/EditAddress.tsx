import MapPinOff from "@lucide/icons/icons/map-pin-off";
import {
  type Address,
  listAddresses,
  readAddress,
  updateAddress,
} from "@reagent/api/contract/address";
import { type AddressDetails, AddressForm, type AddressInput } from "@reagent/domain/address";
import { useNavigate } from "react-router-dom";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import type { Submitted } from "../../../components/Form/Form.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useFreshDefaults } from "../../../components/Form/useFreshDefaults.ts";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { Load } from "../../../data/Load.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useCall, useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { row } from "../../../theme/layout.css.ts";
import { AccountPage } from "../../account/parts/AccountPage/AccountPage.tsx";
import { inputOf } from "../parts/address-input.ts";
import { type AddressPlace, addressPages } from "../parts/address-place.ts";
import { AddressSkeleton } from "../parts/FullAddressForm/AddressSkeleton.tsx";
import { FullAddressForm } from "../parts/FullAddressForm/FullAddressForm.tsx";
import { copy } from "./EditAddress.copy.ts";
import { editAddress as screen } from "./EditAddress.screen.ts";

interface Props {
  readonly addressId: string;
  readonly place: AddressPlace;
}

/** Edits one of the customer's addresses (customer centre §2, /profile/edit_address; §5, gift address). */
export function EditAddress({ addressId, place }: Props) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const call = useCall(readAddress, { addressId });
  if (call.look === "empty")
    return (
      <EmptyState
        icon={MapPinOff}
        as="h1"
        title={words.missing}
        actions={<ButtonLink to={addressPages[place].list()}>{words.back}</ButtonLink>}
      />
    );
  return (
    <AccountPage title={title}>
      <Load call={call} skeleton={<AddressSkeleton />} empty={null}>
        {(address) => (
          <FilledForm
            key={address.addressId}
            address={address}
            listPath={addressPages[place].list()}
          />
        )}
      </Load>
    </AccountPage>
  );
}

function FilledForm({ address, listPath }: { address: Address; listPath: string }) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { toast } = useOverlays();
  const { run } = useAction(updateAddress);
  const { addressId } = address;
  const defaults = inputOf(address);
  const form = useShopForm(AddressForm, { defaults, draftKey: `edit-address-${addressId}` });
  useFreshDefaults(form, defaults);

  const submit = async (details: AddressDetails): Promise<Submitted<AddressInput>> => {
    const outcome = await run({ ...details, addressId });
    if (!outcome.ok) return { kind: "refused" };
    toast({ message: words.changed, tone: "success" });
    await refresh(listAddresses, readAddress);
    void navigate(listPath);
    return { kind: "done" };
  };

  return (
    <FullAddressForm of={form} label={title} onSubmit={submit}>
      <div className={row[3]}>
        <SubmitButton busyLabel={words.busy}>{words.save}</SubmitButton>
        <ButtonLink kind="quiet" to={listPath}>
          {words.back}
        </ButtonLink>
      </div>
    </FullAddressForm>
  );
}
