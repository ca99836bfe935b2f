import { createContext, useContext } from "react";

/** What a form tells the parts that stand in it. */
type FormContextValue = {
  /** The words for the keys that the schema's messages are. */
  messages: Readonly<Record<string, string>>;
  isBusy: boolean;
};

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error("FormField and SubmitButton stand inside a Form");
  return context;
}
