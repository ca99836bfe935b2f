import { sendSynthesisEnquiry } from "@reagent/api/contract/enquiry";
import type { Profile } from "@reagent/api/contract/profile";
import { SynthesisEnquiry } from "@reagent/domain/enquiry";
import { PersonField } from "../../../blocks/PersonField/PersonField.tsx";
import { FieldGrid } from "../../../components/Form/FieldGrid.tsx";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useCopy } from "../../../language/language.tsx";
import { enquiryMessages } from "../parts/enquiry-messages.ts";
import { copy } from "./Synthesis.copy.ts";

interface Props {
  readonly profile: Profile | undefined;
  /** The note that the address gives; empty for none. */
  readonly note: string;
}

/** The form for a synthesis. It stays busy until the message that it was sent is closed (storefront §4, submit buttons). */
export function SynthesisForm({ profile, note }: Props) {
  const words = useCopy(copy);
  const messages = useCopy(enquiryMessages);
  const { run } = useAction(sendSynthesisEnquiry);
  const { alert } = useOverlays();
  const defaults: SynthesisEnquiry = {
    email: profile?.email ?? "",
    name: profile?.name ?? "",
    mobile: profile?.mobile ?? "",
    company: profile?.company ?? "",
    casNumber: "",
    note,
  };
  const form = useShopForm(SynthesisEnquiry, { defaults, draftKey: "synthesis" });
  const send = async (enquiry: SynthesisEnquiry): Promise<Submitted<SynthesisEnquiry>> => {
    const outcome = await run(enquiry);
    if (!outcome.ok) return { kind: "refused" };
    await alert({ message: words.sent, tone: "success" });
    form.form.reset({ ...defaults, note: "" });
    return { kind: "done" };
  };
  return (
    <Form of={form} label={words.form} messages={messages} onSubmit={send}>
      <FieldGrid>
        <PersonField of={form} name="email" label={words.email} />
        <PersonField of={form} name="name" label={words.name} />
        <PersonField of={form} name="mobile" label={words.mobile} />
        <PersonField of={form} name="company" label={words.company} />
        <FormField of={form} name="casNumber">
          {(field) => <TextField {...field} label={words.casNumber} />}
        </FormField>
      </FieldGrid>
      <FormField of={form} name="note">
        {(field) => (
          <TextArea
            {...field}
            label={words.note}
            description={words.noteHelp}
            rows={5}
            maxRows={16}
          />
        )}
      </FormField>
      <div>
        <SubmitButton busyLabel={words.sending}>{words.send}</SubmitButton>
      </div>
    </Form>
  );
}
