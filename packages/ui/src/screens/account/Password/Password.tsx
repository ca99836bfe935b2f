import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { updatePassword } from "@reagent/api/contract/profile";
import { PasswordChange, type PasswordChangeInput } from "@reagent/domain/credential";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { PasswordField } from "../../../components/PasswordField/PasswordField.tsx";
import { failureMessage } from "../../../data/failure-words.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { useSession } from "../../../state/session.ts";
import { AccountPage } from "../parts/AccountPage/AccountPage.tsx";
import { copy } from "./Password.copy.ts";
import * as css from "./Password.css.ts";
import { password as screen } from "./Password.screen.ts";

const empty: PasswordChangeInput = { oldPassword: "", password: "", passwordConfirmation: "" };

/** Changes the password, which ends every other session (customer centre §2, /profile/password; §5, password). */
export function Password() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const language = useLanguage();
  const { renew } = useSession();
  const { toast } = useOverlays();
  const { run } = useAction(updatePassword);
  const form = useShopForm(PasswordChange, { defaults: empty });

  const save = async (change: PasswordChangeInput): Promise<Submitted<PasswordChangeInput>> => {
    const outcome = await run(change);
    if (outcome.ok) {
      renew(outcome.data.token);
      form.form.reset(empty);
      toast({ message: words.changed, tone: "success" });
      return { kind: "done" };
    }
    const message = failureMessage(outcome.failure, language);
    return isRefusal(outcome.failure, codes.passwordWrong)
      ? { kind: "refused", message, field: "oldPassword" }
      : { kind: "refused" };
  };

  return (
    <AccountPage title={title} lead={words.lead}>
      <div className={css.form}>
        <Form of={form} label={title} messages={words.messages} onSubmit={save}>
          <FormField of={form} name="oldPassword">
            {(field) => (
              <PasswordField
                {...field}
                label={words.oldPassword}
                autoComplete="current-password"
                isRequired
              />
            )}
          </FormField>
          <FormField of={form} name="password">
            {(field) => (
              <PasswordField
                {...field}
                label={words.password}
                help={words.hint}
                autoComplete="new-password"
                isRequired
              />
            )}
          </FormField>
          <FormField of={form} name="passwordConfirmation">
            {(field) => (
              <PasswordField
                {...field}
                label={words.again}
                autoComplete="new-password"
                isRequired
              />
            )}
          </FormField>
          <div>
            <SubmitButton busyLabel={words.saving}>{words.save}</SubmitButton>
          </div>
        </Form>
      </div>
    </AccountPage>
  );
}
