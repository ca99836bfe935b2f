import type { AddressDetails, AddressInput } from "@reagent/domain/address";
import type { ReactNode } from "react";
import { Form, type Submitted } from "../../../../components/Form/Form.tsx";
import type { ShopForm } from "../../../../components/Form/useShopForm.ts";
import { AddressFields, useAddressMessages } from "../AddressFields/AddressFields.tsx";
import { PasteAddress } from "../PasteAddress/PasteAddress.tsx";

interface Props {
  readonly of: ShopForm<AddressInput, AddressDetails>;
  readonly label: string;
  readonly onSubmit: (details: AddressDetails) => Promise<Submitted<AddressInput>>;
  readonly isStreetRequired?: boolean;
  /** The buttons. */
  readonly children: ReactNode;
}

/** The form of an address, with a field to paste a whole address into. */
export function FullAddressForm({ of, label, onSubmit, isStreetRequired, children }: Props) {
  return (
    <>
      <PasteAddress of={of} />
      <Form of={of} label={label} messages={useAddressMessages()} onSubmit={onSubmit}>
        <AddressFields of={of} isStreetRequired={isStreetRequired ?? false} />
        {children}
      </Form>
    </>
  );
}
