import type { Branch } from "@reagent/api/contract/branch";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Branches.copy.ts";
import * as css from "./Branches.css.ts";

/** Address and contact of a branch. */
export function Contact({ branch: { address, phone, email } }: { readonly branch: Branch }) {
  const words = useCopy(copy);
  return (
    <address className={css.contact}>
      <p>{address}</p>
      <p>
        {words.phone} <TextLink href={`tel:${phone}`}>{phone}</TextLink>
      </p>
      <p>
        {words.email} <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </p>
    </address>
  );
}
