import { readUserInfo } from "@reagent/api/contract/account";
import { readInvoice } from "@reagent/api/contract/invoice";
import { type Profile, readProfile, updateProfile } from "@reagent/api/contract/profile";
import { isInvoiceSaved, withoutUnusedFields } from "@reagent/domain/invoice";
import { type ProfileForm as Filled, profileSchema } from "@reagent/domain/profile";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useFreshDefaults } from "../../../components/Form/useFreshDefaults.ts";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useAddressMessages } from "../../address/parts/AddressFields/AddressFields.tsx";
import { copy as invoiceCopy } from "../Invoice/Invoice.copy.ts";
import * as css from "../parts/AccountPage/AccountPage.css.ts";
import { ContactFields } from "./ContactFields.tsx";
import { InvoiceFields } from "./InvoiceFields.tsx";
import { inputOf, sentOf } from "./profile-values.ts";
import { copy } from "./Profile.copy.ts";
import { UnitFields } from "./UnitFields.tsx";

/** The profile's form. Invoice information is submitted with it after a confirmation (customer centre §5, invoice form). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const words = useCopy(copy);
  const invoiceWords = useCopy(invoiceCopy);
  const messages = { ...useAddressMessages(), ...words.messages };
  const { confirm, toast } = useOverlays();
  const refresh = useRefresh();
  const { run } = useAction(updateProfile);
  const locks = { mobile: profile.mobile !== "", invoice: isInvoiceSaved(profile.invoiceType) };
  const defaults = inputOf(profile);
  const form = useShopForm<Filled, Filled>(profileSchema(locks), { defaults, draftKey: "profile" });
  useFreshDefaults(form, defaults);

  const save = async (filled: Filled): Promise<Submitted<Filled>> => {
    const isSubmitted = !locks.invoice && isInvoiceSaved(filled.invoice.type);
    if (isSubmitted && !(await confirm({ message: invoiceWords.confirmSubmit }))) {
      toast({ message: invoiceWords.submitDeclined, tone: "info" });
      return { kind: "refused" };
    }
    const invoice = locks.invoice ? defaults.invoice : withoutUnusedFields(filled.invoice);
    const outcome = await run(sentOf({ ...filled, invoice }, profile));
    if (!outcome.ok) return { kind: "refused" };
    toast({ message: words.saved, tone: "success" });
    form.dropDraft();
    await refresh(readProfile, readUserInfo, readInvoice);
    return { kind: "done" };
  };

  return (
    <Form
      of={form}
      label={words.form}
      messages={messages}
      alertOf={() => words.incomplete}
      onSubmit={save}
    >
      <div className={css.sections}>
        <ContactFields of={form} email={profile.email} isMobileLocked={locks.mobile} />
        <UnitFields of={form} />
        <InvoiceFields of={form} profile={profile} />
        <div>
          <SubmitButton busyLabel={words.saving}>{words.save}</SubmitButton>
        </div>
      </div>
    </Form>
  );
}
