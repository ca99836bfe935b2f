import { sendBulkEnquiry } from "@reagent/api/contract/enquiry";
import type { Profile } from "@reagent/api/contract/profile";
import { BulkEnquiry, type BulkPrefill } from "@reagent/domain/enquiry";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useCopy } from "../../../language/language.tsx";
import { enquiryMessages } from "../parts/enquiry-messages.ts";
import * as css from "../parts/EnquiryPage.css.ts";
import { firstValues, sentOf } from "./bulk-values.ts";
import { copy } from "./BulkEnquiry.copy.ts";
import { PersonFields } from "./PersonFields.tsx";
import { ProductFields } from "./ProductFields.tsx";

interface Props {
  readonly profile: Profile | undefined;
  readonly prefill: BulkPrefill;
}

/** The form for a bulk size. It stays busy until the message that it was sent is closed (storefront §4, submit buttons). */
export function BulkForm({ profile, prefill }: Props) {
  const words = useCopy(copy);
  const messages = { ...useCopy(enquiryMessages), ...words.messages };
  const { run } = useAction(sendBulkEnquiry);
  const { alert } = useOverlays();
  const defaults = firstValues(prefill, profile);
  // Each product has a draft of its own.
  const draftKey = `bulk enquiry about ${prefill.itemCode || prefill.productName}`;
  const form = useShopForm(BulkEnquiry, { defaults, draftKey });
  const send = async (enquiry: BulkEnquiry): Promise<Submitted<BulkEnquiry>> => {
    const outcome = await run(sentOf(enquiry, prefill));
    if (!outcome.ok) return { kind: "refused" };
    await alert({ message: words.sent, tone: "success" });
    form.form.reset(defaults);
    return { kind: "done" };
  };
  return (
    <Form of={form} label={words.form} messages={messages} onSubmit={send}>
      <div className={css.sections}>
        <ProductFields of={form} />
        <PersonFields of={form} />
        <div>
          <SubmitButton busyLabel={words.sending}>{words.send}</SubmitButton>
        </div>
      </div>
    </Form>
  );
}
