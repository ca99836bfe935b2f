import { forgotPassword } from "@reagent/api/contract/recovery";
import { ForgottenPassword, type ForgottenPasswordInput } from "@reagent/domain/credential";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { failureMessage } from "../../../data/failure-words.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { copy } from "./ForgotPassword.copy.ts";
import * as css from "./ForgotPassword.css.ts";
import { Step } from "./Step.tsx";

type Props = {
  email: string;
  onSent: (email: string) => void;
};

/** The first step: the e-mail address. */
export function AskForMail({ email, onSent }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { run } = useAction(forgotPassword);
  const form = useShopForm(ForgottenPassword, { defaults: { email } });

  const send = async (
    input: ForgottenPasswordInput,
  ): Promise<Submitted<ForgottenPasswordInput>> => {
    const outcome = await run(input);
    if (!outcome.ok) return { kind: "refused", message: failureMessage(outcome.failure, language) };
    onSent(input.email);
    return { kind: "done" };
  };

  return (
    <Step current={0}>
      <div className={css.step}>
        <p className={css.lead}>{words.emailLead}</p>
        <div className={css.form}>
          <Form of={form} label={words.emailForm} messages={words.messages} onSubmit={send}>
            <FormField of={form} name="email">
              {(field) => (
                <TextField
                  {...field}
                  label={words.email}
                  type="email"
                  autoComplete="username"
                  inputMode="email"
                  isRequired
                />
              )}
            </FormField>
            <SubmitButton size="large" isWide busyLabel={words.sending}>
              {words.send}
            </SubmitButton>
          </Form>
        </div>
        <TextLink to={paths.login()}>{words.backToLogin}</TextLink>
      </div>
    </Step>
  );
}
