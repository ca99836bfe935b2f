import { Button } from "../../../components/Button/Button.tsx";
import { useCopy } from "../../../language/language.tsx";
import * as css from "../parts/NarrowPage/NarrowPage.css.ts";
import { Result } from "../parts/NarrowPage/NarrowPage.tsx";
import { copy } from "./ForgotPassword.copy.ts";
import { Step } from "./Step.tsx";

type Props = {
  email: string;
  onChangeEmail: () => void;
};

/** The second step: the mail was sent, if the address is registered. */
export function MailSent({ email, onChangeEmail }: Props) {
  const words = useCopy(copy);
  return (
    <Step current={1}>
      <Result title={words.sent}>
        <p className={css.lead}>{words.sentTo(email)}</p>
        <p className={css.lead}>{words.notReceived}</p>
        <Button kind="secondary" onClick={onChangeEmail}>
          {words.askAgain}
        </Button>
      </Result>
    </Step>
  );
}
