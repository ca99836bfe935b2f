import type { ReactNode } from "react";
import { FormSection } from "../../../../components/Form/FormSection.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { ChosenUploads, type Uploads } from "./chosen-uploads.ts";
import { copy } from "./DocumentSlot.copy.ts";

interface Props {
  readonly title: string;
  /** The required documents. */
  readonly note?: string;
  /** Where its slots put the uploads of chosen files. */
  readonly uploads: Uploads;
  readonly children: ReactNode;
}

/** The documents of a filing, with the rule for their files. */
export function DocumentSection({ title, note = "", uploads, children }: Props) {
  const { rule } = useCopy(copy);
  return (
    <FormSection title={title} description={`${note}${rule}`} columns={1}>
      <ChosenUploads value={uploads}>{children}</ChosenUploads>
    </FormSection>
  );
}
