import { readTerms } from "@reagent/api/contract/registration";
import { Button } from "../../../components/Button/Button.tsx";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { RichText } from "../../../components/RichText/RichText.tsx";
import { Loading, TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Register.copy.ts";
import * as css from "./Register.css.ts";

/** The terms of use, and the button that agrees to them. */
export function TermsOfUse({ onAgree }: { onAgree: () => void }) {
  const words = useCopy(copy);
  const { data, failure, isRefreshing, retry } = useCall(readTerms, { code: "termsofuse" });
  if (!data && failure) return <LoadFailed onRetry={retry} isRetrying={isRefreshing} />;
  if (!data)
    return (
      <Loading>
        <TextSkeleton lines={8} />
      </Loading>
    );
  return (
    <div className={css.terms}>
      <RichText html={data.content} />
      <div>
        <Button kind="primary" onClick={onAgree}>
          {words.agreeAndClose}
        </Button>
      </div>
    </div>
  );
}
