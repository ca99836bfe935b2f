import type { EnquiryKind } from "@reagent/domain/enquiry";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { CodePurpose } from "@reagent/domain/one-time-code";
import type { Generated } from "kysely";
import type { Language } from "../basics/language.ts";
import type { GiftMailKind } from "./schema-orchard.ts";
import type { LedgerDetails, MailedEvent, OrderMailKind } from "./schema-order.ts";
import type { StoredFlag } from "./stored-flag.ts";

/** Customers' data, and the server's own records. */
export interface CustomerTables {
  customers: {
    id: string;
    /** Lower case, unique. */
    email: string;
    /** Argon2id, PHC string; "" for an imported account whose customer has not set a password yet. */
    password_hash: string;
    user_name: string;
    /** Unique, or "". */
    mobile: string;
    company: string;
    /** One of the customer's groups, for servers of the version before: see `setGroups`. Prices are those of `customer_groups`. */
    customer_group: string;
    /** Code of the customer's category on the wire: 572 = university. */
    category_code: number;
    /** Code of the customer's account period on the wire: 472 = without credit. */
    account_period: Generated<number>;
    /** Whether the customer may download product data. */
    may_download: Generated<StoredFlag>;
    /** Whether the customer may print waybills of parcels. */
    may_print_waybills: Generated<StoredFlag>;
    is_active: StoredFlag;
    created_at: number;
    /** When a registered account lapses if it is not activated; null after activation, and for accounts that were not registered. */
    lapses_at: Generated<number | null>;
    /** The browser that registered the account and its system, such as "Firefox · Linux"; "" = unknown. */
    registered_browser: Generated<string>;
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
    /** Whether the customer gets mails about parcels, returns and refunds. */
    gets_order_mails: Generated<StoredFlag>;
    /** The day of the version of the terms of use that was accepted with the registration; "" = unknown. */
    terms_version: Generated<string>;
    /** The language in which the shop writes to the customer of its own accord. */
    language: Generated<Language>;
  };

  /** The price groups of customers. */
  customer_groups: { customer_id: string; customer_group: string };

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
  sessions: {
    token_hash: string;
    customer_id: string;
    created_at: number;
    expires_at: number;
    /** Time of a late call; calls soon after it are not recorded. */
    used_at: number;
    /** The browser and its system, such as "Firefox · Linux"; "" = unknown. */
    browser: Generated<string>;
  };

  /** Tokens with which programs call the public API for a customer. Only the SHA-256 of a token is stored. */
  api_tokens: {
    token_hash: string;
    customer_id: string;
    name: string;
    /** What it may do, separated by commas: "read,cart". */
    scopes: string;
    created_at: number;
    expires_at: number;
    /** Time of a late call; calls soon after it are not recorded. Null where it was never used. */
    used_at: number | null;
  };

  /** Browsers that customers have logged in with. Only the SHA-256 of a browser's id is stored. */
  known_browsers: { customer_id: string; device_hash: string; used_at: number };

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
    kind:
      | CodePurpose
      | OrderMailKind
      | MailedEvent
      | EnquiryMailKind
      | GiftMailKind
      | "invoice"
      | "filing"
      | "paper"
      | "in-stock"
      | "sheet-revised"
      | "batch-notice"
      | "api-token";
    /** Address of the recipient, for a filing, a stock alert, a data sheet, a batch or an API token the id of its customer; "" where `subject` decides it. */
    recipient: string;
    /**
     * Id of the order, enquiry or application that it is about, for an event with its position: `ORDER 3`; the code of an invoice; for a
     * stock alert kind and product code: `reagent E893580-500mL`; for a data sheet item code and revision: `E893580 2`; the id of a notice about a batch; for an API token
     * scopes and name: `read,cart ERP`; name of the filing, or "".
     */
    subject: Generated<string>;
    language: Language;
    /** Number of tries. */
    attempts: number;
    created_at: number;
    /** Time of the next try; while a mail is being sent, when another server may take it. */
    next_at: number;
  };

  /** Who was told of which revision of a data sheet, once. */
  sheet_notices: { item_code: string; revision: number; customer_id: string; mailed_at: number };

  /** Notices about batches, such as recalls; the id is a hash of item, batch and text. */
  batch_notices: {
    id: string;
    item_code: string;
    /** As it was sent. */
    batch_code: string;
    name_zh: string;
    name_en: string;
    text_zh: string;
    text_en: string;
    created_at: number;
  };
  /** Who was told of which notice, once. */
  batch_notice_receivers: { notice_id: string; customer_id: string; mailed_at: number };

  favourites: { customer_id: string; item_id: number; created_at: number };

  /** Mails that customers want when goods are in stock again, one row for a customer and a product. */
  stock_alerts: {
    customer_id: string;
    kind: GoodsKind;
    /** Not an id: the goods may be deleted, and imported again. */
    product_code: string;
    item_code: string;
    /** Name and pack, or attributes, when it was requested. */
    name_zh: string;
    name_en: string;
    pack_zh: string;
    pack_en: string;
    /** The language of the mail. */
    language: Language;
    asked_at: number;
    /** When the mail was handed to the outbox; null while the alert is open. */
    sent_at: number | null;
  };

  /** Plans of reactions that customers keep by name. */
  reaction_plans: {
    id: string;
    customer_id: string;
    name: string;
    /** The normalised name; unique among those of a customer. */
    name_key: string;
    /** As JSON, what was typed. */
    plan: string;
    row_count: number;
    kept_at: number;
  };

  /** Baskets that were sent by a link. */
  sent_baskets: {
    /** The hash of the last part of the link's address. */
    token_hash: string;
    /** Who made it; null for a guest. */
    customer_id: string | null;
    /** The hash of what a guest ends it with; "" for a customer's. */
    end_key_hash: string;
    /** Empty once it was ended, as are the products. */
    note: string;
    /** As JSON: kind, codes and quantity of each. */
    products: string;
    created_at: number;
    expires_at: number;
    ended_at: number | null;
  };

  /** Notes on bottles, by the codes of their pages: goods and batches may leave the catalogue. */
  bottle_notes: {
    id: string;
    customer_id: string;
    item_code: string;
    /** Of the pack, or of the item where the page is that of all packs. */
    product_code: string;
    batch_code: string;
    note: string;
    written_at: number;
  };

  /** Named lists of products. */
  shopping_lists: {
    id: string;
    customer_id: string;
    name: string;
    /** The normalised name; unique among those of a customer. */
    name_key: string;
    created_at: number;
  };
  /** The product of a line may be deleted from the catalogue, so it is named by its code, with copies of its name and pack. */
  shopping_list_lines: {
    list_id: string;
    customer_id: string;
    kind: GoodsKind;
    /** Of a pack or a SKU. */
    product_code: string;
    item_code: string;
    name_zh: string;
    name_en: string;
    pack: string;
    quantity: number;
    position: number;
    /** Of the last order that had the product; null for none. */
    ordered_at: number | null;
    /** What the customer paid for one, in fen. */
    ordered_price: number | null;
    /** Null where it was not recorded. */
    ordered_in_stock: StoredFlag | null;
  };

  cart_lines: {
    customer_id: string;
    kind: GoodsKind;
    /** A pack's id for reagents, a SKU's id for instruments. */
    product_id: number;
    quantity: number;
    customer_item_number: string;
    is_selected: StoredFlag;
    created_at: number;
    /** The enquiry whose quote the line has, at its price and quantity; null for the usual price. */
    quote_id: Generated<string | null>;
    /** The batch that the customer wants it of; "" for any. */
    pinned_batch: Generated<string>;
  };

  /** Reagents that were exchanged in a cart, as their lines were; rows older than a day have no use. */
  cart_exchanges: {
    customer_id: string;
    product_id: number;
    product_code: string;
    quantity: number;
    customer_item_number: string;
    is_selected: StoredFlag;
    line_created_at: number;
    quote_id: string | null;
    pinned_batch: Generated<string>;
    /** JSON: the packs that were added, and their lines before that. */
    added: string;
    exchanged_at: number;
  };

  /** Reagents that were exchanged in a list; rows older than a day have no use. */
  list_exchanges: {
    list_id: string;
    customer_id: string;
    product_code: string;
    /** JSON: the line as it was. */
    line: string;
    /** JSON: the packs that were added, and whether the list had them before. */
    added: string;
    exchanged_at: number;
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

  /** What people wrote to the shop, and its answers. */
  enquiries: {
    id: string;
    kind: EnquiryKind;
    /** Null for a guest. */
    customer_id: string | null;
    email: string;
    language: Language;
    /** JSON: the other fields of the form by name. */
    content: string;
    created_at: number;
    /** "" until it is answered. */
    answer: string;
    answered_at: number | null;
  };

  /** The price that is offered in answer to an enquiry, once for its whole quantity. */
  quotes: {
    enquiry_id: string;
    product_code: string;
    /** Of one pack, in fen. */
    price: number;
    quantity: number;
    /** The last day in Asia/Shanghai: `2026-11-21`. */
    last_day: string;
    created_at: number;
    /** The order that has the goods; null for none, and after it was cancelled. */
    order_id: string | null;
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

/** The confirmation of an enquiry, and its answer. */
export type EnquiryMailKind = "enquiry-received" | "enquiry-answered";

export type LedgerAccount = "prepay" | "integral" | "grains" | "credit" | "second-credit";
