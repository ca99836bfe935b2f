import { readUserInfo } from "@reagent/api/contract/account";
import { applyForSpectrum } from "@reagent/api/contract/product";
import { SpectrumApplication as Schema } from "@reagent/domain/lookup";
import { PersonField } from "../../../../blocks/PersonField/PersonField.tsx";
import type { Draft } from "../../../../components/Form/drafts.ts";
import { Form, type Submitted } from "../../../../components/Form/Form.tsx";
import { FormField } from "../../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../../components/Form/useShopForm.ts";
import { SelectField } from "../../../../components/SelectField/SelectField.tsx";
import { Loading } from "../../../../components/Skeleton/Skeleton.tsx";
import { TextField } from "../../../../components/TextField/TextField.tsx";
import { useAction } from "../../../../data/use-action.tsx";
import { useCall } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./SpectrumApplication.copy.ts";
import { SpectrumSkeleton } from "./SpectrumSkeleton.tsx";

interface Application extends Record<string, string> {
  readonly email: string;
  readonly contact: string;
  readonly phone: string;
  readonly company: string;
  readonly productCode: string;
}

interface Props {
  readonly productCodes: readonly string[];
  readonly onSent: () => void;
}

/**
 * Requests a spectrum of a product; the fields are filled with the customer's data (storefront §5, spectrum application; §6,
 * logged-in customers).
 */
export function SpectrumApplication(props: Props) {
  const { data, isLoading, failure } = useCall(readUserInfo, {});
  // When it is read again after a failure, the form stays with what was typed.
  if (isLoading && !failure)
    return (
      <Loading>
        <SpectrumSkeleton />
      </Loading>
    );
  const { email = "", name: contact = "", mobile: phone = "", company = "" } = data ?? {};
  return <Fields {...props} known={{ email, contact, phone, company, productCode: "" }} />;
}

function Fields({ productCodes, onSent, known }: Props & { known: Application }) {
  const words = useCopy(copy);
  const { run } = useAction(applyForSpectrum);
  /* The draft may have been written about another product. */
  const adaptDraft = ({ productCode, ...draft }: Draft): Draft => ({
    ...draft,
    ...(productCodes.some((code) => code === productCode) && { productCode }),
  });
  const form = useShopForm<Application, Application>(Schema, {
    defaults: known,
    draftKey: "spectrum",
    adaptDraft,
  });
  const send = async (application: Application): Promise<Submitted<Application>> => {
    const outcome = await run(application);
    if (!outcome.ok) return { kind: "refused" };
    onSent();
    return { kind: "done" };
  };
  return (
    <Form of={form} label={words.title} messages={words.messages} onSubmit={send}>
      <FormField of={form} name="productCode">
        {(field) => (
          <SelectField
            {...field}
            label={words.productCode}
            placeholder={words.messages["spectrum-product-required"]}
            options={productCodes.map((value) => ({ value, label: value }))}
            isRequired
          />
        )}
      </FormField>
      <PersonField of={form} name="email" label={words.email} />
      <FormField of={form} name="contact">
        {(field) => <TextField {...field} label={words.contact} autoComplete="name" isRequired />}
      </FormField>
      <FormField of={form} name="phone">
        {(field) => (
          <TextField {...field} label={words.phone} type="tel" autoComplete="tel" isRequired />
        )}
      </FormField>
      <PersonField of={form} name="company" label={words.company} />
      <SubmitButton isWide busyLabel={words.sending}>
        {words.send}
      </SubmitButton>
    </Form>
  );
}
