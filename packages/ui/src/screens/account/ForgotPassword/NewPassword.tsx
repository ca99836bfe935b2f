import { checkResetCode, resetPassword } from "@reagent/api/contract/recovery";
import { Button } from "../../../components/Button/Button.tsx";
import { useCopy } from "../../../language/language.tsx";
import * as css from "../parts/NarrowPage/NarrowPage.css.ts";
import { PasswordByLink } from "../parts/NewPasswordForm/PasswordByLink.tsx";
import { copy } from "./ForgotPassword.copy.ts";
import { Step } from "./Step.tsx";

type Props = {
  code: string;
  onDone: () => void;
  onRequestLink: () => void;
};

/** The third step, opened by the link in the mail (storefront §4, forgot password); offers a new link where that one is invalid. */
export function NewPassword({ code, onDone, onRequestLink }: Props) {
  const words = useCopy(copy);
  return (
    <Step current={2}>
      <div className={css.step}>
        <PasswordByLink
          code={code}
          check={checkResetCode}
          call={resetPassword}
          checking={words.checking}
          label={words.passwordForm}
          save={words.save}
          saving={words.saving}
          otherwise={
            <Button kind="primary" size="large" onClick={onRequestLink}>
              {words.requestNewLink}
            </Button>
          }
          onDone={onDone}
        />
      </div>
    </Step>
  );
}
