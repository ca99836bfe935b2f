import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { InvoiceForm, InvoiceInfo } from "@reagent/api/contract/invoice";
import type { switchOrderMails, updateProfile } from "@reagent/api/contract/profile";
import { profileMessages } from "@reagent/api/messages/profile";
import { languageOfAddress } from "@reagent/domain/address-line";
import { accountEmail } from "@reagent/domain/email-address";
import {
  choosableInvoiceTypes,
  INVOICE_FIELDS,
  isInvoiceSaved,
  withoutUnusedFields,
} from "@reagent/domain/invoice";
import { joinLandline } from "@reagent/domain/landline";
import { type ProfileForm, profileSchema } from "@reagent/domain/profile";
import * as v from "valibot";
import { dayOf } from "../../basics/day.ts";
import type { Language } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import {
  isRegionPath,
  regionNamesIn,
  regionNamesOf,
  regionPathOf,
} from "../../catalogue/regions.ts";
import { writeInvoice, readInvoiceOf } from "../../customers/invoices.ts";
import type { Reader, Tx } from "../../database/database.ts";
import { isDuplicate } from "../../database/failure.ts";

/** A customer's profile with their invoice information, and the names of their regions in the language of the address. */
export async function readProfileOf(reader: Reader, customerId: string, language: Language) {
  const row = await reader
    .selectFrom("customers")
    .selectAll()
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  const invoice = await readInvoiceOf(reader, customerId);
  return {
    email: row.email,
    name: row.user_name,
    sex: row.sex,
    mobile: row.mobile,
    company: row.company,
    province: row.province,
    city: row.city,
    district: row.district,
    ...regionNamesIn(regionNamesOf(row), languageOfAddress(row.address, language)),
    address: row.address,
    zip: row.zip,
    phone: joinLandline({
      area: row.phone_area,
      phone: row.phone_number,
      extension: row.phone_extension,
    }),
    fax: row.fax,
    invoiceType: invoice.type,
    invoiceTitle: invoice.title,
    invoiceTax: invoice.taxNumber,
    invoiceBank: invoice.bank,
    invoiceBankAccount: invoice.bankAccount,
    invoiceAddress: invoice.address,
    invoicePhone: invoice.phone,
    invoiceEmail: invoice.email,
    invoiceMethod: invoice.method,
    getsOrderMails: row.gets_order_mails === 1,
    termsVersion: row.terms_version,
    registeredOn: dayOf(row.created_at),
  };
}

/** Switches a customer's mails about parcels, returns and refunds on or off. */
export async function saveOrderMails(
  { params, customer }: CustomerCall<ParamsOf<typeof switchOrderMails>>,
  tx: Tx,
): Promise<Record<string, never>> {
  await tx
    .updateTable("customers")
    .set({ gets_order_mails: params.isOn ? 1 : 0 })
    .where("id", "=", customer.id)
    .execute();
  return {};
}

type Sent = ParamsOf<typeof updateProfile>;

const invoiceIn = (sent: Sent): InvoiceForm => ({
  type: sent.invoiceType,
  title: sent.invoiceTitle,
  taxNumber: sent.invoiceTax,
  bank: sent.invoiceBank,
  bankAccount: sent.invoiceBankAccount,
  address: sent.invoiceAddress,
  phone: sent.invoicePhone,
  email: sent.invoiceEmail,
});

/** Whether submitted invoice information is sent unchanged. */
const isUntouched = (sent: InvoiceForm, saved: InvoiceInfo) =>
  sent.type === saved.type && INVOICE_FIELDS.every((field) => sent[field].trim() === saved[field]);

/** Saves a profile; the e-mail, a saved mobile and submitted invoice information cannot change (customer centre §5, profile; §6, saved data). */
export async function saveProfile({ params, customer, language }: CustomerCall<Sent>, tx: Tx) {
  const saved = await tx
    .selectFrom("customers")
    .select(["email", "mobile"])
    .where("id", "=", customer.id)
    .executeTakeFirstOrThrow();
  const invoice = await readInvoiceOf(tx, customer.id);
  const locks = { mobile: saved.mobile !== "", invoice: isInvoiceSaved(invoice.type) };
  const sentInvoice = invoiceIn(params);
  if (
    accountEmail(params.email) !== saved.email ||
    (locks.mobile && params.mobile.trim() !== saved.mobile) ||
    (locks.invoice && !isUntouched(sentInvoice, invoice))
  ) {
    throw new Refusal(codes.locked, profileMessages.locked[language]);
  }
  const place = regionPathOf(params.place);
  const read = v.safeParse(profileSchema(locks), { ...params, ...place, invoice: sentInvoice });
  const isPossible =
    read.success &&
    isRegionPath(place) &&
    params.province === place.province &&
    (locks.invoice ||
      choosableInvoiceTypes(invoice.method).some((type) => type === sentInvoice.type));
  if (!isPossible) {
    throw new Refusal(codes.badRequest, profileMessages.incomplete[language]);
  }
  try {
    await writeDetails(tx, customer.id, read.output);
  } catch (failure) {
    throw isDuplicate(failure)
      ? new Refusal(codes.mobileTaken, profileMessages.mobileTaken[language])
      : failure;
  }
  if (!locks.invoice) {
    await writeInvoice(tx, customer.id, withoutUnusedFields(read.output.invoice));
  }
  return {};
}

async function writeDetails(tx: Tx, customerId: string, details: ProfileForm): Promise<void> {
  const { name, sex, mobile, company, province, city, district, address, zip, fax } = details;
  await tx
    .updateTable("customers")
    .set({
      user_name: name,
      sex,
      mobile,
      company,
      province,
      city,
      district,
      address,
      zip,
      phone_area: details.area,
      phone_number: details.phone,
      phone_extension: details.extension,
      fax,
    })
    .where("id", "=", customerId)
    .execute();
}
