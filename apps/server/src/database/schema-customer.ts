import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { CodePurpose } from "@reagent/domain/one-time-code";
import type { Generated } from "kysely";
import type { Language } from "../http/language.ts";
import type { LedgerDetails } from "./schema-order.ts";
import type { StoredFlag } from "./stored-flag.ts";

/** What belongs to customers, and what the server notes down. */
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
    /** Decides the discount prices; "" = none. */
    customer_group: string;
    /** Code of the customer's category on the wire: 572 = university. */
    category_code: number;
    /** Code of how the customer settles accounts on the wire: 472 = without credit. */
    account_period: Generated<number>;
    /** Whether the customer may download product data. */
    may_download: Generated<StoredFlag>;
    is_active: StoredFlag;
    created_at: number;
    /** Until when an account that was registered can be activated; it lapses then. Null once it was, or where nobody registered it. */
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
    /** How the customer heard of the shop, as the wire's code; 0 = not said. */
    source_code: Generated<number>;
    /** How far the customer may buy on credit, in fen; 0 = no such line. There may be a second one. */
    credit_limit: Generated<number>;
    second_credit_limit: Generated<number>;
  };

  /**
   * Money (fen) and points of customers: append-only, the sum is the balance. What is used of a credit line is positive, and its
   * repayment negative.
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

  /** Mails that wait to be sent: a row goes when its mail has left. */
  outgoing_mails: {
    id: string;
    kind: CodePurpose | "order";
    /** Whom it goes to; "" where what it is about says so. */
    recipient: string;
    /** What it is about: the id of an order, or "". */
    subject: Generated<string>;
    language: Language;
    /** How often it was tried. */
    attempts: number;
    created_at: number;
    /** When it is tried next; while it is being sent, when another server may take it over. */
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

  /** First results of calls sent with a request key, answered again to a repeat. */
  request_results: {
    customer_id: string;
    request_key: string;
    call: string;
    body_hash: string;
    /** The envelope, JSON. */
    answer: string;
    created_at: number;
  };

  /** Counters of the rate limits, where servers stand side by side. */
  rate_counters: { name: string; hits: number; resets_at: number };
}

export type LedgerAccount = "prepay" | "integral" | "grains" | "credit" | "second-credit";
