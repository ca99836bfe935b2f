import { checkResetCode } from "@reagent/api/contract/recovery";
import { type ReactNode, useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { SkeletonBox } from "../../../components/Skeleton/Skeleton.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { stack } from "../../../theme/layout.css.ts";
import { copy } from "./ForgotPassword.copy.ts";
import * as css from "./ForgotPassword.css.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { Step } from "./Step.tsx";

type Props = {
  code: string;
  onDone: () => void;
  onRequestLink: () => void;
};

/** The third step, opened by the link in the mail (storefront §4, forgot password); offers a new link where that one is invalid. */
export function NewPassword({ code, onDone, onRequestLink }: Props) {
  const words = useCopy(copy);
  const call = useCall(checkResetCode, { code });
  const [refusal, setRefusal] = useState<string>();
  const invalidLink = (notice: ReactNode) => (
    <>
      {notice}
      <Button kind="primary" size="large" onClick={onRequestLink}>
        {words.requestNewLink}
      </Button>
    </>
  );
  return (
    <Step current={2}>
      <div className={css.step}>
        {refusal === undefined ? (
          <Load
            call={call}
            loading={words.checking}
            skeleton={
              <div className={stack[6]}>
                <SkeletonBox width="320px" height="40px" />
                <SkeletonBox width="320px" height="40px" />
              </div>
            }
            warning={invalidLink}
            className={css.form}
          >
            {() => <NewPasswordForm code={code} onDone={onDone} onLinkInvalid={setRefusal} />}
          </Load>
        ) : (
          invalidLink(
            <Notice kind="hazard" role="alert">
              {refusal}
            </Notice>,
          )
        )}
      </div>
    </Step>
  );
}
