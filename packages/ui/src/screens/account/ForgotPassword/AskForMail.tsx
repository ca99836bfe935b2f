import { forgotPassword } from "@reagent/api/contract/recovery";
import { paths } from "@reagent/api/pages/paths";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useLoginReturn } from "../../../state/login-return.ts";
import { MailRequest } from "../parts/MailRequest/MailRequest.tsx";
import * as css from "../parts/NarrowPage/NarrowPage.css.ts";
import { copy } from "./ForgotPassword.copy.ts";
import { Step } from "./Step.tsx";

type Props = {
  email: string;
  onSent: (email: string) => void;
};

/** The first step: the e-mail address. */
export function AskForMail({ email, onSent }: Props) {
  const words = useCopy(copy);
  const loginReturn = useLoginReturn();
  return (
    <Step current={0}>
      <div className={css.step}>
        <p className={css.lead}>{words.emailLead}</p>
        <div className={css.form}>
          <MailRequest call={forgotPassword} email={email} label={words.emailForm} onSent={onSent}>
            <SubmitButton size="large" isWide busyLabel={words.sending}>
              {words.send}
            </SubmitButton>
          </MailRequest>
        </div>
        <TextLink to={paths.login()} state={loginReturn}>
          {words.backToLogin}
        </TextLink>
      </div>
    </Step>
  );
}
