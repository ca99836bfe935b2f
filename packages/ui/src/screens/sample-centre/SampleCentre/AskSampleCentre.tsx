import { readUserInfo } from "@reagent/api/contract/account";
import { sendSampleCentreMessage } from "@reagent/api/contract/sample-centre";
import { SampleCentreMessage } from "@reagent/domain/enquiry";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { Spinner } from "../../../components/Spinner/Spinner.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useSession } from "../../../state/session.ts";
import { copy } from "./SampleCentre.copy.ts";
import * as css from "./SampleCentre.css.ts";

/** A question to the sample centre (storefront §5, sample-centre message). A customer's address is filled in. */
export function AskSampleCentre() {
  const words = useCopy(copy);
  const { isLoggedIn } = useSession();
  const { data, isLoading } = useCall(readUserInfo, isLoggedIn ? {} : null);
  return (
    <section className={css.ask} aria-labelledby="ask-sample-centre">
      <SectionHead id="ask-sample-centre" title={words.ask} />
      {isLoading ? <Spinner size="large" /> : <Fields email={data?.email ?? ""} />}
    </section>
  );
}

function Fields({ email }: { email: string }) {
  const words = useCopy(copy);
  const { run } = useAction(sendSampleCentreMessage);
  const { alert } = useOverlays();
  const defaults = { from: email, message: "" };
  const form = useShopForm(SampleCentreMessage, { defaults, draftKey: "sample-centre" });
  const send = async (message: typeof defaults): Promise<Submitted<typeof defaults>> => {
    const outcome = await run(message);
    if (!outcome.ok) return { kind: "refused" };
    form.form.reset(defaults);
    void alert({ message: words.sent, tone: "success" });
    return { kind: "done" };
  };
  return (
    <Form of={form} label={words.ask} messages={words.messages} onSubmit={send}>
      <FormField of={form} name="from">
        {(field) => (
          <TextField {...field} label={words.email} type="email" autoComplete="email" isRequired />
        )}
      </FormField>
      <FormField of={form} name="message">
        {(field) => <TextArea {...field} label={words.question} maxRows={12} isRequired />}
      </FormField>
      <SubmitButton busyLabel={words.sending}>{words.send}</SubmitButton>
    </Form>
  );
}
