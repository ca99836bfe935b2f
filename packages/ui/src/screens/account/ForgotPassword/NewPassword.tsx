import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { checkResetCode } from "@reagent/api/contract/recovery";
import { useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { SkeletonBox, Loading } from "../../../components/Skeleton/Skeleton.tsx";
import { failureMessage } from "../../../data/failure-words.ts";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { stack } from "../../../theme/layout.css.ts";
import { copy } from "./ForgotPassword.copy.ts";
import * as css from "./ForgotPassword.css.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { Step } from "./Step.tsx";

type Props = {
  code: string;
  onDone: () => void;
  onAskAnew: () => void;
};

/** The third step, entered by a link that still works (storefront §4, forgot password); one that does not leads to asking anew. */
export function NewPassword({ code, onDone, onAskAnew }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { data, failure, isRefreshing, retry } = useCall(checkResetCode, { code });
  const [diedSince, setDiedSince] = useState<string>();
  const isDead = isRefusal(failure, codes.linkDead);
  const whyDead = diedSince ?? (failure && isDead ? failureMessage(failure, language) : undefined);

  if (whyDead !== undefined) {
    return (
      <Step current={2}>
        <div className={css.step}>
          <Notice kind="hazard" role="alert">
            {whyDead}
          </Notice>
          <Button kind="primary" size="large" onClick={onAskAnew}>
            {words.requestNewLink}
          </Button>
        </div>
      </Step>
    );
  }
  return (
    <Step current={2}>
      <div className={css.step}>
        {data ? (
          <NewPasswordForm code={code} onDone={onDone} onDead={setDiedSince} />
        ) : failure ? (
          <LoadFailed onRetry={retry} isRetrying={isRefreshing} />
        ) : (
          <Loading label={words.checking}>
            <div className={stack[6]}>
              <SkeletonBox width="320px" height="40px" />
              <SkeletonBox width="320px" height="40px" />
            </div>
          </Loading>
        )}
      </div>
    </Step>
  );
}
