import { isRefusal } from "@reagent/api/client/failure";
import type { Outcome } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { type OwnName, OwnNameForm as schema } from "@reagent/domain/own-name";
import type { ReactNode } from "react";
import { Form, type Submitted } from "../../../../components/Form/Form.tsx";
import { FormField } from "../../../../components/Form/FormField.tsx";
import { useShopForm } from "../../../../components/Form/useShopForm.ts";
import { TextField } from "../../../../components/TextField/TextField.tsx";
import { failureMessage } from "../../../../data/failure-words.ts";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { copy, messages } from "./ListName.copy.ts";

interface Props {
  /** The accessible name of the form. */
  readonly label: string;
  readonly name?: string;
  /** Sends the name; a name that another list has is refused at the field. */
  readonly send: (name: string) => Promise<Outcome<unknown>>;
  /** The submit button, and others. */
  readonly children: ReactNode;
}

/** The form of a list's name. */
export function ListNameForm({ label, name = "", send, children }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const form = useShopForm(schema, { defaults: { name } });
  const submit = async (values: OwnName): Promise<Submitted<OwnName>> => {
    const outcome = await send(values.name);
    if (outcome.ok) return { kind: "done" };
    return isRefusal(outcome.failure, codes.nameTaken)
      ? { kind: "refused", field: "name", message: failureMessage(outcome.failure, language) }
      : { kind: "refused" };
  };
  return (
    <Form of={form} label={label} messages={useCopy(messages)} onSubmit={submit}>
      <FormField of={form} name="name">
        {(field) => (
          <TextField {...field} label={words.name} placeholder={words.hint} autoComplete="off" />
        )}
      </FormField>
      {children}
    </Form>
  );
}
