import type { AddressDetails, AddressInput } from "@reagent/domain/address";
import type { FieldValues } from "react-hook-form";
import { LandlineFields } from "../../../../blocks/LandlineFields/LandlineFields.tsx";
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

type Props<Input extends Place & FieldValues, Output> = {
  of: ShopForm<Input, Output>;
  isStreetRequired?: boolean;
  receives?: Received;
};

/** What is sent to an address. */
export type Received = "goods" | "invoice";

/** The values of where and to whom something is sent. */
type Place = Pick<
  AddressInput,
  "receiver" | "mobile" | "province" | "city" | "district" | "street"
>;

/** The fields of the receiver and the place. */
export function PlaceFields<Input extends Place & FieldValues, Output>({
  of,
  isStreetRequired = false,
  receives = "goods",
}: Props<Input, Output>) {
  const words = useCopy(copy);
  // The form may have more fields; only these are used here.
  const form = of as unknown as ShopForm<Place, unknown>;
  return (
    <>
      <div className={css.pair}>
        <FormField of={form} name="receiver">
          {(field) => (
            <TextField
              {...field}
              label={words.receivers[receives]}
              autoComplete="name"
              isRequired
            />
          )}
        </FormField>
        <FormField of={form} name="mobile">
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
      <RegionFields of={form} />
      <FormField of={form} name="street">
        {(field) => (
          <TextField
            {...field}
            label={words.street}
            description={words.streetHelp}
            autoComplete="address-line1"
            isRequired={isStreetRequired}
          />
        )}
      </FormField>
    </>
  );
}

/** The fields of an address, required ones first (customer centre §3, address). */
export function AddressFields({
  of,
  isStreetRequired = false,
  receives = "goods",
}: Props<AddressInput, AddressDetails>) {
  const words = useCopy(copy);
  return (
    <>
      <PlaceFields of={of} isStreetRequired={isStreetRequired} receives={receives} />
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
        <LandlineFields of={of} />
      </div>
    </>
  );
}
