import { isRefusal, isRefusedForContent } from "@reagent/api/client/failure";
import { readBasket } from "@reagent/api/contract/basket";
import { codes } from "@reagent/api/contract/envelope";
import { readOrchardUser } from "@reagent/api/contract/gift";
import {
  createGiftOrder,
  type GiftCheckout,
  readGiftCheckout,
} from "@reagent/api/contract/gift-order";
import { paths } from "@reagent/api/pages/paths";
import {
  type GiftOrderDetails,
  GiftOrderForm as Schema,
  type GiftOrderInput,
  LONGEST_GIFT_NOTE,
} from "@reagent/domain/gift-order";
import { useId } from "react";
import { useNavigate } from "react-router-dom";
import * as page from "../../../blocks/OrderSide/OrderPage.css.ts";
import { OrderSide } from "../../../blocks/OrderSide/OrderSide.tsx";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { useFormContext } from "../../../components/Form/form-context.ts";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { useStorage } from "../../../state/storage.tsx";
import {
  PlaceFields,
  useAddressMessages,
} from "../../address/parts/AddressFields/AddressFields.tsx";
import { GiftLines } from "../parts/GiftLines/GiftLines.tsx";
import { GrainsTotal, ShortGrainsTotal } from "../parts/GrainsTotal/GrainsTotal.tsx";
import { AddressBook, placeOf } from "./AddressBook.tsx";
import { copy } from "./GiftCheckout.copy.ts";

const EMPTY: GiftOrderInput = {
  province: "",
  city: "",
  district: "",
  street: "",
  receiver: "",
  mobile: "",
  note: "",
};

/** Where the gifts are sent, the gifts, and their total; the default address is filled in. */
export function GiftOrderForm({ checkout }: { checkout: GiftCheckout }) {
  const words = useCopy(copy);
  const { addresses, customer, lines } = checkout;
  const usual = addresses.find(({ isDefault }) => isDefault);
  const form = useShopForm(Schema, {
    defaults: usual ? { ...EMPTY, ...placeOf(usual) } : EMPTY,
    draftKey: "gift-checkout",
  });
  const place = usePlaceOrder(lines);
  const [deliveryId, giftsId] = [useId(), useId()];
  return (
    <Form of={form} label={words.delivery} messages={useAddressMessages()} onSubmit={place}>
      <div className={page.page}>
        <div className={page.sections}>
          <section className={page.section} aria-labelledby={deliveryId}>
            <h2 className={page.title} id={deliveryId}>
              {words.delivery}
            </h2>
            {customer.company && (
              <DefinitionList entries={[{ term: words.company, value: customer.company }]} />
            )}
            <AddressBook of={form} addresses={addresses} />
            <div>
              <PlaceFields of={form} isStreetRequired />
              <FormField of={form} name="note">
                {(field) => (
                  <TextArea
                    {...field}
                    label={words.note}
                    placeholder={words.noteHint}
                    rows={2}
                    maxRows={6}
                    maxLength={LONGEST_GIFT_NOTE}
                  />
                )}
              </FormField>
            </div>
          </section>
          <section className={page.section} aria-labelledby={giftsId}>
            <div className={page.head}>
              <h2 className={page.title} id={giftsId}>
                {words.gifts}
              </h2>
              <TextLink kind="muted" to={paths.basket()}>
                {words.backToBasket}
              </TextLink>
            </div>
            <GiftLines lines={lines} />
          </section>
        </div>
        <Summary checkout={checkout} />
      </div>
    </Form>
  );
}

/** The total beside the form, with the button that submits it. */
function Summary({ checkout: { total, grains } }: { checkout: GiftCheckout }) {
  const words = useCopy(copy);
  const { isBusy } = useFormContext();
  const id = useId();
  return (
    <OrderSide
      labelledBy={id}
      sums={<GrainsTotal id={id} label={words.total} total={total} grains={grains} />}
      barTotal={<ShortGrainsTotal total={total} grains={grains} />}
      action={isBusy ? words.submitting : words.submit}
      isBusy={isBusy}
      isSecondary={grains < total}
    >
      {grains < total && <Notice tone="points">{words.tooFew}</Notice>}
    </OrderSide>
  );
}

/** Places the order of the shown lines, stores its id on the device, and goes to its payment (customer centre §4, gift order). */
function usePlaceOrder(expectedLines: GiftCheckout["lines"]) {
  const { local } = useStorage();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { run } = useAction(createGiftOrder);
  return async (details: GiftOrderDetails): Promise<Submitted<GiftOrderInput>> => {
    const outcome = await run({ ...details, expectedLines });
    if (!outcome.ok) {
      const { failure } = outcome;
      // The basket is not as it was shown.
      if (isRefusedForContent(failure) && !isRefusal(failure, codes.badRequest))
        await refresh(readGiftCheckout, readOrchardUser);
      return { kind: "refused" };
    }
    const { orderId } = outcome.data;
    local.set(storageKeys.placedGiftOrder, orderId);
    void refresh(readOrchardUser, readBasket);
    // Going back leads to the basket, so that the order cannot be placed twice.
    void navigate(paths.giftPayment({ fruitsOrderId: orderId }), { replace: true });
    return { kind: "done" };
  };
}
