import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import {
  readUniversityInfo,
  saveUniversityInfo,
  type UniversityInfo,
} from "@reagent/api/contract/filing";
import { requiredDocument, UniversityFiling } from "@reagent/domain/filing";
import * as v from "valibot";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { FormSection } from "../../../components/Form/FormSection.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import * as css from "../parts/AccountPage/AccountPage.css.ts";
import { useChosenUploads } from "../parts/DocumentSlot/chosen-uploads.ts";
import { DocumentSection } from "../parts/DocumentSlot/DocumentSection.tsx";
import { DocumentSlot } from "../parts/DocumentSlot/DocumentSlot.tsx";
import { Slot, type SlotValue, slotValue } from "../parts/DocumentSlot/slot-value.ts";
import { fields } from "./university-fields.ts";
import { copy } from "./University.copy.ts";
import { university as screen } from "./University.screen.ts";

const Schema = v.object({ ...UniversityFiling.entries, proof: requiredDocument(Slot) });

type Output = v.InferOutput<typeof Schema>;

interface Input extends UniversityFiling, Record<string, unknown> {
  proof: SlotValue;
}

const typing = {
  university: { autoComplete: "organization" },
  department: {},
  teacher: {},
  mobile: { type: "tel", autoComplete: "tel" },
  phone: { type: "tel" },
} as const;

/** The form of a research group and its proof, which is reviewed after it was submitted. */
export function UniversityForm({ info }: { info: UniversityInfo }) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const { toast } = useOverlays();
  const refresh = useRefresh();
  const { run } = useAction(saveUniversityInfo);
  const { uploadId, fileName, state: _, refusal: __, ...group } = info;
  const form = useShopForm<Input, Output>(Schema as v.GenericSchema<Input, Output>, {
    defaults: { ...group, proof: slotValue({ uploadId, fileName }) },
    draftKey: "university",
  });

  const { uploads, uploadChosen } = useChosenUploads();
  const submit = async ({ proof, ...filing }: Output): Promise<Submitted<Input>> => {
    const outcome = await run({ ...filing, ...proof });
    if (outcome.ok) toast({ message: words.saved, tone: "success" });
    // It may have been submitted in another tab: the submitted info is shown.
    const isSubmitted = outcome.ok || isRefusal(outcome.failure, codes.locked);
    if (isSubmitted) await refresh(readUniversityInfo);
    return { kind: isSubmitted ? "done" : "refused" };
  };

  return (
    <Form
      of={form}
      label={title}
      messages={words.messages}
      onSubmit={submit}
      beforeSubmit={uploadChosen}
    >
      <div className={css.sections}>
        <FormSection title={words.group}>
          {fields.map((name) => (
            <FormField key={name} of={form} name={name}>
              {(field) => (
                <TextField {...field} {...typing[name]} label={words.fields[name]} isRequired />
              )}
            </FormField>
          ))}
        </FormSection>
        <DocumentSection title={words.proofs} uploads={uploads}>
          <FormField of={form} name="proof">
            {(field) => (
              <DocumentSlot
                slot="university"
                label={words.proof}
                help={words.proofNeeded}
                success={words.proofUploaded}
                field={field}
              />
            )}
          </FormField>
        </DocumentSection>
        <div>
          <SubmitButton busyLabel={words.submitting}>{words.submit}</SubmitButton>
        </div>
      </div>
    </Form>
  );
}
