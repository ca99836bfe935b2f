import {
  acceptQuote,
  issueQuotationTicket,
  listEnquiries,
  readEnquiry,
  sendAdvice,
  sendBulkEnquiry,
  sendSynthesisEnquiry,
} from "@reagent/api/contract/enquiry";
import { codes } from "@reagent/api/contract/envelope";
import { callMessages } from "@reagent/api/messages/call";
import { enquiryMessages } from "@reagent/api/messages/enquiry";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";

const advice = { content: "包装渗漏", email: "lin@lab.example", mobile: "13800000000" };
const synthesis = {
  email: "lin@lab.example",
  name: "林静",
  mobile: "13800000000",
  company: "示例大学",
  casNumber: "",
  note: "需要公斤级定制。",
};
const bulk = {
  ...synthesis,
  province: "310000",
  place: "310104",
  district: "310104",
  address: "示例路100号",
  area: "",
  phone: "",
  extension: "",
  zip: "",
  fax: "",
  specification: "AR",
  productName: "乙醇",
  pack: "25L",
  quantity: "40",
  price: "",
  neededBy: "",
  isFirst: false,
  itemCode: "E809056",
  origin: "specification",
} as const;

const incomplete = [codes.badRequest, callMessages.incomplete] as const;

export const exchanges: readonly Exchange[] = [
  answered("guest", sendAdvice, advice),
  answered("customer", sendAdvice, advice),
  refused("guest", sendAdvice, { ...advice, content: "" }, ...incomplete, "no content"),
  answered("guest", sendSynthesisEnquiry, synthesis),
  answered("customer", sendSynthesisEnquiry, synthesis),
  refused("guest", sendSynthesisEnquiry, { ...synthesis, name: "" }, ...incomplete, "no contact"),
  answered("guest", sendBulkEnquiry, bulk),
  answered("customer", sendBulkEnquiry, bulk),
  refused("guest", sendBulkEnquiry, { ...bulk, pack: "" }, ...incomplete, "no pack"),
  refused("guest", sendBulkEnquiry, { ...bulk, quantity: "-5abc" }, ...incomplete, "no amount"),
  refused("guest", sendAdvice, { ...advice, mobile: "abc" }, ...incomplete, "no phone"),
  answered("customer", listEnquiries, { page: 1, pageSize: 2 }, ({ enquiries, total }) => {
    expect(enquiries).toHaveLength(2);
    expect(total).toBeGreaterThan(1);
  }),
  answered(
    "customer",
    readEnquiry,
    ({ enquiries }) => ({ enquiryId: enquiries.waiting }),
    ({ answeredAt, quote }) => {
      expect([answeredAt, quote]).toEqual([null, null]);
    },
  ),
  answered(
    "customer",
    readEnquiry,
    ({ enquiries }) => ({ enquiryId: enquiries.quoted }),
    ({ fields, quote }) => {
      expect(fields.length).toBeGreaterThan(0);
      expect(quote?.total).toBe((quote?.price ?? 0) * (quote?.quantity ?? 0));
    },
  ),
  refused(
    "customer",
    readEnquiry,
    { enquiryId: "another" },
    codes.notFound,
    enquiryMessages.noEnquiry,
    "another customer's",
  ),
  answered("customer", acceptQuote, ({ enquiries }) => ({ enquiryId: enquiries.quoted })),
  refused(
    "customer",
    acceptQuote,
    ({ enquiries }) => ({ enquiryId: enquiries.waiting }),
    codes.notFound,
    enquiryMessages.noQuote,
    "no quote",
  ),
  refused(
    "customer",
    acceptQuote,
    ({ enquiries }) => ({ enquiryId: enquiries.expired }),
    codes.badRequest,
    enquiryMessages.quoteExpired,
    "an expired quote",
  ),
  ...(["quoted", "expired"] as const).map((state) =>
    answered(
      "customer",
      issueQuotationTicket,
      ({ enquiries }) => ({ enquiryId: enquiries[state] }),
      ({ url }, { enquiries }) => {
        expect(url).toContain(`/api/center/enquiry/pdf?enquiry_id=${enquiries[state]}&ticket=`);
      },
      { about: `a quote that is ${state}` },
    ),
  ),
  refused(
    "customer",
    issueQuotationTicket,
    ({ enquiries }) => ({ enquiryId: enquiries.waiting }),
    codes.notFound,
    enquiryMessages.noQuote,
    "no quote",
  ),
];
