import { LONGEST_REMARKS } from "@reagent/domain/checkout";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Checkout.copy.ts";
import * as css from "./Checkout.css.ts";
import { Section } from "./Section.tsx";
import type { KeptCheckout, KeptName } from "./useKeptCheckout.ts";

interface Props {
  readonly kept: Pick<KeptCheckout, "orderNumber" | "note">;
  readonly onChange: (name: KeptName, value: string) => void;
}

/** What the customer writes on the order. */
export function Remarks({ kept, onChange }: Props) {
  const words = useCopy(copy);
  return (
    <Section title={words.remarks}>
      <div className={css.fields}>
        <TextField
          label={words.customerOrderNumber}
          hasMessageRoom={false}
          value={kept.orderNumber}
          onChange={(text) => onChange("orderNumber", text)}
          maxLength={LONGEST_REMARKS.customerOrderNumber}
          autoComplete="off"
        />
        <TextArea
          label={words.note}
          hasMessageRoom={false}
          placeholder={words.noteHint}
          value={kept.note}
          onChange={(text) => onChange("note", text)}
          rows={1}
          maxRows={6}
          maxLength={LONGEST_REMARKS.note}
        />
      </div>
    </Section>
  );
}
