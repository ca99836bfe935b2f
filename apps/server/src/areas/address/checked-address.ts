import { codes } from "@reagent/api/contract/envelope";
import type { AddressDetails, AddressForm, InvoiceAddressForm } from "@reagent/domain/address";
import * as v from "valibot";
import type { Language, Words } from "../../http/language.ts";
import { Refusal } from "../../http/refusal.ts";
import { isRegionPath } from "../region/regions.ts";

const incomplete: Words = {
  zh: "地址信息不完整或不正确，请检查后再提交。",
  en: "The address is incomplete or wrong. Please check it.",
};

/** An address as its form accepts it, in a region that exists; refuses any other. */
export function checkedAddress(
  form: typeof AddressForm | typeof InvoiceAddressForm,
  sent: unknown,
  language: Language,
): AddressDetails {
  const read = v.safeParse(form, sent);
  if (!read.success || !isRegionPath(read.output)) {
    throw new Refusal(codes.badRequest, incomplete[language]);
  }
  return read.output;
}
