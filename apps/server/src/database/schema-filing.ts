import type { FilingState, PrecursorFilingKind } from "@reagent/domain/filing";
import type { InvoiceMethod, InvoiceType } from "@reagent/domain/invoice";
import type { Generated } from "kysely";
import type { Language } from "../basics/language.ts";
import type { StoredFlag } from "./stored-flag.ts";

type FiledState = Exclude<FilingState, "none">;

/** Customers' filings: invoice information, proofs, and their documents. */
export interface FilingTables {
  /** At most one for each customer; there may be none. */
  invoices: {
    customer_id: string;
    method: InvoiceMethod;
    /** `blank` until invoice information is saved. */
    type: InvoiceType;
    title: string;
    tax_number: string;
    bank: string;
    bank_account: string;
    address: string;
    phone: string;
    email: string;
  };

  university_filings: {
    customer_id: string;
    university: string;
    department: string;
    teacher: string;
    mobile: string;
    phone: string;
    filed_at: number;
    /** The language of the mail about its review. */
    language: Language;
    state: FiledState;
    /** Why it was refused; empty otherwise. */
    refusal: string;
    /** When it was accepted or refused; null while it is pending. */
    decided_at: number | null;
  };

  /** At most one of each kind for a customer; only a refused one is replaced. */
  precursor_filings: {
    customer_id: string;
    precursor: PrecursorFilingKind;
    company: string;
    address: string;
    purpose: "experiment" | "sale";
    handler_name: string;
    /** Encrypted by the vault, like the other one. */
    handler_id_number: string;
    handler_phone: string;
    responsible_name: string;
    responsible_id_number: string;
    responsible_phone: string;
    filed_at: number;
    /** The language of the mail about its review. */
    language: Language;
    state: FiledState;
    refusal: string;
    decided_at: number | null;
  };

  uploads: {
    /** Random; also the name of the stored file. */
    id: string;
    customer_id: string;
    slot: string;
    /** The customer's file name, for display only, never a path. */
    file_name: string;
    media_type: string;
    /** 0 until its filing or its return is submitted; such files are swept after a day. */
    is_filed: StoredFlag;
    created_at: number;
    /** The order that a file of a return is for, and the return that has it. */
    order_id: string | null;
    return_id: string | null;
    /** In bytes; 0 for files that are not of a return. */
    size: Generated<number>;
    /** Place among the files of a return. */
    position: Generated<number>;
  };

  /** Tickets for one download each. Only the SHA-256 of a ticket is stored. */
  tickets: {
    ticket_hash: string;
    customer_id: string;
    purpose: string;
    subject: string;
    expires_at: number;
  };
}
