import type { Confirmation } from "@reagent/api/contract/checkout";
import { paths } from "@reagent/api/pages/paths";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { AddressText } from "../../address/parts/AddressText.tsx";
import * as css from "./Checkout.css.ts";
import { copy } from "./InvoiceDelivery.copy.ts";

export interface InvoiceDeliveryProps {
  readonly place: Confirmation["invoiceAddress"];
  readonly goesApart: boolean;
  readonly onChange: (goesApart: boolean) => void;
}

/** The delivery of a paper invoice: with the goods, or to the customer's invoice address. */
export function InvoiceDelivery({ place, goesApart, onChange }: InvoiceDeliveryProps) {
  const words = useCopy(copy);
  const hasPlace = place.addressId !== "";
  return (
    <div>
      <RadioGroup
        label={words.label}
        layout="inline"
        hasMessageLine={false}
        value={goesApart ? "apart" : "with-goods"}
        onChange={(choice) => onChange(choice === "apart")}
        options={[
          { value: "with-goods", label: words.withGoods },
          ...(hasPlace ? [{ value: "apart", label: words.apart } as const] : []),
        ]}
      />
      <p className={css.note}>
        {goesApart && (
          <>
            {place.receiver}　{place.mobile}　<AddressText place={place} />
            {"　"}
          </>
        )}
        <TextLink kind="inline" to={paths.cartInvoiceAddress()}>
          {hasPlace ? words.change : words.add}
        </TextLink>
      </p>
    </div>
  );
}
