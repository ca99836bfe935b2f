import type { StoredFlag } from "./stored-flag.ts";

/** A recipient and their address. */
interface Place {
  receiver: string;
  mobile: string;
  phone_area: string;
  phone_number: string;
  phone_extension: string;
  /** Codes of regions. */
  province: string;
  city: string;
  district: string;
  street: string;
  postcode: string;
}

/** Customers' addresses for goods and invoices. */
export interface AddressTables {
  addresses: Place & {
    id: string;
    customer_id: string;
    /** At most one for each customer. */
    is_default: StoredFlag;
    created_at: number;
  };

  /** At most one for each customer. */
  invoice_addresses: Place & { id: string; customer_id: string };
}
