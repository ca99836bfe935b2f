import { paths } from "@reagent/api/pages/paths";
import { ShippingLookup } from "@reagent/domain/lookup";
import { useNavigate } from "react-router-dom";
import { Form, type Submitted } from "../../../../components/Form/Form.tsx";
import { FormField } from "../../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../../components/Form/useShopForm.ts";
import { TextField } from "../../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { storageKeys } from "../../../../state/storage-keys.ts";
import { useStorage } from "../../../../state/storage.tsx";
import { copy } from "./ShippingForm.copy.ts";

const { shipping } = storageKeys;

interface Props {
  /** Called once a lookup is stored, also one that repeats the last. */
  readonly onAsk?: () => void;
}

type Lookup = { company: string; orderCode: string };

/** Stores whose parcels are looked up, and leads to them; it starts with what the result page shows (storefront §5, shipping search). */
export function ShippingForm({ onAsk }: Props) {
  const words = useCopy(copy);
  const { local } = useStorage();
  const navigate = useNavigate();
  const form = useShopForm<Lookup, Lookup>(ShippingLookup, {
    defaults: {
      company: local.get(shipping.company) ?? "",
      orderCode: local.get(shipping.orderCode) ?? "",
    },
  });
  const find = async ({ company, orderCode }: Lookup): Promise<Submitted<Lookup>> => {
    local.set(shipping.company, company);
    local.set(shipping.orderCode, orderCode);
    onAsk?.();
    void navigate(paths.trackedOrder());
    return { kind: "done" };
  };
  return (
    <Form of={form} label={words.label} messages={words.messages} onSubmit={find}>
      <FormField of={form} name="company">
        {(field) => (
          <TextField
            {...field}
            label={words.company}
            description={words.companyHelp}
            autoComplete="organization"
            isRequired
          />
        )}
      </FormField>
      <FormField of={form} name="orderCode">
        {(field) => <TextField {...field} label={words.orderCode} autoComplete="off" isRequired />}
      </FormField>
      <SubmitButton>{words.find}</SubmitButton>
    </Form>
  );
}
