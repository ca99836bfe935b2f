import type { forgotPassword } from "@reagent/api/contract/recovery";
import type { mailActivation } from "@reagent/api/contract/registration";
import { ForgottenPassword, type ForgottenPasswordInput } from "@reagent/domain/credential";
import type { ReactNode } from "react";
import { Form, type Submitted } from "../../../../components/Form/Form.tsx";
import { FormField } from "../../../../components/Form/FormField.tsx";
import { useShopForm } from "../../../../components/Form/useShopForm.ts";
import { TextField } from "../../../../components/TextField/TextField.tsx";
import { failureMessage } from "../../../../data/failure-words.ts";
import { useAction } from "../../../../data/use-action.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { copy } from "./MailRequest.copy.ts";

type Props = {
  /** The call that sends the mail. */
  call: typeof forgotPassword | typeof mailActivation;
  /** The address to begin with. */
  email: string;
  /** The accessible name. */
  label: string;
  onSend?: () => void;
  onSent: (email: string) => void;
  /** The submit button. */
  children: ReactNode;
};

/** The form that requests a mail with a link. */
export function MailRequest({ call, email, label, onSend, onSent, children }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { run } = useAction(call);
  const form = useShopForm(ForgottenPassword, { defaults: { email } });

  const send = async (
    input: ForgottenPasswordInput,
  ): Promise<Submitted<ForgottenPasswordInput>> => {
    onSend?.();
    const outcome = await run(input);
    if (!outcome.ok) return { kind: "refused", message: failureMessage(outcome.failure, language) };
    onSent(input.email);
    return { kind: "done" };
  };

  return (
    <Form of={form} label={label} messages={words.messages} onSubmit={send}>
      <FormField of={form} name="email">
        {(field) => (
          <TextField
            {...field}
            label={words.email}
            type="email"
            autoComplete="username"
            isRequired
          />
        )}
      </FormField>
      {children}
    </Form>
  );
}
