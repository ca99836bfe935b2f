import { valibotResolver } from "@hookform/resolvers/valibot";
import { useCallback, useEffect, useEffectEvent } from "react";
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from "react-hook-form";
import type { GenericSchema } from "valibot";
import { useStorage } from "../../state/storage.tsx";
import {
  type Draft,
  draftOf,
  dropDraft,
  fittingDraft,
  readDraft,
  storeDraft,
  typedPart,
} from "./drafts.ts";

type Options<Input> = {
  /** The initial values; every field of the form has one. */
  defaults: Input;
  /**
   * Stores what was typed under this name until it is sent: it survives a reload and a log-in. What the defaults say is not stored,
   * since the address or the profile may say something else next time.
   */
  draftKey?: string;
  /** Changes a draft before it is stored. */
  storedAs?: (draft: Draft) => Draft;
  /** Changes a stored draft before it is restored: what the form is about may have changed since. */
  adaptDraft?: (draft: Draft) => Draft;
  /** Stores them further after they were sent, as in a search that is refined and repeated. */
  keepsSent?: boolean;
  /** Fields that are left out of the draft, in addition to passwords and ID numbers. */
  secret?: readonly (keyof Input & string)[];
  /** When a field is first validated: on submit or on blur. */
  validateOn?: "submit" | "blur";
};

export type ShopForm<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** Removes the draft after the form was sent. `Form` calls it after every submission that was not refused. */
  dropDraft: () => void;
};

/** A form over a domain schema, whose messages are keys. Pass it to `Form` and its `FormField`s. */
export function useShopForm<Input extends FieldValues, Output>(
  schema: GenericSchema<Input, Output>,
  {
    defaults,
    draftKey,
    storedAs = asItIs,
    adaptDraft = asItIs,
    keepsSent = false,
    secret = [],
    validateOn = "submit",
  }: Options<Input>,
): ShopForm<Input, Output> {
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver<Input, unknown, Output>(schema),
    defaultValues: defaults as DefaultValues<Input>,
    mode: validateOn === "submit" ? "onSubmit" : "onTouched",
  });
  const options = { defaults, draftKey, storedAs, adaptDraft, keepsSent, secret };
  return { form, dropDraft: useDraft(form, options) };
}

const asItIs = (draft: Draft) => draft;

type DraftOptions<Input> = {
  defaults: Input;
  draftKey: string | undefined;
  storedAs: (draft: Draft) => Draft;
  adaptDraft: (draft: Draft) => Draft;
  keepsSent: boolean;
  secret: readonly string[];
};

function useDraft<Input extends FieldValues, Output>(
  { reset, subscribe }: UseFormReturn<Input, unknown, Output>,
  options: DraftOptions<Input>,
): () => void {
  const stores = useStorage();
  const { draftKey, keepsSent } = options;

  const restore = useEffectEvent((name: string) => {
    const { defaults, adaptDraft } = options;
    const draft = readDraft(stores, name);
    if (draft)
      reset(
        { ...defaults, ...fittingDraft(adaptDraft(draft), defaults) },
        { keepDefaultValues: true },
      );
  });
  const keep = useEffectEvent((name: string, values: Input) => {
    const { defaults, secret, storedAs } = options;
    const typed = typedPart(draftOf(values, secret), defaults);
    if (Object.keys(typed).length > 0) storeDraft(stores, name, storedAs(typed));
    else if (readDraft(stores, name)) dropDraft(stores, name);
  });
  useEffect(() => {
    if (draftKey === undefined) return;
    restore(draftKey);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(draftKey, values),
    });
  }, [draftKey, subscribe]);

  return useCallback(() => {
    if (draftKey !== undefined && !keepsSent) dropDraft(stores, draftKey);
  }, [draftKey, keepsSent, stores]);
}
