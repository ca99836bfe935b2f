import { paths } from "@reagent/api/pages/paths";
import { QuickOrder as QuickOrderRule } from "@reagent/domain/lookup";
import { quickOrderTotal } from "@reagent/domain/quantity";
import { Form, type Submitted } from "../../components/Form/Form.tsx";
import { FormField } from "../../components/Form/FormField.tsx";
import { SubmitButton } from "../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../components/Form/useShopForm.ts";
import { useOverlays } from "../../components/overlay/useOverlays.ts";
import { TextField } from "../../components/TextField/TextField.tsx";
import { TextLink } from "../../components/TextLink/TextLink.tsx";
import { useCartActions } from "../../data/use-cart-actions.tsx";
import { useCopy } from "../../language/language.tsx";
import { draftNames } from "../../state/draft-names.ts";
import { copy } from "./QuickOrder.copy.ts";
import * as css from "./QuickOrder.css.ts";

interface Fields {
  code: string;
  number: string;
}
const defaults: Fields = { code: "", number: "1" };

/**
 * Adds a product by its code (storefront §5, quick order). An empty field shows its error; without a code an alert is
 * shown, and an empty quantity or one below 1 becomes 1. Entries survive a log-in.
 */
export function QuickOrder() {
  const words = useCopy(copy);
  const quickOrder = useShopForm<Fields, Fields>(QuickOrderRule, {
    defaults,
    draftKey: draftNames.quickOrder,
    validateOn: "blur",
  });
  const { form } = quickOrder;
  const { addByCode } = useCartActions();
  const { alert } = useOverlays();

  const beforeAdding = () => {
    const { code, number } = form.getValues();
    if (quickOrderTotal(number) === 1) form.setValue("number", "1");
    if (code.trim() === "") void alert({ message: words.codeMissing, tone: "warning" });
  };
  const add = async ({ code, number }: Fields): Promise<Submitted<Fields>> => {
    const isAdded = await addByCode(code, quickOrderTotal(number) ?? 1);
    if (!isAdded) return { kind: "refused" };
    form.setFocus("code");
    form.reset(defaults);
    return { kind: "done" };
  };

  return (
    <div onSubmitCapture={beforeAdding}>
      <Form of={quickOrder} label={words.title} messages={words.messages} onSubmit={add}>
        <div className={css.fields}>
          <FormField of={quickOrder} name="code">
            {(field) => (
              <TextField
                {...field}
                label={words.code}
                placeholder={words.codeExample}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                isRequired
              />
            )}
          </FormField>
          <FormField of={quickOrder} name="number">
            {(field) => (
              <TextField {...field} label={words.number} inputMode="numeric" autoComplete="off" />
            )}
          </FormField>
        </div>
        <div className={css.end}>
          <TextLink kind="muted" to={paths.batchOrder()}>
            {words.batch}
          </TextLink>
          <SubmitButton busyLabel={words.adding}>{words.add}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
