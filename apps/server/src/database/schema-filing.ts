import type { InvoiceMethod, InvoiceType } from "@reagent/domain/invoice";
import type { StoredFlag } from "./stored-flag.ts";

/** What customers file with the shop: invoice information, proof of who they are, and the files that go with it. */
export interface FilingTables {
  /** At most one for each customer; there may be none. */
  invoices: {
    customer_id: string;
    method: InvoiceMethod;
    /** `blank` until invoice information was saved. */
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

  /** Never changed once it is there. */
  precursor_filings: {
    customer_id: string;
    company: string;
    address: string;
    purpose: "experiment" | "sale";
    handler_name: string;
    /** Sealed by the vault, as is the other. */
    handler_id_number: string;
    handler_phone: string;
    responsible_name: string;
    responsible_id_number: string;
    responsible_phone: string;
    filed_at: number;
  };

  uploads: {
    /** Random; the name of the stored file as well. */
    id: string;
    customer_id: string;
    slot: string;
    /** As the customer called it: for showing, never a path. */
    file_name: string;
    media_type: string;
    /** 0 until the filing that it belongs to was sent; then swept away. */
    is_filed: StoredFlag;
    created_at: number;
  };

  /** Each good for one download. Only the SHA-256 of a ticket is stored. */
  tickets: {
    ticket_hash: string;
    customer_id: string;
    purpose: string;
    subject: string;
    expires_at: number;
  };
}
