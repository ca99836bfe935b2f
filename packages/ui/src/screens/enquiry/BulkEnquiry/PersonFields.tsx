import { BulkEnquiry } from "@reagent/domain/enquiry";
import { useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import * as v from "valibot";
import { OrganizationFields } from "../../../blocks/OrganizationFields/OrganizationFields.tsx";
import { PersonField } from "../../../blocks/PersonField/PersonField.tsx";
import { Disclosure } from "../../../components/Disclosure/Disclosure.tsx";
import { FormSection } from "../../../components/Form/FormSection.tsx";
import type { ShopForm } from "../../../components/Form/useShopForm.ts";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./BulkEnquiry.copy.ts";

const FIELDS = new Set([
  "name",
  "mobile",
  "email",
  "company",
  "province",
  "city",
  "district",
  "address",
  "zip",
  "area",
  "phone",
  "extension",
  "fax",
]);

interface Props {
  readonly of: ShopForm<BulkEnquiry, BulkEnquiry>;
}

/** The person, and the place of delivery: folded where the profile says all that is required, and sent all the same. */
export function PersonFields({ of }: Props) {
  const words = useCopy(copy);
  const { control, getValues } = of.form;
  const [isKnown] = useState(() => {
    const { issues = [] } = v.safeParse(BulkEnquiry, getValues());
    return !issues.some((issue) => FIELDS.has(v.getDotPath(issue) ?? ""));
  });
  const { errors } = useFormState({ control });
  const [name, mobile, company] = useWatch({ control, name: ["name", "mobile", "company"] });
  const fields = (
    <>
      <FormSection title={words.person}>
        <PersonField of={of} name="name" label={words.name} />
        <PersonField of={of} name="mobile" label={words.mobile} />
        <PersonField of={of} name="email" label={words.email} />
      </FormSection>
      <FormSection title={words.place} columns={1}>
        <OrganizationFields of={of} labels={words} isRegionRequired={false} />
      </FormSection>
    </>
  );
  if (!isKnown) return fields;
  return (
    <Disclosure
      title={`${words.person}: ${[name, mobile, company].join(" · ")}`}
      hasError={Object.keys(errors).some((field) => FIELDS.has(field))}
    >
      {fields}
    </Disclosure>
  );
}
