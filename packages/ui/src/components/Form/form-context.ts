import { createContext, useContext } from "react";

/** The form's context for its parts. */
type FormContextValue = {
  /** The texts for the schema's message keys. */
  messages: Readonly<Record<string, string>>;
  isBusy: boolean;
};

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error("FormField and SubmitButton must be inside a Form");
  return context;
}
