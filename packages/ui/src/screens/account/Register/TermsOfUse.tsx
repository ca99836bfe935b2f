import { readTerms } from "@reagent/api/contract/registration";
import { paths } from "@reagent/api/pages/paths";
import { TERMS_PAGE } from "@reagent/domain/content-page";
import { Button } from "../../../components/Button/Button.tsx";
import { RichText } from "../../../components/RichText/RichText.tsx";
import { TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { formatDate } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { muted } from "../../../theme/text.css.ts";
import { copy } from "./Register.copy.ts";
import * as css from "./Register.css.ts";

/** The terms of use as their page has them, with their date, a link to that page, and a button to agree to them. */
export function TermsOfUse({ onAgree }: { onAgree: () => void }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const call = useCall(readTerms, { code: TERMS_PAGE });
  return (
    <Load call={call} skeleton={<TextSkeleton lines={32} />} className={css.terms}>
      {({ content, changedOn }) => (
        <>
          <p className={muted}>
            {words.termsOf(formatDate(changedOn, language))}{" "}
            <TextLink to={paths.help(TERMS_PAGE)} isExternal>
              {words.termsPage}
            </TextLink>
          </p>
          <RichText html={content} isInDialog />
          <div>
            <Button kind="primary" onClick={onAgree}>
              {words.agreeAndClose}
            </Button>
          </div>
        </>
      )}
    </Load>
  );
}
