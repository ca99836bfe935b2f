import * as v from "valibot";
import { Email } from "./credential.ts";

/** The types of invoice (customer centre §4, invoice type codes); `blank` is nothing chosen yet. */
export const INVOICE_TYPES = [
  "blank",
  "ordinary",
  "vat-special",
  "electronic-ordinary",
  "all-electronic-ordinary",
  "all-electronic-special",
] as const;

/** A known type, which can be chosen. */
export type KnownInvoiceType = (typeof INVOICE_TYPES)[number];

/** `other` is an unknown type: it is shown as such and cannot be chosen. */
export type InvoiceType = KnownInvoiceType | "other";

/** How a customer's invoices are made (customer centre §9, account codes): 766, 815 to 817, and all others. */
export const INVOICE_METHODS = ["electronic", "all-electronic", "other"] as const;
export type InvoiceMethod = (typeof INVOICE_METHODS)[number];

/** The fields of invoice information. */
export const INVOICE_FIELDS = [
  "title",
  "taxNumber",
  "bank",
  "bankAccount",
  "address",
  "phone",
  "email",
] as const;
export type InvoiceField = (typeof INVOICE_FIELDS)[number];

/** The form: the invoice form always requires the tax number, the profile only for special invoices (decisions, tax number). */
export type InvoicePlace = "invoice" | "profile";

/** The types that can be chosen by invoice method (customer centre §4, invoice type codes). */
export function choosableInvoiceTypes(method: InvoiceMethod): readonly KnownInvoiceType[] {
  return method === "all-electronic"
    ? ["blank", "all-electronic-ordinary", "all-electronic-special"]
    : INVOICE_TYPES;
}

const SPECIAL: ReadonlySet<InvoiceType> = new Set(["vat-special", "all-electronic-special"]);
const SENT_BY_EMAIL: ReadonlySet<InvoiceType> = new Set([
  "electronic-ordinary",
  "all-electronic-ordinary",
  "all-electronic-special",
]);

/** The fields that a type requires, in the form's order (customer centre §5, invoice form; §5, profile). */
export function requiredInvoiceFields(
  type: InvoiceType,
  place: InvoicePlace = "invoice",
): readonly InvoiceField[] {
  return INVOICE_FIELDS.filter((field) => {
    if (field === "title") return true;
    if (field === "email") return SENT_BY_EMAIL.has(type);
    return SPECIAL.has(type) || (field === "taxNumber" && place === "invoice");
  });
}

/** Whether the page of an order calls its invoice paper or electronic, by a rule of its own (decisions, invoice kind). */
export function invoiceKind(method: InvoiceMethod, type: InvoiceType): "electronic" | "paper" {
  return method === "electronic" && type === "ordinary" ? "electronic" : "paper";
}

/** Whether an invoice is delivered on paper or by e-mail (decisions, invoice kind). */
export function invoiceDelivery(method: InvoiceMethod, type: InvoiceType): "electronic" | "paper" {
  return requiredInvoiceFields(type).includes("email") ? "electronic" : invoiceKind(method, type);
}

/** The e-mail address of an invoice: the saved one, else for an invoice that is mailed the customer's own (decisions, invoice kind). */
export function invoiceRecipient(
  { method, type, email }: { method: InvoiceMethod; type: InvoiceType; email: string },
  customerEmail: string,
): string {
  const isMailed = isInvoiceSaved(type) && invoiceDelivery(method, type) === "electronic";
  return isMailed && email === "" ? customerEmail : email;
}

const UPGRADES: Partial<Record<InvoiceType, InvoiceType>> = {
  ordinary: "all-electronic-ordinary",
  "vat-special": "all-electronic-special",
  "electronic-ordinary": "all-electronic-ordinary",
};

/** The all-electronic type that a saved type can be upgraded to; undefined if there is none (customer centre §4, invoice upgrade). */
export function invoiceUpgrade(type: InvoiceType): InvoiceType | undefined {
  return UPGRADES[type];
}

/** Whether invoice information was submitted and cannot be changed any more (customer centre §4, invoice upgrade; §5, invoice form). */
export function isInvoiceSaved(type: InvoiceType): boolean {
  return type !== "blank";
}

/** The longest text of a field, in characters. */
export const LONGEST_INVOICE_TEXT = 200;

const text = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_INVOICE_TEXT, "text-too-long"));

/** The invoice fields of a form; the type determines which are required. */
export const invoiceEntries = {
  type: v.picklist(INVOICE_TYPES, "invoice-type-required"),
  title: text,
  taxNumber: text,
  bank: text,
  bankAccount: text,
  address: text,
  phone: text,
  email: text,
};

type InvoiceInput = Readonly<Record<InvoiceField, string> & { type: InvoiceType }>;

/** Message keys of empty required fields. */
export const invoiceFieldKeys = {
  title: "invoice-title-required",
  taxNumber: "invoice-tax-required",
  bank: "invoice-bank-required",
  bankAccount: "invoice-bank-account-required",
  address: "invoice-address-required",
  phone: "invoice-phone-required",
  email: "invoice-email-required",
} as const satisfies Record<InvoiceField, string>;

type InvoiceKey = (typeof invoiceFieldKeys)[InvoiceField] | "invoice-email-invalid";

function problemOf(field: InvoiceField, text: string): InvoiceKey | undefined {
  if (text === "") return invoiceFieldKeys[field];
  return field === "email" && !v.is(Email, text) ? "invoice-email-invalid" : undefined;
}

/**
 * Validates the fields of `invoiceEntries` in a form (customer centre §5, invoice form; §5, profile). A form that reports
 * all problems at once sets `abortPipeEarly: false`.
 */
export function judgeInvoice<Input extends InvoiceInput>(
  place: InvoicePlace,
): v.RawCheckAction<Input> {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const key of requiredInvoiceFields(input.type, place)) {
      const message = problemOf(key, input[key]);
      const path = { type: "object", origin: "value", input, key, value: input[key] } as const;
      if (message) addIssue({ message, path: [path] });
    }
  });
}

/** Empties the fields that a type does not require (customer centre §5, invoice form). */
export function withoutUnusedFields<Input extends InvoiceInput>(invoice: Input): Input {
  const required = requiredInvoiceFields(invoice.type);
  const unused = INVOICE_FIELDS.filter((field) => !required.includes(field));
  return { ...invoice, ...Object.fromEntries(unused.map((field) => [field, ""])) };
}

/** The invoice form (customer centre §5, invoice form): a type is chosen, its fields are filled, others are emptied. */
export const Invoice = v.config(
  v.pipe(
    v.object({
      ...invoiceEntries,
      type: v.pipe(
        invoiceEntries.type,
        v.check((type) => type !== "blank", "invoice-type-required"),
      ),
    }),
    judgeInvoice("invoice"),
    v.transform(withoutUnusedFields),
  ),
  { abortPipeEarly: false },
);
export type Invoice = v.InferOutput<typeof Invoice>;

/**
 * Saved invoice information after its upgrade (customer centre §4, invoice upgrade); undefined if it cannot be upgraded. An
 * all-electronic invoice is sent by email: to the saved address, else to the customer's own.
 */
export function upgradedInvoice<Saved extends Pick<InvoiceInput, "type" | "email">>(
  saved: Saved,
  customerEmail: string,
): Saved | undefined {
  const type = invoiceUpgrade(saved.type);
  return type && { ...saved, type, email: saved.email || customerEmail };
}
