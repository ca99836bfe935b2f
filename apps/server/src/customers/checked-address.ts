import { codes } from "@reagent/api/contract/envelope";
import { addressMessages } from "@reagent/api/messages/address";
import type { AddressDetails, AddressForm, InvoiceAddressForm } from "@reagent/domain/address";
import * as v from "valibot";
import type { Language } from "../basics/language.ts";
import { Refusal } from "../basics/refusal.ts";
import { isRegionPath } from "../catalogue/regions.ts";

/** An address as its form accepts it, in a region that exists; refuses any other. */
export function checkedAddress(
  form: typeof AddressForm | typeof InvoiceAddressForm,
  sent: unknown,
  language: Language,
): AddressDetails {
  const read = v.safeParse(form, sent);
  if (!read.success || !isRegionPath(read.output)) {
    throw new Refusal(codes.badRequest, addressMessages.incomplete[language]);
  }
  return read.output;
}
