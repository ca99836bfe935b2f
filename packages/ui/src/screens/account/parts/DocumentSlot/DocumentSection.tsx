import type { ReactNode } from "react";
import { useCopy } from "../../../../language/language.tsx";
import { FormSection } from "../AccountPage/FormSection.tsx";
import { copy } from "./DocumentSlot.copy.ts";

interface Props {
  readonly title: string;
  /** Which documents are asked for. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** The documents of a filing, and once for all of them what a document may be. */
export function DocumentSection({ title, note = "", children }: Props) {
  const { rule } = useCopy(copy);
  return (
    <FormSection title={title} note={`${note}${rule}`} layout="rows">
      {children}
    </FormSection>
  );
}
