import type { Address } from "@reagent/api/contract/address";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { useCopy } from "../../../language/language.tsx";
import { AddressText } from "../../address/parts/AddressText.tsx";
import { AddressActions, type ListedAddresses } from "./AddressActions.tsx";
import { copy } from "./AddressChoice.copy.ts";

/** The choice among few addresses. */
export function AddressRadios({ addresses, chosen, onChoose, ...actions }: ListedAddresses) {
  const words = useCopy(copy);
  const optionOf = (address: Address) => ({
    value: address.addressId,
    label: `${address.receiver}　${address.mobile}`,
    description: <AddressText place={address} />,
    ...(address.isDefault ? { mark: words.isDefault } : {}),
    actions: <AddressActions address={address} {...actions} />,
  });
  return (
    <RadioGroup
      label={words.choose}
      isLabelHidden
      hasMessageLine={false}
      value={chosen?.addressId ?? ""}
      onChange={onChoose}
      options={addresses.map(optionOf)}
    />
  );
}
