import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import {
  type PrecursorInfo,
  readPrecursorInfo,
  savePrecursorInfo,
} from "@reagent/api/contract/filing";
import {
  PRECURSOR_PURPOSES,
  precursorFiling,
  type PrecursorFilingKind,
  type PrecursorPurpose,
} from "@reagent/domain/filing";
import { filingSlots, type FilingSlot, uploadSlot } from "@reagent/domain/upload";
import type * as v from "valibot";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { FormSection } from "../../../components/Form/FormSection.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { type ShopForm, useShopForm } from "../../../components/Form/useShopForm.ts";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import * as css from "../parts/AccountPage/AccountPage.css.ts";
import { useChosenUploads } from "../parts/DocumentSlot/chosen-uploads.ts";
import { DocumentSection } from "../parts/DocumentSlot/DocumentSection.tsx";
import { DocumentSlot } from "../parts/DocumentSlot/DocumentSlot.tsx";
import { Slot, type SlotValue, slotValue } from "../parts/DocumentSlot/slot-value.ts";
import { copy, slotWords } from "./ExplosivePrecursors.copy.ts";
import { handler, responsible, typing } from "./precursor-fields.ts";

/** A filing of either kind, with documents that are uploaded. */
const schemas = {
  explosive: precursorFiling("explosive", Slot),
  drug: precursorFiling("drug", Slot),
};

const NO_DOCUMENT = { uploadId: "", fileName: "" };

type Output = v.InferOutput<(typeof schemas)[PrecursorFilingKind]>;
type Input = Record<keyof typeof typing, string> &
  Record<FilingSlot, SlotValue> & { purpose: PrecursorPurpose };
type FilingForm = ShopForm<Input, Output>;

interface Props {
  readonly kind: PrecursorFilingKind;
  /** Nothing, or the refused filing; its ID numbers are masked and must be entered again. */
  readonly info: PrecursorInfo;
}

/** The form of a filing and its documents, which is submitted once, and again after a refusal. */
export function PrecursorForm({
  kind,
  info: { state: _, refusal: __, isPoisonLicenceRequired, ...info },
}: Props) {
  const words = useCopy(copy);
  const { confirm, toast } = useOverlays();
  const refresh = useRefresh();
  const { run } = useAction(savePrecursorInfo);
  const form: FilingForm = useShopForm<Input, Output>(
    schemas[kind] as v.GenericSchema<Input, Output>,
    {
      defaults: {
        ...info,
        handlerIdNumber: "",
        responsibleIdNumber: "",
        identity: slotValue(info.identity),
        usage: slotValue(info.usage),
        licence: slotValue(info.licence),
        certificate: slotValue(info.certificate),
        poisonLicence: slotValue(info.poisonLicence ?? NO_DOCUMENT),
      },
      draftKey: kind === "drug" ? "drug-precursors" : "precursors",
    },
  );

  const { uploads, uploadChosen } = useChosenUploads();
  const submit = async (filing: Output): Promise<Submitted<Input>> => {
    if (!(await confirm({ message: words.confirm[kind] }))) {
      toast({ message: words.declined, tone: "info" });
      return { kind: "refused" };
    }
    const outcome = await run({ kind, ...filing });
    if (outcome.ok) toast({ message: words.saved[kind], tone: "success" });
    // It may have been filed in another tab or by a request whose answer was lost: the filed info is shown.
    const isFiled = outcome.ok || isRefusal(outcome.failure, codes.locked);
    if (isFiled) await refresh(readPrecursorInfo);
    return { kind: isFiled ? "done" : "refused" };
  };

  const needs = {
    identity: "",
    usage: words.needed,
    licence: words.needed,
    certificate: kind === "drug" ? words.needed : words.neededForSale,
    poisonLicence: isPoisonLicenceRequired ? words.neededForPoisons : words.forPoisons,
  };

  return (
    <Form
      of={form}
      label={words.names[kind]}
      messages={words.messages}
      onSubmit={submit}
      beforeSubmit={uploadChosen}
    >
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
        <FormSection title={words.handler} columns={3}>
          <Texts of={form} names={handler} />
        </FormSection>
        <FormSection title={words.responsible} columns={3}>
          <Texts of={form} names={responsible} />
        </FormSection>
        <DocumentSection title={words.documents} note={words.documentsNote} uploads={uploads}>
          {filingSlots(kind).map((slot) => (
            <FormField key={slot} of={form} name={slot}>
              {(field) => (
                <DocumentSlot
                  slot={uploadSlot(kind, slot)}
                  label={slotWords(words.slots, kind, slot)}
                  help={needs[slot]}
                  success={slotWords(words.uploaded, kind, slot)}
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
      {(field) => (
        <TextField
          {...field}
          {...typing[name]}
          label={words.fields[name]}
          description={name.endsWith("IdNumber") ? words.idNumberNote : undefined}
          isRequired
        />
      )}
    </FormField>
  ));
}
