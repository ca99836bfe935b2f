import { customerMark } from "@reagent/api/client/digest";
import { logIn } from "@reagent/api/contract/account";
import { paths } from "@reagent/api/pages/paths";
import { Login, type LoginInput } from "@reagent/domain/credential";
import { Form, type Submitted } from "../../components/Form/Form.tsx";
import { FormField } from "../../components/Form/FormField.tsx";
import { SubmitButton } from "../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../components/Form/useShopForm.ts";
import { useOverlays } from "../../components/overlay/useOverlays.ts";
import { PasswordField } from "../../components/PasswordField/PasswordField.tsx";
import { TextField } from "../../components/TextField/TextField.tsx";
import { TextLink } from "../../components/TextLink/TextLink.tsx";
import { failureMessage } from "../../data/failure-words.ts";
import { useAction } from "../../data/use-action.tsx";
import { useCopy, useLanguage } from "../../language/language.tsx";
import { useLoginReturn } from "../../state/login-return.ts";
import { useSession } from "../../state/session.ts";
import { ForgottenEmail } from "./ForgottenEmail.tsx";
import { copy } from "./LoginForm.copy.ts";
import * as css from "./LoginForm.css.ts";

export interface LoginFormProps {
  /** Where a refusal is shown: in the form, as in a dialog, or in an alert. */
  readonly showRefusal: "in-form" | "in-alert";
  /** Called when the token is stored: the page is then reloaded or left. */
  readonly onLoggedIn: () => void;
}

/** Logs a customer in (storefront §5, login; §8, login failure). */
export function LoginForm({ showRefusal, onLoggedIn }: LoginFormProps) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { begin } = useSession();
  const loginReturn = useLoginReturn();
  const { run } = useAction(logIn);
  const { alert, dialog } = useOverlays();
  const form = useShopForm(Login, { defaults: { email: "", password: "" }, draftKey: "login" });

  const submit = async (login: LoginInput): Promise<Submitted<LoginInput>> => {
    const outcome = await run(login);
    if (!outcome.ok) {
      const message = failureMessage(outcome.failure, language);
      if (showRefusal === "in-form") return { kind: "refused", message };
      void alert({ message, tone: "warning" });
      return { kind: "refused" };
    }
    begin(outcome.data.token, customerMark(login.email));
    onLoggedIn();
    return { kind: "done" };
  };

  return (
    <Form of={form} label={words.form} messages={words.messages} onSubmit={submit}>
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
      <SubmitButton size="large" isWide busyLabel={words.busy}>
        {words.logIn}
      </SubmitButton>
      <div className={css.recovery}>
        <TextLink to={paths.forgotPassword()} state={loginReturn}>
          {words.forgotPassword}
        </TextLink>
        <button
          className={css.dialogLink}
          type="button"
          onClick={() =>
            void dialog({ title: words.forgotEmailTitle, content: <ForgottenEmail /> })
          }
        >
          {words.forgotEmail}
        </button>
      </div>
      <p className={css.newcomer}>
        {words.newHere}{" "}
        <TextLink to={paths.register()} state={loginReturn} kind="inline">
          {words.register}
        </TextLink>
      </p>
    </Form>
  );
}
