import { valibotResolver } from "@hookform/resolvers/valibot";
import { useCallback, useEffect, useEffectEvent } from "react";
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from "react-hook-form";
import type { GenericSchema } from "valibot";
import { useStorage } from "../../state/storage.tsx";
import { draftOf, dropDraft, fittingDraft, keepDraft, readDraft } from "./drafts.ts";

type Options<Input> = {
  /** What stands in the fields at first; every field of the form has one. */
  defaults: Input;
  /** Keeps what is typed under this name until it is sent: it survives a reload and a log-in. */
  draftKey?: string;
  /** Fields that never go into the draft. Passwords and ID numbers never do anyway. */
  secret?: readonly (keyof Input & string)[];
  /** When a field is judged first: when the form is sent, or already when the field is left. */
  judges?: "on-submit" | "on-leaving";
};

export type ShopForm<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** Forgets what was kept: the form was sent. `Form` does it after a submit that was not refused. */
  dropDraft: () => void;
};

/** A form over a schema of the domain, whose messages are keys. Give it to `Form` and its `FormField`s. */
export function useShopForm<Input extends FieldValues, Output>(
  schema: GenericSchema<Input, Output>,
  { defaults, draftKey, secret = [], judges = "on-submit" }: Options<Input>,
): ShopForm<Input, Output> {
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver<Input, unknown, Output>(schema),
    defaultValues: defaults as DefaultValues<Input>,
    mode: judges === "on-submit" ? "onSubmit" : "onTouched",
  });
  return { form, dropDraft: useDraft(form, { defaults, draftKey, secret }) };
}

type DraftOptions<Input> = {
  defaults: Input;
  draftKey: string | undefined;
  secret: readonly string[];
};

function useDraft<Input extends FieldValues, Output>(
  { reset, subscribe }: UseFormReturn<Input, unknown, Output>,
  options: DraftOptions<Input>,
): () => void {
  const stores = useStorage();
  const { draftKey } = options;

  const restore = useEffectEvent((name: string) => {
    const { defaults } = options;
    const draft = readDraft(stores, name);
    if (draft)
      reset({ ...defaults, ...fittingDraft(draft, defaults) }, { keepDefaultValues: true });
  });
  const keep = useEffectEvent((name: string, values: Input) =>
    keepDraft(stores, name, draftOf(values, options.secret)),
  );
  useEffect(() => {
    if (draftKey === undefined) return;
    restore(draftKey);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(draftKey, values),
    });
  }, [draftKey, subscribe]);

  return useCallback(() => {
    if (draftKey !== undefined) dropDraft(stores, draftKey);
  }, [draftKey, stores]);
}
