import {
  readUniversityInfo,
  saveUniversityInfo,
  type UniversityInfo,
} from "@reagent/api/contract/filing";
import { UniversityFiling } from "@reagent/domain/filing";
import * as v from "valibot";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import * as css from "../parts/AccountPage/AccountPage.css.ts";
import { FormSection } from "../parts/AccountPage/FormSection.tsx";
import { DocumentSection } from "../parts/DocumentSlot/DocumentSection.tsx";
import { DocumentSlot } from "../parts/DocumentSlot/DocumentSlot.tsx";
import { Slot, type SlotValue, slotValue } from "../parts/DocumentSlot/slot-value.ts";
import { copy } from "./University.copy.ts";
import { university as screen } from "./University.screen.ts";

const Schema = v.object({ ...UniversityFiling.entries, proof: Slot });

interface Input extends UniversityFiling, Record<string, unknown> {
  proof: SlotValue;
}

const names = ["university", "department", "teacher", "mobile", "phone"] as const;
const typing = {
  university: { autoComplete: "organization" },
  department: {},
  teacher: {},
  mobile: { type: "tel", autoComplete: "tel" },
  phone: { type: "tel" },
} as const;

/** The form of a research group and its proof, which can be changed later. */
export function UniversityForm({ info }: { info: UniversityInfo }) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const { toast } = useOverlays();
  const refresh = useRefresh();
  const { run } = useAction(saveUniversityInfo);
  const { uploadId, fileName, ...group } = info;
  const form = useShopForm<Input, v.InferOutput<typeof Schema>>(Schema, {
    defaults: { ...group, proof: slotValue({ uploadId, fileName }) },
    draftKey: "university",
  });

  const submit = async ({
    proof,
    ...filing
  }: v.InferOutput<typeof Schema>): Promise<Submitted<Input>> => {
    const outcome = await run({ ...filing, ...proof });
    if (!outcome.ok) return { kind: "refused" };
    toast({ message: words.saved, tone: "success" });
    await refresh(readUniversityInfo);
    return { kind: "done" };
  };

  return (
    <Form of={form} label={title} messages={words.messages} onSubmit={submit}>
      <div className={css.sections}>
        <FormSection title={words.group}>
          {names.map((name) => (
            <FormField key={name} of={form} name={name}>
              {(field) => (
                <TextField {...field} {...typing[name]} label={words.fields[name]} isRequired />
              )}
            </FormField>
          ))}
        </FormSection>
        <DocumentSection title={words.proofs}>
          <FormField of={form} name="proof">
            {(field) => (
              <DocumentSlot
                slot="university"
                label={words.proof}
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
