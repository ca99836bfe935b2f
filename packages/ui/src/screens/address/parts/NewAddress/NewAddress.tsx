import { listAddresses } from "@reagent/api/contract/address";
import { readProfile } from "@reagent/api/contract/profile";
import { type AddressInput, EMPTY_ADDRESS } from "@reagent/domain/address";
import type { ReactNode } from "react";
import { Loading } from "../../../../components/Skeleton/Skeleton.tsx";
import { useCall } from "../../../../data/use-call.tsx";
import { inputOfProfile } from "../address-input.ts";
import { AddressSkeleton } from "../FullAddressForm/AddressSkeleton.tsx";

interface Props {
  /** Draws the form with the values that it begins with. */
  readonly children: (defaults: AddressInput) => ReactNode;
}

/** A new address: a customer's first one begins with what was typed at the registration. */
export function NewAddress({ children }: Props) {
  const book = useCall(listAddresses, { keywords: "" });
  const isFirst = book.data?.addresses.length === 0;
  const profile = useCall(readProfile, isFirst ? {} : null);
  if (book.isLoading || profile.isLoading)
    return (
      <Loading>
        <AddressSkeleton />
      </Loading>
    );
  return children(isFirst && profile.data ? inputOfProfile(profile.data) : EMPTY_ADDRESS);
}
