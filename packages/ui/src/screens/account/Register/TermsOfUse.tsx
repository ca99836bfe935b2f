import { readTerms } from "@reagent/api/contract/registration";
import { Button } from "../../../components/Button/Button.tsx";
import { RichText } from "../../../components/RichText/RichText.tsx";
import { TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Register.copy.ts";
import * as css from "./Register.css.ts";

/** The terms of use, with a button to agree to them. */
export function TermsOfUse({ onAgree }: { onAgree: () => void }) {
  const words = useCopy(copy);
  const call = useCall(readTerms, { code: "termsofuse" });
  return (
    <Load call={call} skeleton={<TextSkeleton lines={8} />} className={css.terms}>
      {({ content }) => (
        <>
          <RichText html={content} />
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
