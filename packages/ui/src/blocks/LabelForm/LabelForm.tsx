import Printer from "@lucide/icons/icons/printer";
import { LABEL_FORMATS, type LabelFormat, LabelOrder } from "@reagent/domain/bottle-label";
import type { InferOutput } from "valibot";
import { Form, type Submitted } from "../../components/Form/Form.tsx";
import { FormField } from "../../components/Form/FormField.tsx";
import { SubmitButton } from "../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../components/Form/useShopForm.ts";
import { SelectField } from "../../components/SelectField/SelectField.tsx";
import { TextField } from "../../components/TextField/TextField.tsx";
import { useCopy } from "../../language/language.tsx";
import { copy } from "./LabelForm.copy.ts";
import * as css from "./LabelForm.css.ts";

type Input = { format: LabelFormat; copies: string; note: string };

export type LabelFormProps = {
  /** Whether the number of labels is asked for; where it follows from the goods, it is 1 in the order. */
  hasCopies: boolean;
  /** Opens the labels as they are asked for. */
  onPrint: (order: InferOutput<typeof LabelOrder>) => Promise<Submitted<Input>>;
};

/** A form for labels of bottles: their format, their number and the owner's own text. */
export function LabelForm({ hasCopies, onPrint }: LabelFormProps) {
  const words = useCopy(copy);
  const form = useShopForm(LabelOrder, {
    defaults: { format: "bottle", copies: "1", note: "" } as Input,
    keepsSent: true,
  });
  return (
    <Form of={form} label={words.form} messages={words.messages} onSubmit={onPrint}>
      <div className={css.fields({ hasCopies })}>
        <FormField of={form} name="format">
          {(field) => (
            <SelectField
              {...field}
              label={words.format}
              options={LABEL_FORMATS.map((value) => ({ value, label: words.formats[value] }))}
            />
          )}
        </FormField>
        {hasCopies && (
          <FormField of={form} name="copies">
            {(field) => (
              <TextField
                {...field}
                label={words.copies}
                inputMode="numeric"
                autoComplete="off"
                isRequired
              />
            )}
          </FormField>
        )}
        <FormField of={form} name="note">
          {(field) => (
            <TextField
              {...field}
              label={words.note}
              placeholder={words.notePlaceholder}
              autoComplete="off"
            />
          )}
        </FormField>
      </div>
      <SubmitButton icon={Printer}>{words.print}</SubmitButton>
    </Form>
  );
}
