import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { resetPassword } from "@reagent/api/contract/recovery";
import { PasswordTwice, type PasswordTwiceInput } from "@reagent/domain/credential";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { failureMessage } from "../../../data/failure-words.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { useSession } from "../../../state/session.ts";
import { copy as fieldCopy } from "../parts/NewPasswordFields/NewPasswordFields.copy.ts";
import {
  NewPasswordAgainField,
  NewPasswordField,
} from "../parts/NewPasswordFields/NewPasswordFields.tsx";
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
  const fields = useCopy(fieldCopy);
  const language = useLanguage();
  const { end } = useSession();
  const { run } = useAction(resetPassword);
  const form = useShopForm(PasswordTwice, {
    defaults: { password: "", passwordConfirmation: "" },
  });

  const send = async (twice: PasswordTwiceInput): Promise<Submitted<PasswordTwiceInput>> => {
    const outcome = await run({ code, ...twice });
    if (outcome.ok) {
      end();
      onDone();
      return { kind: "done" };
    }
    const message = failureMessage(outcome.failure, language);
    if (isRefusal(outcome.failure, codes.linkDead)) onLinkInvalid(message);
    return isRefusal(outcome.failure, codes.passwordCommon)
      ? { kind: "refused", message, field: "password" }
      : { kind: "refused", message };
  };

  return (
    <Form of={form} label={words.passwordForm} messages={fields.messages} onSubmit={send}>
      <FormField of={form} name="password">
        {(field) => <NewPasswordField {...field} />}
      </FormField>
      <FormField of={form} name="passwordConfirmation">
        {(field) => <NewPasswordAgainField {...field} />}
      </FormField>
      <SubmitButton size="large" isWide busyLabel={words.saving}>
        {words.save}
      </SubmitButton>
    </Form>
  );
}
