import { addressOf } from "../../client/address.ts";
import {
  acceptQuote,
  downloadQuotation,
  issueQuotationTicket,
  listEnquiries,
  readEnquiry,
  sendAdvice,
  sendBulkEnquiry,
  sendSynthesisEnquiry,
} from "../../contract/enquiry.ts";
import { codes } from "../../contract/envelope.ts";
import { enquiryMessages } from "../../messages/enquiry.ts";
import type { AreaMock } from "../area-mock.ts";
import { enquiryDetail, enquirySummaries } from "../samples/enquiries.ts";
import { answers, refusal } from "../verbs.ts";

export const enquiry: AreaMock = () => [
  answers(sendAdvice, {}),
  answers(sendSynthesisEnquiry, {}),
  answers(sendBulkEnquiry, {}),
  answers(listEnquiries, ({ page, pageSize }, language) => {
    const all = enquirySummaries(language);
    const start = (page - 1) * pageSize;
    return { enquiries: all.slice(start, start + pageSize), total: all.length };
  }),
  answers(
    readEnquiry,
    ({ enquiryId }, language) =>
      enquiryDetail(enquiryId, language) ?? refusal(codes.notFound, enquiryMessages.noEnquiry),
  ),
  answers(acceptQuote, ({ enquiryId }) => {
    const quote = enquiryDetail(enquiryId, "zh")?.quote;
    if (!quote) return refusal(codes.notFound, enquiryMessages.noQuote);
    if (quote.state === "ordered") return refusal(codes.badRequest, enquiryMessages.quoteOrdered);
    if (quote.state === "expired") return refusal(codes.badRequest, enquiryMessages.quoteExpired);
    return {};
  }),
  answers(issueQuotationTicket, ({ enquiryId }) =>
    enquiryDetail(enquiryId, "zh")?.quote
      ? { url: addressOf(downloadQuotation, "", { enquiryId, ticket: "a-ticket" }) }
      : refusal(codes.notFound, enquiryMessages.noQuote),
  ),
  answers(downloadQuotation, {}),
];
