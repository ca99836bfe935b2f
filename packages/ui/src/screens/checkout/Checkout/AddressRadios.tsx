import type { Address } from "@reagent/api/contract/address";
import { formatAddress } from "@reagent/domain/address-line";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { AddressActions, type ListedAddresses } from "./AddressActions.tsx";
import { copy } from "./AddressChoice.copy.ts";

/** The choice among few addresses. */
export function AddressRadios({ addresses, chosen, onChoose, ...actions }: ListedAddresses) {
  const words = useCopy(copy);
  const language = useLanguage();
  const optionOf = (address: Address) => ({
    value: address.addressId,
    label: `${address.receiver}　${address.mobile}`,
    description: formatAddress(address, language),
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
