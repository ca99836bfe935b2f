import type { Address } from "@reagent/api/contract/address";
import { formatAddress } from "@reagent/domain/address-line";
import { addressPicker } from "@reagent/domain/checkout";
import type { GiftOrderDetails, GiftOrderInput } from "@reagent/domain/gift-order";
import { lazy } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { LazyContent } from "../../../blocks/Boundary/LazyContent.tsx";
import type { ShopForm } from "../../../components/Form/useShopForm.ts";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { langOf } from "../../address/parts/AddressText.tsx";
import { copy } from "./GiftCheckout.copy.ts";

const ComboBox = lazy(async () => ({
  default: (await import("../../../components/ComboBox/ComboBox.tsx")).ComboBox<string>,
}));

type Place = Omit<GiftOrderInput, "note">;

/** The values of the form for a saved address. */
export const placeOf = (address: Address): Place => ({
  province: address.province,
  city: address.city,
  district: address.district,
  street: address.street,
  receiver: address.receiver,
  mobile: address.mobile,
});

interface Props {
  readonly of: ShopForm<GiftOrderInput, GiftOrderDetails>;
  readonly addresses: readonly Address[];
}

/**
 * The customer's addresses, of which one fills the fields: a list of few, a search among many (customer centre §9, address choice).
 * None is chosen once a field differs.
 */
export function AddressBook({ of: { form }, addresses }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { isSubmitted } = useFormState({ control: form.control });
  const values = useWatch({ control: form.control });
  if (addresses.length === 0) return null;

  const isFilledIn = (address: Address) =>
    Object.entries(placeOf(address)).every(
      ([name, value]) => values[name as keyof Place] === value,
    );
  const fill = (addressId: string) => {
    const address = addresses.find((each) => each.addressId === addressId);
    if (!address) return;
    for (const [name, value] of Object.entries(placeOf(address)))
      form.setValue(name as keyof Place, value, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  const choice = {
    label: words.addressBook,
    hasMessageLine: false,
    value: addresses.find(isFilledIn)?.addressId ?? "",
    onChange: fill,
    options: addresses.map((address) => ({
      value: address.addressId,
      label: `${address.receiver}　${address.mobile}`,
      description: formatAddress(address, language),
      ...langOf(address, language),
    })),
  };
  return addressPicker(addresses.length) === "list" ? (
    <RadioGroup {...choice} />
  ) : (
    <LazyContent skeleton={null}>
      <ComboBox {...choice} placeholder={words.addressSearch} />
    </LazyContent>
  );
}
