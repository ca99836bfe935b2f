import {
  acceptQuote as acceptQuoteEndpoint,
  downloadQuotation,
  issueQuotationTicket,
  listEnquiries,
  readEnquiry,
  sendAdvice,
  sendBulkEnquiry,
  sendSynthesisEnquiry,
} from "@reagent/api/contract/enquiry";
import { codes } from "@reagent/api/contract/envelope";
import { callMessages } from "@reagent/api/messages/call";
import { Advice, BulkEnquiry, SynthesisEnquiry } from "@reagent/domain/enquiry";
import { joinLandline } from "@reagent/domain/landline";
import * as v from "valibot";
import { Refusal } from "../../basics/refusal.ts";
import { answers, answersCustomer, type Call, changes, downloads } from "../../calls/call.ts";
import { regionName, regionPathOf } from "../../catalogue/regions.ts";
import { storeEnquiry } from "../../customers/enquiries.ts";
import { readOwnEnquiries, readOwnEnquiry } from "../../ordering/quotes/own-enquiries.ts";
import { acceptQuote } from "../../ordering/quotes/quotes.ts";
import { issueTicketOfQuotation, openQuotation } from "./quotation.ts";

export const enquiryRoutes = [
  answers(sendAdvice, async (call, { database }) => {
    const { email, ...content } = parsed(Advice, call);
    await database.transact((tx) => storeEnquiry({ kind: "advice", email, content }, call, tx));
    return {};
  }),
  answers(sendSynthesisEnquiry, async (call, { database }) => {
    const { email, ...content } = parsed(SynthesisEnquiry, call);
    await database.transact((tx) => storeEnquiry({ kind: "synthesis", email, content }, call, tx));
    return {};
  }),
  answers(sendBulkEnquiry, async (call, { database }) => {
    const { params } = call;
    const region = regionPathOf(params.place);
    const { email, province, city, district, area, phone, extension, isFirst, ...fields } = parsed(
      BulkEnquiry,
      { ...call, params: { ...params, ...region } },
    );
    const content = {
      ...fields,
      region: [province, city, district]
        .map((code) => regionName(code) ?? "")
        .join(" ")
        .trim(),
      landline: joinLandline({ area, phone, extension }),
      isFirst: isFirst ? "yes" : "no",
      origin: params.origin,
    };
    await database.transact((tx) => storeEnquiry({ kind: "bulk", email, content }, call, tx));
    return {};
  }),
  answersCustomer(listEnquiries, (call, { database }) => readOwnEnquiries(call, database.read)),
  answersCustomer(readEnquiry, (call, { database }) => readOwnEnquiry(call, database.read)),
  changes(acceptQuoteEndpoint, acceptQuote),
  changes(issueQuotationTicket, issueTicketOfQuotation),
  downloads(downloadQuotation, openQuotation),
];

/** The entries of a form as its schema reads them; a caller with others did not use the form. */
function parsed<Output>(
  schema: v.GenericSchema<unknown, Output>,
  { params, language }: Pick<Call<unknown>, "params" | "language">,
): Output {
  const read = v.safeParse(schema, params);
  if (!read.success) throw new Refusal(codes.badRequest, callMessages.incomplete[language]);
  return read.output;
}
