import type { ReactNode } from "react";
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
  useController,
} from "react-hook-form";
import { useCopy } from "../../language/language.tsx";
import { useFormContext } from "./form-context.ts";
import { copy } from "./Form.copy.ts";
import type { ShopForm } from "./useShopForm.ts";

/** The props that a field takes from its form; spread them: `{(field) => <TextField {...field} label={…} />}`. */
export type BoundField<Value> = {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  ref: RefCallBack;
  error: string | undefined;
};

type Props<Input extends FieldValues, Output, Name extends FieldPath<Input>> = {
  of: ShopForm<Input, Output>;
  name: Name;
  children: (field: BoundField<FieldPathValue<Input, Name>>) => ReactNode;
};

/** Connects a field to its form. A message key of the schema becomes a text; a server message is shown as it is. */
export function FormField<Input extends FieldValues, Output, Name extends FieldPath<Input>>({
  of: { form },
  name,
  children,
}: Props<Input, Output, Name>) {
  const { messages } = useFormContext();
  const words = useCopy(copy);
  const { field, fieldState } = useController({ control: form.control, name });
  const { error } = fieldState;
  const textOf = (message: string | undefined) =>
    error?.type === "server" ? message : (messages[message ?? ""] ?? words.check);
  return children({
    name: field.name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    error: error && textOf(error.message),
  });
}
