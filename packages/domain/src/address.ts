import * as v from "valibot";
import { mobileNumber, optionalPostcode, optionalText, requiredText } from "./form-text.ts";
import { withOneInterpunct } from "./interpunct.ts";
import { judgeLandline, landlineFields } from "./landline.ts";
import { regionFields } from "./region.ts";

/** How many addresses a customer can save. */
export const MOST_ADDRESSES = 100;

const LONGEST = { receiver: 50, street: 200 } as const;

const shared = {
  ...regionFields,
  receiver: requiredText("receiver-required", LONGEST.receiver),
  /** Required on checkout alone (decisions, street address). */
  street: optionalText(LONGEST.street),
  postcode: optionalPostcode,
  ...landlineFields,
};

const everyProblem = { abortPipeEarly: false } as const;

/** A delivery address as a form has it: the mobile is 11 digits, and may have an extension (customer centre §5, address form). */
export const AddressForm = v.config(
  v.pipe(v.object({ ...shared, mobile: mobileNumber(/^\d{11}(-\d{1,8})?$/u) }), judgeLandline()),
  everyProblem,
);

/** The same at checkout, where the street is required (decisions, street address). */
export const CheckoutAddressForm = v.config(
  v.pipe(
    v.object({
      ...shared,
      street: requiredText("street-required", LONGEST.street),
      mobile: mobileNumber(/^\d{11}(-\d{1,8})?$/u),
    }),
    judgeLandline(),
  ),
  everyProblem,
);

/** Where invoices are sent: here the mobile is exactly 11 digits (customer centre §5, address form). */
export const InvoiceAddressForm = v.config(
  v.pipe(v.object({ ...shared, mobile: mobileNumber(/^\d{11}$/u) }), judgeLandline()),
  everyProblem,
);

export type AddressInput = v.InferInput<typeof AddressForm>;
export type AddressDetails = v.InferOutput<typeof AddressForm>;

export const EMPTY_ADDRESS: AddressInput = {
  province: "",
  city: "",
  district: "",
  receiver: "",
  mobile: "",
  street: "",
  postcode: "",
  area: "",
  phone: "",
  extension: "",
};

/** The actions of an address of the list (customer centre §4, address). */
export type AddressAction = "set-default" | "edit" | "delete";

/** The default address can only be edited. */
export function addressActions({ isDefault }: { isDefault: boolean }): readonly AddressAction[] {
  return isDefault ? ["edit"] : ["set-default", "edit", "delete"];
}

/** The fields that are searched. */
interface Findable {
  readonly receiver: string;
  readonly mobile: string;
  readonly phone: string;
  readonly postcode: string;
  readonly provinceName: string;
  readonly cityName: string;
  readonly districtName: string;
  readonly street: string;
}

/** Whether an address contains each of the keywords, in any case and with any point between the parts of a name (customer centre §2, /profile/address). */
export function isAddressFound(address: Findable, keywords: string): boolean {
  const { receiver, mobile: number, phone, postcode, street } = address;
  const place = `${address.provinceName}${address.cityName}${address.districtName}${street}`;
  const fold = (each: string) => withOneInterpunct(each).toLowerCase();
  const text = fold([receiver, number, phone, postcode, place].join("\n"));
  return fold(keywords)
    .split(/\s+/u)
    .every((word) => text.includes(word));
}
