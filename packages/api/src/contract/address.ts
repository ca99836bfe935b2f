import { LONGEST_ADDRESS_TEXT } from "@reagent/domain/address-text";
import {
  entity,
  type EntityOf,
  flag,
  id,
  list,
  maybe,
  nothing,
  optionalId,
  text,
  line,
  lines,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";

/** A delivery address (customer centre §3, address). */
export const Address = entity({
  addressId: ["adr_id", id],
  receiver: ["adr_receiver", text],
  mobile: ["adr_mobile", text],
  /** Area, number and extension joined by -. */
  phone: ["adr_phone", text],
  postcode: ["adr_postcode", text],
  street: ["adr_street", text],
  province: ["adr_province", optionalId],
  city: ["adr_city", optionalId],
  district: ["adr_district", optionalId],
  provinceName: ["province_name", text],
  cityName: ["city_name", text],
  districtName: ["district_name", text],
  isDefault: ["adr_default", flag],
});
export type Address = EntityOf<typeof Address>;

/** An address as its form sends it. */
const fields = {
  province: ["province", optionalId],
  city: ["city", optionalId],
  district: ["district", optionalId],
  street: ["address", line()],
  receiver: ["username", line()],
  mobile: ["mobile", line()],
  postcode: ["zip", line()],
  area: ["area", line()],
  phone: ["phone", line()],
  extension: ["extension", line()],
} as const;

/** The customer's addresses, the default one first; with keywords, those that contain all of them. */
export const listAddresses = endpoint(
  "listAddresses",
  "GET /api/address/list",
  entity({ keywords: ["keywords", line()] }),
  entity({ addresses: ["list", list(Address)] }),
  { auth: "required" },
);

export const readAddress = endpoint(
  "readAddress",
  "GET /api/address/info",
  entity({ addressId: ["id", id] }),
  Address,
  { auth: "required", failures: { [codes.notFound]: "empty" } },
);

/** A customer's first address always becomes the default one. */
export const addAddress = endpoint(
  "addAddress",
  "POST /api/address/add",
  entity({ ...fields, isDefault: ["adr_default", flag] }),
  entity({ addressId: ["adr_id", id] }),
  { auth: "required", isRepeatable: true, failures: { [codes.badRequest]: "warning-alert" } },
);

export const updateAddress = endpoint(
  "updateAddress",
  "POST /api/address/update",
  entity({ ...fields, addressId: ["adr_id", id] }),
  nothing,
  {
    auth: "required",
    failures: { [codes.badRequest]: "warning-alert", [codes.notFound]: "warning-alert" },
  },
);

export const setDefaultAddress = endpoint(
  "setDefaultAddress",
  "POST /api/address/default",
  entity({ addressId: ["adr_id", id] }),
  nothing,
  { auth: "required", failures: { [codes.notFound]: "warning-alert" } },
);

/** Either parameter names the address. The default one cannot be deleted. */
export const deleteAddress = endpoint(
  "deleteAddress",
  "POST /api/address/delete",
  entity({ addressId: ["adr_id", maybe(id)], id: ["id", maybe(id)] }),
  nothing,
  {
    auth: "required",
    failures: { [codes.badRequest]: "warning-alert", [codes.notFound]: "warning-alert" },
  },
);

/** The parts of an address that was pasted as text; parts that are not found are empty. A POST, so that logs of URLs do not hold the text. */
export const resolveAddress = endpoint(
  "resolveAddress",
  "POST /api/address/resolve",
  entity({ text: ["address", lines(2 * LONGEST_ADDRESS_TEXT)] }),
  entity({
    province: ["adr_province", optionalId],
    city: ["adr_city", optionalId],
    district: ["adr_district", optionalId],
    street: ["detail", text],
    receiver: ["name", text],
    mobile: ["mobile", text],
    area: ["area", text],
    phone: ["phone", text],
    extension: ["extension", text],
    postcode: ["zip", text],
  }),
  { isRead: true, auth: "required" },
);

/** The customer's address for invoices (customer centre §3, invoice address). */
export const invoiceAddressFields = {
  receiver: ["invaddr_receiver", line()],
  mobile: ["invaddr_mobile", line()],
  /** Area, number and extension joined by -. */
  phone: ["invaddr_phone", line()],
  postcode: ["invaddr_postcode", line()],
  province: ["invaddr_province", optionalId],
  city: ["invaddr_city", optionalId],
  district: ["invaddr_district", optionalId],
  street: ["invaddr_street", line()],
} as const;

/** The id is missing before the first address is saved. */
export const InvoiceAddress = entity({
  addressId: ["invaddr_id", optionalId],
  ...invoiceAddressFields,
});
export type InvoiceAddress = EntityOf<typeof InvoiceAddress>;

export const readInvoiceAddress = endpoint(
  "readInvoiceAddress",
  "GET /api/invoice/address/info",
  nothing,
  InvoiceAddress,
  { auth: "required" },
);

export const updateInvoiceAddress = endpoint(
  "updateInvoiceAddress",
  "POST /api/invoice/address/update",
  entity(invoiceAddressFields),
  nothing,
  { auth: "required", failures: { [codes.badRequest]: "warning-alert" } },
);
