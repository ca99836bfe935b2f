import { ENQUIRY_FIELDS, ENQUIRY_KINDS, LONGEST_MESSAGE } from "@reagent/domain/enquiry";
import {
  amount,
  code,
  count,
  day,
  entity,
  type EntityOf,
  flag,
  id,
  instant,
  line,
  lines,
  list,
  maybe,
  nothing,
  optionalId,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";

/** A complaint or suggestion; whatever the answer, its message looks like a success (storefront §8, advice). */
export const sendAdvice = endpoint(
  "sendAdvice",
  "POST /api/enquiry/advice",
  entity({
    content: ["content", lines(LONGEST_MESSAGE)],
    email: ["email", line()],
    mobile: ["mobile", line()],
  }),
  nothing,
  { auth: "optional", failures: { otherwise: "success-alert" } },
);

/** An enquiry about a custom synthesis (storefront §3, custom synthesis enquiry). */
export const sendSynthesisEnquiry = endpoint(
  "sendSynthesisEnquiry",
  "POST /api/enquiry/synthesis",
  entity({
    email: ["cus_email", line()],
    name: ["cus_name", line()],
    mobile: ["cus_mobile", line()],
    company: ["cus_company", line()],
    casNumber: ["cas", line()],
    note: ["note", lines(LONGEST_MESSAGE)],
  }),
  nothing,
  { part: "synthesis", auth: "optional" },
);

/** An enquiry about a bulk size of a product (storefront §3, bulk enquiry). */
export const sendBulkEnquiry = endpoint(
  "sendBulkEnquiry",
  "POST /api/enquiry/bulk",
  entity({
    email: ["cus_email", line()],
    name: ["cus_name", line()],
    company: ["cus_company", line()],
    mobile: ["cus_mobile", line()],
    province: ["cus_province", optionalId],
    /** The smallest region known: the district, or the city. */
    place: ["cus_city", optionalId],
    district: ["district", optionalId],
    address: ["cus_address", line()],
    area: ["cus_phone_1", line()],
    phone: ["cus_phone_2", line()],
    extension: ["cus_phone_3", line()],
    zip: ["cus_zip", line()],
    fax: ["cus_fax", line()],
    specification: ["product_spec", line()],
    productName: ["product_name", line()],
    pack: ["product_package", line()],
    casNumber: ["cas", line()],
    quantity: ["product_num", line()],
    price: ["price", line()],
    neededBy: ["use_time", line()],
    note: ["note", lines(LONGEST_MESSAGE)],
    isFirst: ["if_first", flag],
    itemCode: ["item_code", line()],
    /** Whether the page was opened for a specification. */
    origin: ["type", code({ 0: "other", 1: "specification" }, "other")],
  }),
  nothing,
  { auth: "optional" },
);

const sameNames = <const Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as Readonly<Record<Name, Name>>;

const kind = code(sameNames(ENQUIRY_KINDS), "other");
const quoteState = code(sameNames(["open", "accepted", "ordered", "expired"]), "none");

const summary = {
  enquiryId: ["enquiry_id", id],
  kind: ["kind", kind],
  /** What it is about, in one line. */
  about: ["about", text],
  sentAt: ["created_at", instant],
  /** Null until it is answered. */
  answeredAt: ["answered_at", maybe(instant)],
} as const;

/** An enquiry in the list; its quote is none where it has none. */
export const EnquirySummary = entity({ ...summary, quoteState: ["quote_state", quoteState] });
export type EnquirySummary = EntityOf<typeof EnquirySummary>;

/** A price that was offered in answer to an enquiry, once for the whole quantity, until its last day. */
export const Quote = entity({
  productCode: ["product_code", text],
  /** Empty where the pack is not in the catalogue any more, as are name and pack. */
  itemCode: ["item_code", text],
  name: ["item_name", text],
  pack: ["product_pack", text],
  /** Of one pack. */
  price: ["price", amount],
  quantity: ["quantity", count],
  total: ["total_price", amount],
  lastDay: ["last_day", day],
  state: ["state", quoteState],
});
export type Quote = EntityOf<typeof Quote>;

/** An enquiry with what was written in its form, without empty fields. */
export const EnquiryDetail = entity({
  ...summary,
  email: ["email", text],
  fields: [
    "fields",
    list(
      entity({ name: ["name", code(sameNames(ENQUIRY_FIELDS), "other")], value: ["value", text] }),
    ),
  ],
  answer: ["answer", text],
  quote: ["quote", maybe(Quote)],
});
export type EnquiryDetail = EntityOf<typeof EnquiryDetail>;

/** The customer's enquiries, newest first; also those that were sent before logging in, with the address of the account. */
export const listEnquiries = endpoint(
  "listEnquiries",
  "GET /api/center/enquiry/list",
  entity({ page: ["page", count], pageSize: ["limit", count] }),
  entity({ enquiries: ["data", list(EnquirySummary)], total: ["total", count] }),
  { auth: "required", screenHandlesExpiry: true },
);

/** One of the customer's enquiries. */
export const readEnquiry = endpoint(
  "readEnquiry",
  "GET /api/center/enquiry/detail",
  entity({ enquiryId: ["enquiry_id", id] }),
  EnquiryDetail,
  { auth: "required", screenHandlesExpiry: true, failures: { [codes.notFound]: "empty" } },
);

/** Puts the pack of an enquiry's quote into the cart, at its price and quantity; a repeat changes nothing. */
export const acceptQuote = endpoint(
  "acceptQuote",
  "POST /api/center/enquiry/accept",
  entity({ enquiryId: ["enquiry_id", id] }),
  nothing,
  {
    auth: "required",
    isRepeatable: true,
    failures: { [codes.badRequest]: "warning-alert", [codes.notFound]: "warning-alert" },
  },
);

/** The URL of the quotation of an enquiry, valid for one request within a minute. */
export const issueQuotationTicket = endpoint(
  "issueQuotationTicket",
  "POST /api/center/enquiry/ticket",
  entity({ enquiryId: ["enquiry_id", id] }),
  entity({ url: ["url", text] }),
  { auth: "required", failures: { [codes.notFound]: "warning-alert" } },
);

/** A quotation as PDF, for a ticket, in whatever state its quote is (decisions, quotes). */
export const downloadQuotation = endpoint(
  "downloadQuotation",
  "GET /api/center/enquiry/pdf",
  entity({ enquiryId: ["enquiry_id", id], ticket: ["ticket", id] }),
  nothing,
  { kind: "download" },
);
