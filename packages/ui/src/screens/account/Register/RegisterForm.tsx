import { type Failure, isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { checkEmail, checkMobile, register } from "@reagent/api/contract/registration";
import { paths } from "@reagent/api/pages/paths";
import {
  Registration,
  type RegistrationInput,
  type RegistrationOutput,
} from "@reagent/domain/registration";
import { useNavigate } from "react-router-dom";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { failureMessage } from "../../../data/failure-words.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { useAddressMessages } from "../../address/parts/AddressFields/AddressFields.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { Agreement } from "./Agreement.tsx";
import { ChoiceField } from "./ChoiceField.tsx";
import { ContactSection } from "./ContactSection.tsx";
import { InvoiceSection } from "./InvoiceSection.tsx";
import { copy, messages } from "./Register.copy.ts";
import { register as screen } from "./Register.screen.ts";
import { nothingFilledIn, type RegistrationForm } from "./registration-form.ts";
import { WorkplaceSection } from "./WorkplaceSection.tsx";

/** The fields whose value only the server can refuse, by the code of the refusal. */
const refusedFields = [
  [codes.emailTaken, "email"],
  [codes.mobileTaken, "mobile"],
  [codes.passwordCommon, "password"],
] as const;

/** Registers a customer, who then activates the account by mail (storefront §5, registration; §8, already registered). */
export function RegisterForm() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const language = useLanguage();
  const formMessages = { ...useAddressMessages(), ...useCopy(messages) };
  const { run } = useAction(register);
  const { run: runEmail } = useAction(checkEmail);
  const { run: runMobile } = useAction(checkMobile);
  const { alert } = useOverlays();
  const navigate = useNavigate();
  const form: RegistrationForm = useShopForm(Registration, {
    defaults: nothingFilledIn,
    draftKey: "register",
    validateOn: "blur",
  });

  const refusalOf = (failure: Failure): Submitted<RegistrationInput> => {
    const refused = refusedFields.find(([code]) => isRefusal(failure, code));
    if (!refused) return { kind: "refused" };
    return { kind: "refused", field: refused[1], message: failureMessage(failure, language) };
  };
  const send = async (registration: RegistrationOutput): Promise<Submitted<RegistrationInput>> => {
    const { email, mobile, category } = registration;
    for (const checked of await Promise.all([runEmail({ email }), runMobile({ mobile })]))
      // Only a taken address or number stops the submission; the server decides whatever else fails.
      if (!checked.ok && isRefusal(checked.failure, codes.emailTaken, codes.mobileTaken))
        return refusalOf(checked.failure);
    const outcome = await run(registration);
    if (!outcome.ok) return refusalOf(outcome.failure);
    form.dropDraft();
    await alert({ title: words.doneTitle, message: words.done(email), tone: "success" });
    await navigate(paths.registered(), { state: { email, category } });
    return { kind: "done" };
  };
  const alertOf = (badFields: readonly string[]) =>
    badFields.every((name) => name === "isAgreed") ? words.agreeFirst : words.invalid;

  return (
    <Form of={form} label={title} messages={formMessages} onSubmit={send} alertOf={alertOf}>
      <AccountSection of={form} />
      <ContactSection of={form} />
      <WorkplaceSection of={form} />
      <InvoiceSection of={form} />
      <ChoiceField of={form} name="source" />
      <Agreement of={form} />
      <SubmitButton size="large" isWide busyLabel={words.busy}>
        {words.register}
      </SubmitButton>
    </Form>
  );
}
