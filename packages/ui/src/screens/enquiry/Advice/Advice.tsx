import { sendAdvice } from "@reagent/api/contract/enquiry";
import { shop } from "@reagent/api/contract/shop";
import { Advice as Schema } from "@reagent/domain/enquiry";
import { PersonField } from "../../../blocks/PersonField/PersonField.tsx";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { FieldGrid } from "../../../components/Form/FieldGrid.tsx";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { enquiryMessages } from "../parts/enquiry-messages.ts";
import * as css from "../parts/EnquiryPage.css.ts";
import { EnquiryPage } from "../parts/EnquiryPage.tsx";
import { WithProfile } from "../parts/WithProfile.tsx";
import { copy } from "./Advice.copy.ts";
import { advice as screen } from "./Advice.screen.ts";

/** Complaints and suggestions, with the telephone line and the address for them (decisions, /advise). */
export function Advice() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const language = useLanguage();
  const { complaintsLine, salesEmail, serviceHours } = shop;
  const contacts = [
    {
      term: words.complaintsLine,
      value: <TextLink href={`tel:${complaintsLine}`}>{complaintsLine}</TextLink>,
    },
    {
      term: words.salesEmail,
      value: <TextLink href={`mailto:${salesEmail}`}>{salesEmail}</TextLink>,
    },
    { term: words.hours, value: serviceHours[language] },
  ];
  return (
    <EnquiryPage title={title} lead={words.lead}>
      <WithProfile>
        {(profile) => <Fields email={profile?.email ?? ""} mobile={profile?.mobile ?? ""} />}
      </WithProfile>
      <section aria-labelledby="advice-contacts">
        <SectionHead id="advice-contacts" size="small" title={words.contacts} />
        <DefinitionList entries={contacts} />
      </section>
    </EnquiryPage>
  );
}

function Fields({ email, mobile }: { email: string; mobile: string }) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const messages = { ...useCopy(enquiryMessages), ...words.messages };
  const { run } = useAction(sendAdvice);
  const { alert } = useOverlays();
  const defaults = { content: "", email, mobile };
  const form = useShopForm(Schema, { defaults, draftKey: "advice", validateOn: "blur" });
  const send = async (advice: Schema): Promise<Submitted<Schema>> => {
    const outcome = await run(advice);
    if (!outcome.ok) return { kind: "refused" };
    await alert({ message: words.sent, tone: "success" });
    form.form.reset(defaults);
    return { kind: "done" };
  };
  return (
    <div className={css.form}>
      <Form of={form} label={title} messages={messages} onSubmit={send}>
        <FormField of={form} name="content">
          {(field) => (
            <TextArea {...field} label={words.content} rows={10} maxRows={20} isRequired />
          )}
        </FormField>
        <FieldGrid>
          <PersonField of={form} name="email" label={words.email} />
          <PersonField of={form} name="mobile" label={words.mobile} />
        </FieldGrid>
        <div>
          <SubmitButton busyLabel={words.sending}>{words.send}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
