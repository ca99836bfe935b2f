import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import type { resetPassword } from "@reagent/api/contract/recovery";
import { PasswordTwice, type PasswordTwiceInput } from "@reagent/domain/credential";
import { Form, type Submitted } from "../../../../components/Form/Form.tsx";
import { FormField } from "../../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../../components/Form/useShopForm.ts";
import { failureMessage } from "../../../../data/failure-words.ts";
import { useAction } from "../../../../data/use-action.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { useSession } from "../../../../state/session.ts";
import { copy } from "../NewPasswordFields/NewPasswordFields.copy.ts";
import {
  NewPasswordAgainField,
  NewPasswordField,
} from "../NewPasswordFields/NewPasswordFields.tsx";

type Props = {
  /** The call that sets the password by the code of a mail, such as the activation. */
  call: typeof resetPassword;
  code: string;
  /** The accessible name. */
  label: string;
  save: string;
  saving: string;
  onDone: () => void;
  /** Called with the server's message when the link has become invalid. */
  onLinkInvalid: (message: string) => void;
};

/** The form of a password that is set by a mail's link. It ends every session of the customer, including this one. */
export function NewPasswordForm({ call, code, label, save, saving, onDone, onLinkInvalid }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { end } = useSession();
  const { run } = useAction(call);
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
    <Form of={form} label={label} messages={words.messages} onSubmit={send}>
      <FormField of={form} name="password">
        {(field) => <NewPasswordField {...field} />}
      </FormField>
      <FormField of={form} name="passwordConfirmation">
        {(field) => <NewPasswordAgainField {...field} />}
      </FormField>
      <SubmitButton size="large" isWide busyLabel={saving}>
        {save}
      </SubmitButton>
    </Form>
  );
}
