import { checkResetCode } from "@reagent/api/contract/recovery";
import { paths } from "@reagent/api/pages/paths";
import { Button } from "../../../components/Button/Button.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { MailedLink } from "../parts/MailedLink/MailedLink.tsx";
import * as css from "../parts/NarrowPage/NarrowPage.css.ts";
import { copy } from "./ForgotPassword.copy.ts";
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
  const checked = useCall(checkResetCode, { code });
  return (
    <Step current={2}>
      <div className={css.step}>
        <MailedLink
          check={checked}
          checking={words.checking}
          otherwise={
            <Button kind="primary" size="large" onClick={onRequestLink}>
              {words.requestNewLink}
            </Button>
          }
        >
          {({ isFirstPassword }, onLinkInvalid) => (
            <>
              {isFirstPassword && (
                <p>
                  {words.agreement}
                  <TextLink kind="inline" to={paths.help("termsofuse")}>
                    {words.termsOfUse}
                  </TextLink>
                  {words.agreementEnd}
                </p>
              )}
              <NewPasswordForm code={code} onDone={onDone} onLinkInvalid={onLinkInvalid} />
            </>
          )}
        </MailedLink>
      </div>
    </Step>
  );
}
