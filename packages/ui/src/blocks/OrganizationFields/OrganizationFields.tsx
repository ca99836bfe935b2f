import type { RegionPath } from "@reagent/domain/region";
import type { FieldValues } from "react-hook-form";
import { FieldGrid } from "../../components/Form/FieldGrid.tsx";
import { FormField } from "../../components/Form/FormField.tsx";
import type { ShopForm } from "../../components/Form/useShopForm.ts";
import { TextField } from "../../components/TextField/TextField.tsx";
import { type Landline, LandlineFields } from "../LandlineFields/LandlineFields.tsx";
import { PersonField } from "../PersonField/PersonField.tsx";
import { RegionFields } from "../RegionFields/RegionFields.tsx";

type TextName = "company" | "address" | "zip" | "fax";
type Organization = Record<TextName, string> & RegionPath & Landline;

export interface OrganizationFieldsProps<Input extends Organization & FieldValues, Output> {
  /** A form with the fields of an organisation. */
  readonly of: ShopForm<Input, Output>;
  /** The names of the text fields. */
  readonly labels: Readonly<Record<TextName, string>>;
  /** Whether the region must be chosen; true by default. */
  readonly isRegionRequired?: boolean;
}

/** A customer's organization: its name, where it is, and how to reach it. */
export function OrganizationFields<Input extends Organization & FieldValues, Output>({
  of,
  labels,
  isRegionRequired = true,
}: OrganizationFieldsProps<Input, Output>) {
  // The form has more fields; only those of the organization are used here.
  const form = of as unknown as ShopForm<Organization & FieldValues, unknown>;
  return (
    <>
      <PersonField of={form} name="company" label={labels.company} />
      <RegionFields of={form} isRequired={isRegionRequired} />
      <FormField of={form} name="address">
        {(field) => (
          <TextField {...field} label={labels.address} autoComplete="address-line1" isRequired />
        )}
      </FormField>
      <FieldGrid>
        <FormField of={form} name="zip">
          {(field) => (
            <TextField
              {...field}
              label={labels.zip}
              autoComplete="postal-code"
              inputMode="numeric"
            />
          )}
        </FormField>
        <FormField of={form} name="fax">
          {(field) => <TextField {...field} label={labels.fax} inputMode="tel" />}
        </FormField>
        <LandlineFields of={form} />
      </FieldGrid>
    </>
  );
}
