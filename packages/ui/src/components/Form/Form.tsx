import { type FormEvent, type ReactNode, useRef } from "react";
import { type FieldPath, type FieldValues, useFormState } from "react-hook-form";
import { useComposition } from "../Field/useComposition.ts";
import { Notice } from "../Notice/Notice.tsx";
import { useOverlays } from "../overlay/useOverlays.ts";
import { FormContext } from "./form-context.ts";
import * as css from "./Form.css.ts";
import type { ShopForm } from "./useShopForm.ts";

/** What came of sending a form. */
export type Submitted<Input extends FieldValues> =
  | { kind: "done" }
  /** Not taken. The message stands by the field it is about, else above the fields; without one it was shown elsewhere. */
  | { kind: "refused"; message?: string; field?: FieldPath<Input> };

type Props<Input extends FieldValues, Output> = {
  of: ShopForm<Input, Output>;
  /** The accessible name of the form. */
  label: string;
  /** Words for the message keys of the schema: the form's own `.copy.ts`. */
  messages: Readonly<Record<string, string>>;
  /** Runs once at a time; the submit button is busy until it ends. */
  onSubmit: (values: Output) => Promise<Submitted<Input>>;
  /** What an alert says of bad fields, besides the words by each; the focus is in the first when it is closed. */
  alertOf?: (badFields: readonly string[]) => string;
  /** Fields, and a `SubmitButton` at the end. */
  children: ReactNode;
};

/**
 * A form: judged by its schema, sent once, its first bad field focused, a refusal said in its place. What
 * was typed stays through every refusal. Enter while a word is being composed sends nothing.
 */
export function Form<Input extends FieldValues, Output>({
  of: { form, dropDraft },
  label,
  messages,
  onSubmit,
  alertOf,
  children,
}: Props<Input, Output>) {
  const composition = useComposition();
  const isUnderWay = useRef(false);
  const { isSubmitting, errors } = useFormState({ control: form.control });

  const { alert } = useOverlays();
  const take = async (values: Output) => {
    const submitted = await onSubmit(values);
    if (submitted.kind === "done") return dropDraft();
    const { message, field } = submitted;
    if (message === undefined) return;
    const error = { type: "server", message };
    if (field) form.setError(field, error, { shouldFocus: true });
    else form.setError("root.server", error);
  };
  const send = form.handleSubmit(take, (bad) => {
    if (alertOf) void alert({ message: alertOf(Object.keys(bad)), tone: "warning" });
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    /* A dialog stands in a portal, but its events come up through here as well. */
    event.stopPropagation();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await send();
    } finally {
      isUnderWay.current = false;
    }
  };

  const refusal = errors.root?.["server"]?.message;
  return (
    <FormContext value={{ messages, isBusy: isSubmitting }}>
      <form
        className={css.form}
        aria-label={label}
        noValidate
        {...composition}
        onSubmit={(event) => void submit(event)}
      >
        {refusal && (
          <Notice kind="hazard" role="alert">
            {refusal}
          </Notice>
        )}
        {children}
      </form>
    </FormContext>
  );
}
