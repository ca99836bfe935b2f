import type { AddressDetails, AddressInput } from "@reagent/domain/address";
import type { ReactNode } from "react";
import { Form, type Submitted } from "../../../../components/Form/Form.tsx";
import type { ShopForm } from "../../../../components/Form/useShopForm.ts";
import {
  AddressFields,
  type Received,
  useAddressMessages,
} from "../AddressFields/AddressFields.tsx";
import { PasteAddress } from "../PasteAddress/PasteAddress.tsx";

interface Props {
  readonly of: ShopForm<AddressInput, AddressDetails>;
  readonly label: string;
  readonly onSubmit: (details: AddressDetails) => Promise<Submitted<AddressInput>>;
  readonly isStreetRequired?: boolean;
  readonly receives?: Received;
  /** The buttons. */
  readonly children: ReactNode;
}

/** The form of an address, with a field to paste a whole address into. */
export function FullAddressForm({
  of,
  label,
  onSubmit,
  isStreetRequired = false,
  receives = "goods",
  children,
}: Props) {
  return (
    <>
      <PasteAddress of={of} receives={receives} />
      <Form of={of} label={label} messages={useAddressMessages()} onSubmit={onSubmit}>
        <AddressFields of={of} isStreetRequired={isStreetRequired} receives={receives} />
        {children}
      </Form>
    </>
  );
}
