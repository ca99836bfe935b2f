import type { InvoiceMethod, InvoiceType } from "@reagent/domain/invoice";
import type { StoredFlag } from "./stored-flag.ts";

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
  };

  /** Immutable. */
  precursor_filings: {
    customer_id: string;
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
  };

  uploads: {
    /** Random; also the name of the stored file. */
    id: string;
    customer_id: string;
    slot: string;
    /** The customer's file name, for display only, never a path. */
    file_name: string;
    media_type: string;
    /** 0 until its filing is submitted; such files are swept after a day. */
    is_filed: StoredFlag;
    created_at: number;
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
