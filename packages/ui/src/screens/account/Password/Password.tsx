import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { updatePassword } from "@reagent/api/contract/profile";
import { listSessions } from "@reagent/api/contract/session";
import { PasswordChange, type PasswordChangeInput } from "@reagent/domain/credential";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { PasswordField } from "../../../components/PasswordField/PasswordField.tsx";
import { failureMessage } from "../../../data/failure-words.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { useSession } from "../../../state/session.ts";
import { AccountPage } from "../parts/AccountPage/AccountPage.tsx";
import { copy as newPasswordCopy } from "../parts/NewPasswordFields/NewPasswordFields.copy.ts";
import {
  NewPasswordAgainField,
  NewPasswordField,
} from "../parts/NewPasswordFields/NewPasswordFields.tsx";
import { copy } from "./Password.copy.ts";
import * as css from "./Password.css.ts";
import { password as screen } from "./Password.screen.ts";
import { Sessions } from "./Sessions.tsx";

const empty: PasswordChangeInput = { oldPassword: "", password: "", passwordConfirmation: "" };

/** The fields whose value only the server can refuse, by the code of the refusal. */
const refusedFields = [
  [codes.passwordWrong, "oldPassword"],
  [codes.passwordCommon, "password"],
] as const;

/** Changes the password, which ends every other session (customer centre §2, /profile/password; §5, password). */
export function Password() {
  const words = useCopy(copy);
  const newPasswordWords = useCopy(newPasswordCopy);
  const title = useCopy(screen.title);
  const language = useLanguage();
  const { renew } = useSession();
  const refresh = useRefresh();
  const { toast } = useOverlays();
  const { run } = useAction(updatePassword);
  const form = useShopForm(PasswordChange, { defaults: empty });

  const save = async (change: PasswordChangeInput): Promise<Submitted<PasswordChangeInput>> => {
    const outcome = await run(change);
    if (outcome.ok) {
      renew(outcome.data.token);
      void refresh(listSessions);
      form.form.reset(empty);
      toast({ message: words.changed, tone: "success" });
      return { kind: "done" };
    }
    const message = failureMessage(outcome.failure, language);
    const refused = refusedFields.find(([code]) => isRefusal(outcome.failure, code));
    return refused ? { kind: "refused", message, field: refused[1] } : { kind: "refused" };
  };

  return (
    <AccountPage title={title} lead={words.lead}>
      <div className={css.form}>
        <Form
          of={form}
          label={title}
          messages={{ ...newPasswordWords.messages, ...words.messages }}
          onSubmit={save}
        >
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
            {(field) => <NewPasswordField {...field} />}
          </FormField>
          <FormField of={form} name="passwordConfirmation">
            {(field) => <NewPasswordAgainField {...field} />}
          </FormField>
          <div>
            <SubmitButton busyLabel={words.saving}>{words.save}</SubmitButton>
          </div>
        </Form>
      </div>
      <Sessions />
    </AccountPage>
  );
}
