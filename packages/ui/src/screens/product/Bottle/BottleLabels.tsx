import Printer from "@lucide/icons/icons/printer";
import { type Bottle, labelsAddress } from "@reagent/api/contract/bottle";
import { LABEL_FORMATS, type LabelFormat, LabelOrder } from "@reagent/domain/bottle-label";
import { useId } from "react";
import type { InferOutput } from "valibot";
import { useOpenTab } from "../../../blocks/useOpenTab.tsx";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { SelectField } from "../../../components/SelectField/SelectField.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../language/language.tsx";
import { screenOnly } from "../../../theme/print.css.ts";
import * as css from "./Bottle.css.ts";
import { copy } from "./BottleLabels.copy.ts";

type Input = { format: LabelFormat; copies: string; note: string };

/** A form that opens labels of the bottle in a new tab. */
export function BottleLabels({ bottle }: { bottle: Bottle }) {
  const words = useCopy(copy);
  const id = useId();
  const openTab = useOpenTab();
  const form = useShopForm(LabelOrder, {
    defaults: { format: "bottle", copies: "1", note: "" } as Input,
    keepsSent: true,
  });
  const print = async (order: InferOutput<typeof LabelOrder>): Promise<Submitted<Input>> => {
    openTab(labelsAddress(bottle.labelsUrl, { ...order, note: order.note || null }));
    return { kind: "done" };
  };
  return (
    <section aria-labelledby={id} className={screenOnly}>
      <SectionHead id={id} title={words.title} size="small" />
      <p className={css.note}>{words.lead}</p>
      <div className={css.labels}>
        <Form of={form} label={words.title} messages={words.messages} onSubmit={print}>
          <div className={css.labelFields}>
            <FormField of={form} name="format">
              {(field) => (
                <SelectField
                  {...field}
                  label={words.format}
                  options={LABEL_FORMATS.map((value) => ({ value, label: words.formats[value] }))}
                />
              )}
            </FormField>
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
      </div>
    </section>
  );
}
