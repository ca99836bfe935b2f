import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { type FieldPath, type FieldValues, useFormState } from "react-hook-form";
import { useComposition } from "../Field/useComposition.ts";
import { Notice } from "../Notice/Notice.tsx";
import { useOverlays } from "../overlay/useOverlays.ts";
import { FormContext } from "./form-context.ts";
import * as css from "./Form.css.ts";
import type { ShopForm } from "./useShopForm.ts";

/** The outcome of a submission. */
export type Submitted<Input extends FieldValues> =
  | { kind: "done" }
  /**
   * Not accepted. The message is shown at its field, otherwise above the fields; without a message it was shown
   * elsewhere.
   */
  | {
      kind: "refused";
      /** Why it was refused, shown over the button. */
      message?: string;
      /** The field that the refusal is about, which takes it and the focus. */
      field?: FieldPath<Input>;
    };

export type FormProps<Input extends FieldValues, Output> = {
  /** The form, from `useShopForm`. */
  of: ShopForm<Input, Output>;
  /** The accessible name. */
  label: string;
  /** The texts for the schema's message keys, from the form's `.copy.ts`. */
  messages: Readonly<Record<string, string>>;
  /** Runs before the values are validated, as the uploads of chosen files do. */
  beforeSubmit?: () => Promise<void>;
  /** Not called again while it runs; the submit button is busy until it resolves. */
  onSubmit: (values: Output) => Promise<Submitted<Input>>;
  /**
   * The text of an alert about invalid fields, in addition to their messages; the first of them gets the focus when it
   * is closed.
   */
  alertOf?: (badFields: readonly string[]) => string;
  /** Fields, with a `SubmitButton` at the end. */
  children: ReactNode;
};

/**
 * A form that validates by its schema, submits once at a time, focuses the first invalid field and shows refusals in
 * place, scrolled into view. Entries stay after a refusal. Enter during a composition does not submit.
 */
export function Form<Input extends FieldValues, Output>({
  of: { form, dropDraft },
  label,
  messages,
  beforeSubmit,
  onSubmit,
  alertOf,
  children,
}: FormProps<Input, Output>) {
  const composition = useComposition();
  const isSending = useRef(false);
  const [isPreparing, setIsPreparing] = useState(false);
  const { isSubmitting, errors } = useFormState({ control: form.control });

  const { alert } = useOverlays();
  const send = async (values: Output) => {
    const submitted = await onSubmit(values);
    if (submitted.kind === "done") return dropDraft();
    const { message, field } = submitted;
    if (message === undefined) return;
    const error = { type: "server", message };
    if (field) form.setError(field, error, { shouldFocus: true });
    else form.setError("root.server", error);
  };
  const validateAndSend = form.handleSubmit(send, (bad) => {
    if (alertOf) void alert({ message: alertOf(Object.keys(bad)), tone: "warning" });
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    /* Events of a dialog in a portal bubble through the React tree. */
    event.stopPropagation();
    if (isSending.current) return;
    isSending.current = true;
    try {
      if (beforeSubmit) {
        setIsPreparing(true);
        await beforeSubmit();
      }
      await validateAndSend();
    } finally {
      setIsPreparing(false);
      isSending.current = false;
    }
  };

  const refused = errors.root?.["server"];
  const refusal = refused?.message;
  const notice = useRef<HTMLSpanElement>(null);
  /* Each submission makes an error of its own, also with the same words. */
  useLayoutEffect(() => {
    notice.current?.scrollIntoView({ block: "nearest" });
  }, [refused]);
  return (
    <FormContext value={{ messages, isBusy: isPreparing || isSubmitting }}>
      <form
        className={css.form}
        aria-label={label}
        noValidate
        {...composition}
        onSubmit={(event) => void submit(event)}
      >
        {refusal && (
          <Notice tone="hazard" role="alert">
            <span ref={notice} className={css.refusal}>
              {refusal}
            </span>
          </Notice>
        )}
        {children}
      </form>
    </FormContext>
  );
}
