import { LONGEST_REMARKS } from "@reagent/domain/checkout";
import { memo } from "react";
import { FieldGrid } from "../../../components/Form/FieldGrid.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Checkout.copy.ts";
import { Section } from "./Section.tsx";
import type { StoredField } from "./useStoredCheckout.ts";

interface Props {
  readonly orderNumber: string;
  readonly note: string;
  readonly onChange: (name: StoredField, value: string) => void;
}

/** The customer order number and the note. */
export const Remarks = memo(function Remarks({ orderNumber, note, onChange }: Props) {
  const words = useCopy(copy);
  return (
    <Section title={words.remarks}>
      <FieldGrid>
        <TextField
          label={words.customerOrderNumber}
          hasMessageLine={false}
          value={orderNumber}
          onChange={(text) => onChange("orderNumber", text)}
          maxLength={LONGEST_REMARKS.customerOrderNumber}
          autoComplete="off"
        />
        <TextArea
          label={words.note}
          hasMessageLine={false}
          placeholder={words.noteHint}
          value={note}
          onChange={(text) => onChange("note", text)}
          rows={1}
          maxRows={6}
          maxLength={LONGEST_REMARKS.note}
        />
      </FieldGrid>
    </Section>
  );
});
