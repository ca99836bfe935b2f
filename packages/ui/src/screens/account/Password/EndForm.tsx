import { isRefusal, type Outcome } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { OwnPassword, type OwnPasswordInput } from "@reagent/domain/credential";
import { Button } from "../../../components/Button/Button.tsx";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { PasswordField } from "../../../components/PasswordField/PasswordField.tsx";
import { failureMessage } from "../../../data/failure-words.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { copy } from "./Sessions.copy.ts";
import * as css from "./Sessions.css.ts";

interface Props {
  /** The accessible name: what ends. */
  readonly label: string;
  /** Ends it with the password. */
  readonly end: (password: string) => Promise<Outcome<unknown>>;
  /** Called without an answer, and once nothing is left to end. */
  readonly onClose: () => void;
}

/** Asks for the password before log-ins of other browsers end. */
export function EndForm({ label, end, onClose }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const form = useShopForm(OwnPassword, { defaults: { password: "" } });

  const submit = async ({ password }: OwnPasswordInput): Promise<Submitted<OwnPasswordInput>> => {
    const outcome = await end(password);
    if (outcome.ok || isRefusal(outcome.failure, codes.notFound)) {
      onClose();
      return { kind: "done" };
    }
    return isRefusal(outcome.failure, codes.passwordWrong)
      ? {
          kind: "refused",
          field: "password",
          message: failureMessage(outcome.failure, language),
        }
      : { kind: "refused" };
  };

  return (
    <Form of={form} label={label} messages={words.messages} onSubmit={submit}>
      <FormField of={form} name="password">
        {(field) => (
          <PasswordField
            {...field}
            label={words.password}
            autoComplete="current-password"
            isRequired
          />
        )}
      </FormField>
      <div className={css.formActions}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <SubmitButton busyLabel={words.ending}>{words.end}</SubmitButton>
      </div>
    </Form>
  );
}
