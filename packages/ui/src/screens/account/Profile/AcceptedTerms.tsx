import type { Profile } from "@reagent/api/contract/profile";
import { paths } from "@reagent/api/pages/paths";
import { TERMS_PAGE } from "@reagent/domain/content-page";
import { FormSection } from "../../../components/Form/FormSection.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { formatDate } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { copy } from "./Profile.copy.ts";

/** Which version of the terms of use was accepted and when, with a link to it; of older accounts that is not known. */
export function AcceptedTerms({
  profile: { termsVersion, registeredOn },
}: {
  readonly profile: Pick<Profile, "termsVersion" | "registeredOn">;
}) {
  const words = useCopy(copy);
  const language = useLanguage();
  const isKnown = termsVersion !== "";
  return (
    <FormSection title={words.terms} columns={1}>
      <p>
        {isKnown
          ? words.termsAccepted(
              formatDate(registeredOn, language),
              formatDate(termsVersion, language),
            )
          : words.termsUnknown}{" "}
        <TextLink
          kind="inline"
          to={paths.help(TERMS_PAGE, isKnown ? { version: termsVersion } : undefined)}
        >
          {isKnown ? words.readAccepted : words.readTerms}
        </TextLink>
      </p>
    </FormSection>
  );
}
