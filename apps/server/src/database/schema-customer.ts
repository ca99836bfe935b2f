import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { CodePurpose } from "@reagent/domain/one-time-code";
import type { Generated } from "kysely";
import type { Language } from "../http/language.ts";
import type { LedgerDetails } from "./schema-order.ts";
import type { StoredFlag } from "./stored-flag.ts";

/** Customers' data, and the server's own records. */
export interface CustomerTables {
  customers: {
    id: string;
    /** Lower case, unique. */
    email: string;
    /** Argon2id, PHC string. */
    password_hash: string;
    user_name: string;
    /** Unique, or "". */
    mobile: string;
    company: string;
    /** Decides the discount; "" = none. */
    customer_group: string;
    /** Code of the customer's category on the wire: 572 = university. */
    category_code: number;
    /** Code of the customer's account period on the wire: 472 = without credit. */
    account_period: Generated<number>;
    /** Whether the customer may download product data. */
    may_download: Generated<StoredFlag>;
    is_active: StoredFlag;
    created_at: number;
    /** When a registered account lapses if it is not activated; null after activation, and for accounts that were not registered. */
    lapses_at: Generated<number | null>;
    sex: Generated<"male" | "female" | "">;
    /** Codes of regions; "" = unknown. */
    province: Generated<string>;
    city: Generated<string>;
    district: Generated<string>;
    address: Generated<string>;
    zip: Generated<string>;
    phone_area: Generated<string>;
    phone_number: Generated<string>;
    phone_extension: Generated<string>;
    fax: Generated<string>;
    /** How the customer learned of the shop, the wire's code; 0 = not given. */
    source_code: Generated<number>;
    /** Credit limits in fen; 0 = no such credit line. */
    credit_limit: Generated<number>;
    second_credit_limit: Generated<number>;
  };

  /**
   * Money (fen) and points of customers: append-only, the sum is the balance. Use of a credit line is positive, its repayment
   * negative.
   */
  ledger_entries: LedgerDetails & {
    id: string;
    customer_id: string;
    account: LedgerAccount;
    amount: number;
    note: string;
    created_at: number;
  };

  /** Only the SHA-256 of a token is stored. */
  sessions: { token_hash: string; customer_id: string; created_at: number; expires_at: number };

  /** Codes that were sent by mail. Only the SHA-256 of a code is stored. */
  one_time_codes: {
    code_hash: string;
    customer_id: string;
    purpose: CodePurpose;
    created_at: number;
    expires_at: number;
    used_at: number | null;
  };

  /** Mails that wait to be sent: the row is deleted when its mail was sent. */
  outgoing_mails: {
    id: string;
    kind: CodePurpose | "order";
    /** Address of the recipient; "" where `subject` decides it. */
    recipient: string;
    /** Id of the order that it is about, or "". */
    subject: Generated<string>;
    language: Language;
    /** Number of tries. */
    attempts: number;
    created_at: number;
    /** Time of the next try; while a mail is being sent, when another server may take it. */
    next_at: number;
  };

  favourites: { customer_id: string; item_id: number; created_at: number };

  cart_lines: {
    customer_id: string;
    kind: GoodsKind;
    /** A pack's id for reagents, a SKU's id for instruments. */
    product_id: number;
    quantity: number;
    customer_item_number: string;
    is_selected: StoredFlag;
    created_at: number;
  };

  browse_events: {
    id: string;
    customer_id: string | null;
    device_id: string;
    page: string;
    previous_page: string;
    relation: string;
    created_at: number;
  };

  spectrum_applications: {
    id: string;
    customer_id: string;
    email: string;
    contact: string;
    phone: string;
    company: string;
    product_code: string;
    created_at: number;
  };

  /** Results of calls with a request key, for repeats. */
  request_results: {
    customer_id: string;
    request_key: string;
    call: string;
    body_hash: string;
    /** The envelope, JSON. */
    answer: string;
    created_at: number;
  };

  /** Counters of the rate limits, which servers share. */
  rate_counters: { name: string; hits: number; resets_at: number };
}

export type LedgerAccount = "prepay" | "integral" | "grains" | "credit" | "second-credit";
