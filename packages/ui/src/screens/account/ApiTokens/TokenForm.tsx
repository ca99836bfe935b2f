import { isRefusal } from "@reagent/api/client/failure";
import { issueApiToken, listApiTokens } from "@reagent/api/contract/api-token";
import { codes } from "@reagent/api/contract/envelope";
import {
  ApiTokenForm,
  type ApiTokenInput,
  type NewApiToken,
  TOKEN_DAYS,
} from "@reagent/domain/api-token";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { PasswordField } from "../../../components/PasswordField/PasswordField.tsx";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { failureMessage } from "../../../data/failure-words.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { copy } from "./ApiTokens.copy.ts";
import * as css from "./ApiTokens.css.ts";
import type { MadeToken } from "./NewSecret.tsx";
import { ScopesField } from "./ScopesField.tsx";

const empty: ApiTokenInput = { name: "", scopes: ["read"], days: 90, password: "" };

interface Props {
  /** Receives the new token; the list has been read again. */
  readonly onMade: (made: MadeToken) => void;
}

/** Makes a token with the customer's password. */
export function TokenForm({ onMade }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const refresh = useRefresh();
  const { run } = useAction(issueApiToken);
  const form = useShopForm(ApiTokenForm, { defaults: empty });

  const make = async (token: NewApiToken): Promise<Submitted<ApiTokenInput>> => {
    const outcome = await run(token);
    if (outcome.ok) {
      form.form.reset(empty);
      await refresh(listApiTokens);
      onMade({ name: outcome.data.token.name, secret: outcome.data.secret });
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
    <div className={css.form}>
      <Form of={form} label={words.make} messages={words.messages} onSubmit={make}>
        <FormField of={form} name="name">
          {(field) => (
            <TextField {...field} label={words.name} description={words.nameHint} isRequired />
          )}
        </FormField>
        <FormField of={form} name="scopes">
          {(field) => <ScopesField {...field} />}
        </FormField>
        <FormField of={form} name="days">
          {({ value, onChange, ...field }) => (
            <RadioGroup
              {...field}
              value={String(value)}
              onChange={(chosen) =>
                onChange(TOKEN_DAYS.find((days) => String(days) === chosen) ?? value)
              }
              label={words.days}
              layout="inline"
              options={TOKEN_DAYS.map((days) => ({
                value: String(days),
                label: words.dayCount(days),
              }))}
            />
          )}
        </FormField>
        <FormField of={form} name="password">
          {(field) => (
            <PasswordField
              {...field}
              label={words.password}
              description={words.passwordHint}
              autoComplete="current-password"
              isRequired
            />
          )}
        </FormField>
        <div>
          <SubmitButton busyLabel={words.making}>{words.make}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
