import type { ReactNode } from "react";
import { FormSection } from "../../../../components/Form/FormSection.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./DocumentSlot.copy.ts";

interface Props {
  readonly title: string;
  /** The required documents. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** The documents of a filing, with the rule for their files. */
export function DocumentSection({ title, note = "", children }: Props) {
  const { rule } = useCopy(copy);
  return (
    <FormSection title={title} description={`${note}${rule}`} columns={1}>
      {children}
    </FormSection>
  );
}
