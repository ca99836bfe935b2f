import {
  addAddress,
  type Address,
  listAddresses,
  readAddress,
  updateAddress,
} from "@reagent/api/contract/address";
import { confirmOrder, priceOrder } from "@reagent/api/contract/checkout";
import {
  type AddressDetails,
  type AddressInput,
  CheckoutAddressForm,
} from "@reagent/domain/address";
import { Button } from "../../../../components/Button/Button.tsx";
import type { Submitted } from "../../../../components/Form/Form.tsx";
import { SubmitButton } from "../../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../../components/Form/useShopForm.ts";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../../data/use-action.tsx";
import { useRefresh } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { rowAtEnd, stack } from "../../../../theme/layout.css.ts";
import { inputOf } from "../address-input.ts";
import { FullAddressForm } from "../FullAddressForm/FullAddressForm.tsx";
import { NewAddress } from "../NewAddress/NewAddress.tsx";
import { copy } from "./AddressDialog.copy.ts";

interface Props {
  /** The edited address; absent for a new one. */
  readonly address: Address | undefined;
  readonly onCancel: () => void;
  readonly onSaved: (addressId: string) => void;
}

/** The form of an address that an order is sent to, where the street is required (customer centre §5, address form). */
export function AddressForm(props: Props) {
  if (props.address) return <Filled {...props} defaults={inputOf(props.address)} />;
  return <NewAddress>{(defaults) => <Filled {...props} defaults={defaults} />}</NewAddress>;
}

function Filled({ address, defaults, onCancel, onSaved }: Props & { defaults: AddressInput }) {
  const words = useCopy(copy);
  const refresh = useRefresh();
  const { toast } = useOverlays();
  const save = useSave(address);
  const form = useShopForm(CheckoutAddressForm, {
    defaults,
    draftKey: address ? `edit-address-${address.addressId}` : "add-address",
  });

  const submit = async (details: AddressDetails): Promise<Submitted<AddressInput>> => {
    const addressId = await save(details);
    if (addressId === undefined) return { kind: "refused" };
    toast({ message: address ? words.changed : words.added, tone: "success" });
    await refresh(confirmOrder, priceOrder, listAddresses, readAddress);
    onSaved(addressId);
    return { kind: "done" };
  };

  return (
    <div className={stack[4]}>
      <FullAddressForm
        of={form}
        label={address ? words.editAddress : words.newAddress}
        onSubmit={submit}
        isStreetRequired
      >
        <div className={rowAtEnd[3]}>
          <Button onClick={onCancel}>{words.cancel}</Button>
          <SubmitButton busyLabel={words.busy}>{words.save}</SubmitButton>
        </div>
      </FullAddressForm>
    </div>
  );
}

/** Saves the address and returns its id; undefined where it was refused. */
function useSave(address: Address | undefined) {
  const { run: add } = useAction(addAddress);
  const { run: update } = useAction(updateAddress);
  return async (details: AddressDetails): Promise<string | undefined> => {
    if (address) {
      const outcome = await update({ ...details, addressId: address.addressId });
      return outcome.ok ? address.addressId : undefined;
    }
    const outcome = await add({ ...details, isDefault: false });
    return outcome.ok ? outcome.data.addressId : undefined;
  };
}
