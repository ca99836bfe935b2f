import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import {
  type PrecursorInfo,
  readPrecursorInfo,
  savePrecursorInfo,
} from "@reagent/api/contract/filing";
import { PRECURSOR_PURPOSES, PrecursorFiling, type PrecursorPurpose } from "@reagent/domain/filing";
import { PRECURSOR_SLOTS, type PrecursorSlot } from "@reagent/domain/upload";
import * as v from "valibot";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { type ShopForm, useShopForm } from "../../../components/Form/useShopForm.ts";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import * as css from "../parts/AccountPage/AccountPage.css.ts";
import { FormSection } from "../parts/AccountPage/FormSection.tsx";
import { DocumentSection } from "../parts/DocumentSlot/DocumentSection.tsx";
import { DocumentSlot } from "../parts/DocumentSlot/DocumentSlot.tsx";
import { Slot, type SlotValue, slotValue } from "../parts/DocumentSlot/slot-value.ts";
import { copy } from "./ExplosivePrecursors.copy.ts";
import { explosivePrecursors as screen } from "./ExplosivePrecursors.screen.ts";
import { handler, responsible, typing } from "./precursor-fields.ts";

const Schema = v.object({
  ...PrecursorFiling.entries,
  identity: Slot,
  usage: Slot,
  licence: Slot,
  certificate: Slot,
});

type Output = v.InferOutput<typeof Schema>;
type Input = Record<keyof typeof typing, string> &
  Record<PrecursorSlot, SlotValue> & { purpose: PrecursorPurpose };
type FilingForm = ShopForm<Input, Output>;

/** The form of explosive-precursor info and its documents, which is submitted once. */
export function PrecursorForm({ info }: { info: PrecursorInfo }) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const { confirm, toast } = useOverlays();
  const refresh = useRefresh();
  const { run } = useAction(savePrecursorInfo);
  const form: FilingForm = useShopForm<Input, Output>(Schema as v.GenericSchema<Input, Output>, {
    defaults: {
      ...info,
      identity: slotValue(info.identity),
      usage: slotValue(info.usage),
      licence: slotValue(info.licence),
      certificate: slotValue(info.certificate),
    },
    draftKey: "precursors",
  });

  const submit = async (filing: Output): Promise<Submitted<Input>> => {
    if (!(await confirm({ message: words.confirm }))) {
      toast({ message: words.declined, tone: "info" });
      return { kind: "refused" };
    }
    const outcome = await run(filing);
    if (outcome.ok) toast({ message: words.saved, tone: "success" });
    // It may have been filed in another tab or by a request whose answer was lost: the filed info is shown.
    const isFiled = outcome.ok || isRefusal(outcome.failure, codes.locked);
    if (isFiled) await refresh(readPrecursorInfo);
    return { kind: isFiled ? "done" : "refused" };
  };

  return (
    <Form of={form} label={title} messages={words.messages} onSubmit={submit}>
      <div className={css.sections}>
        <FormSection title={words.buyer}>
          <Texts of={form} names={["company", "address"]} />
          <FormField of={form} name="purpose">
            {(field) => (
              <RadioGroup
                {...field}
                value={field.value === "blank" ? "" : field.value}
                label={words.purpose}
                layout="inline"
                options={PRECURSOR_PURPOSES.map((value) => ({
                  value,
                  label: words.purposes[value],
                }))}
                isRequired
              />
            )}
          </FormField>
        </FormSection>
        <FormSection title={words.handler} layout="triples">
          <Texts of={form} names={handler} />
        </FormSection>
        <FormSection title={words.responsible} layout="triples">
          <Texts of={form} names={responsible} />
        </FormSection>
        <DocumentSection title={words.documents} note={words.documentsNote}>
          {PRECURSOR_SLOTS.map((slot) => (
            <FormField key={slot} of={form} name={slot}>
              {(field) => (
                <DocumentSlot
                  slot={slot}
                  label={words.slots[slot]}
                  success={words.uploaded[slot]}
                  field={field}
                />
              )}
            </FormField>
          ))}
        </DocumentSection>
        <div>
          <SubmitButton busyLabel={words.submitting}>{words.submit}</SubmitButton>
        </div>
      </div>
    </Form>
  );
}

function Texts({ of, names }: { of: FilingForm; names: readonly (keyof typeof typing)[] }) {
  const words = useCopy(copy);
  return names.map((name) => (
    <FormField key={name} of={of} name={name}>
      {(field) => <TextField {...field} {...typing[name]} label={words.fields[name]} isRequired />}
    </FormField>
  ));
}
