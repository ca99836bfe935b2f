import { addressOf } from "@reagent/api/client/address";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { downloadQuotation, type issueQuotationTicket } from "@reagent/api/contract/enquiry";
import { codes } from "@reagent/api/contract/envelope";
import { enquiryMessages } from "@reagent/api/messages/enquiry";
import { enquiryNumber } from "@reagent/domain/enquiry";
import { Refusal } from "../../basics/refusal.ts";
import type { Call, CustomerCall, Download, Services } from "../../calls/call.ts";
import type { Reader, Tx } from "../../database/database.ts";
import { printed } from "../../documents/order-paper.ts";
import { quotationSheet } from "../../documents/quotation.ts";
import { ownEnquiries } from "../../ordering/quotes/own-enquiries.ts";
import { issueTicketInLanguage, redeemTicketInLanguage } from "../../sessions/ticket.ts";

const PURPOSE = "quotation";

/** Issues a ticket for the quotation of the customer's own enquiry, in the address where it is downloaded. */
export async function issueTicketOfQuotation(
  { params, customer, language, now }: CustomerCall<ParamsOf<typeof issueQuotationTicket>>,
  tx: Tx,
): Promise<{ url: string }> {
  const { enquiryId } = params;
  if (!(await hasOwnQuote(tx, customer.id, enquiryId)))
    throw new Refusal(codes.notFound, enquiryMessages.noQuote[language]);
  const paper = { customerId: customer.id, purpose: PURPOSE, subject: enquiryId, language };
  const ticket = await issueTicketInLanguage(tx, paper, now);
  return { url: addressOf(downloadQuotation, "", { enquiryId, ticket }) };
}

/** Prints the quotation that a ticket admits to; undefined for an invalid ticket. */
export async function openQuotation(
  { params, now }: Call<ParamsOf<typeof downloadQuotation>>,
  services: Services,
): Promise<Download | undefined> {
  const { enquiryId, ticket } = params;
  const { database } = services;
  const admission = await database.transact((tx) =>
    redeemTicketInLanguage(tx, { ticket, purpose: PURPOSE, subject: enquiryId, now }),
  );
  if (!admission || !(await hasOwnQuote(database.read, admission.customerId, enquiryId)))
    return undefined;
  const { language } = admission;
  const sheet = await quotationSheet(database.read, enquiryId, { language, now });
  return sheet && printed(services, sheet, enquiryNumber(enquiryId));
}

async function hasOwnQuote(
  reader: Reader,
  customerId: string,
  enquiryId: string,
): Promise<boolean> {
  const found = await ownEnquiries(reader, customerId)
    .innerJoin("quotes", "quotes.enquiry_id", "enquiries.id")
    .select("enquiries.id")
    .where("enquiries.id", "=", enquiryId)
    .executeTakeFirst();
  return found !== undefined;
}
