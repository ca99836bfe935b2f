import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { resetPassword } from "@reagent/api/contract/recovery";
import { PasswordTwice, type PasswordTwiceInput } from "@reagent/domain/credential";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { PasswordField } from "../../../components/PasswordField/PasswordField.tsx";
import { failureMessage } from "../../../data/failure-words.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { useSession } from "../../../state/session.ts";
import { copy } from "./ForgotPassword.copy.ts";

type Props = {
  code: string;
  onDone: () => void;
  /** Called with the server's message when the link has become invalid. */
  onLinkInvalid: (message: string) => void;
};

/** The form of the new password. It ends every session of the customer, including this one. */
export function NewPasswordForm({ code, onDone, onLinkInvalid }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { end } = useSession();
  const { run } = useAction(resetPassword);
  const form = useShopForm(PasswordTwice, {
    defaults: { password: "", passwordConfirmation: "" },
  });

  const save = async (twice: PasswordTwiceInput): Promise<Submitted<PasswordTwiceInput>> => {
    const outcome = await run({ code, ...twice });
    if (outcome.ok) {
      end();
      onDone();
      return { kind: "done" };
    }
    const message = failureMessage(outcome.failure, language);
    if (isRefusal(outcome.failure, codes.linkDead)) onLinkInvalid(message);
    return { kind: "refused", message };
  };

  return (
    <Form of={form} label={words.passwordForm} messages={words.messages} onSubmit={save}>
      <FormField of={form} name="password">
        {(field) => (
          <PasswordField
            {...field}
            label={words.password}
            help={words.passwordHint}
            autoComplete="new-password"
            isRequired
          />
        )}
      </FormField>
      <FormField of={form} name="passwordConfirmation">
        {(field) => (
          <PasswordField
            {...field}
            label={words.passwordAgain}
            autoComplete="new-password"
            isRequired
          />
        )}
      </FormField>
      <SubmitButton size="large" isWide busyLabel={words.saving}>
        {words.save}
      </SubmitButton>
    </Form>
  );
}
