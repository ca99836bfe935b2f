import type { AddressDetails, AddressInput } from "@reagent/domain/address";
import { regionMessages } from "../../../../blocks/RegionFields/RegionFields.copy.ts";
import { RegionFields } from "../../../../blocks/RegionFields/RegionFields.tsx";
import { FormField } from "../../../../components/Form/FormField.tsx";
import type { ShopForm } from "../../../../components/Form/useShopForm.ts";
import { TextField } from "../../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./AddressFields.copy.ts";
import * as css from "./AddressFields.css.ts";

/** Messages for the problems of the domain's address forms. */
export function useAddressMessages(): Readonly<Record<string, string>> {
  return { ...useCopy(regionMessages), ...useCopy(copy).messages };
}

/** The fields of an address, required ones first (customer centre §3, address). */
export function AddressFields({
  of,
  isStreetRequired = false,
}: {
  of: ShopForm<AddressInput, AddressDetails>;
  isStreetRequired?: boolean;
}) {
  const words = useCopy(copy);
  return (
    <>
      <div className={css.pair}>
        <FormField of={of} name="receiver">
          {(field) => (
            <TextField {...field} label={words.receiver} autoComplete="name" isRequired />
          )}
        </FormField>
        <FormField of={of} name="mobile">
          {(field) => (
            <TextField
              {...field}
              label={words.mobile}
              type="tel"
              autoComplete="tel"
              inputMode="tel"
              isRequired
            />
          )}
        </FormField>
      </div>
      <RegionFields of={of} />
      <FormField of={of} name="street">
        {(field) => (
          <TextField
            {...field}
            label={words.street}
            help={words.streetHelp}
            autoComplete="street-address"
            isRequired={isStreetRequired}
          />
        )}
      </FormField>
      <div className={css.pair}>
        <FormField of={of} name="postcode">
          {(field) => (
            <TextField
              {...field}
              label={words.postcode}
              autoComplete="postal-code"
              inputMode="numeric"
            />
          )}
        </FormField>
        <div className={css.landline} role="group" aria-label={words.landline}>
          {(["area", "phone", "extension"] as const).map((name) => (
            <FormField key={name} of={of} name={name}>
              {(field) => <TextField {...field} label={words[name]} inputMode="numeric" />}
            </FormField>
          ))}
        </div>
      </div>
    </>
  );
}
