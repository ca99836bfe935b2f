import type { GiftOrderStatus } from "@reagent/domain/gift-order";
import type { Generated } from "kysely";
import type { Language } from "../basics/language.ts";
import type { DemoFlag, StoredFlag } from "./stored-flag.ts";

/** What a mail about a gift order reports. Customers can switch off those of parcels and cancellations. */
export type GiftMailKind = "gift-paid" | "gift-shipped" | "gift-cancelled" | "gift-lapsed";

/** Gifts, baskets, wishes and gift orders. Prices and amounts are whole grains, instants epoch milliseconds. */
export interface OrchardTables {
  gift_types: { id: number; name_zh: string; name_en: string; position: number };

  gifts: {
    id: number;
    type_id: number;
    /** Unique. */
    code: string;
    name_zh: string;
    name_en: string;
    specification_zh: string;
    specification_en: string;
    /** HTML. */
    note_zh: string;
    note_en: string;
    price: number;
    /** A lower price that applies instead; null for none. */
    preferential_price: number | null;
    stock: number;
    is_listed: StoredFlag;
    /** JSON: SVGs, the main one first. */
    drawings: string;
    position: number;
  };

  orchard_banners: {
    id: number;
    /** Path within the shop, without the language prefix. */
    link: string;
    subject_zh: string;
    subject_en: string;
    note_zh: string;
    note_en: string;
    /** Text of the link. */
    action_zh: string;
    action_en: string;
    /** SVG, or the path of an image of `goods_images`. */
    drawing: string;
    /** What the picture shows, or "" where it is decoration. */
    alt_zh: Generated<string>;
    alt_en: Generated<string>;
    position: number;
    is_demo: DemoFlag;
  };

  basket_lines: { customer_id: string; gift_id: number; quantity: number; created_at: number };

  wishes: { customer_id: string; gift_id: number; created_at: number };

  /** An order as it was placed; it is paid when `paid_at` is set. */
  gift_orders: {
    id: string;
    customer_id: string;
    /** MG, the day, a number; unique. */
    code: string;
    status: GiftOrderStatus;
    amount: number;
    receiver: string;
    mobile: string;
    province_name: string;
    city_name: string;
    district_name: string;
    street: string;
    note: string;
    /** Empty until it is shipped. */
    express_company: string;
    express_number: string;
    /** The language in which it was placed, for mails about it. */
    language: Language;
    created_at: number;
    /** When it lapses if it is not paid; null for an order that is kept. */
    pay_by: number | null;
    paid_at: number | null;
    confirmed_at: number | null;
    shipped_at: number | null;
    cancelled_at: number | null;
  };

  gift_order_lines: {
    order_id: string;
    position: number;
    /** The gift may be deleted since. */
    gift_id: number;
    gift_code: string;
    name_zh: string;
    name_en: string;
    specification_zh: string;
    specification_en: string;
    quantity: number;
    /** What was paid for one. */
    price: number;
    amount: number;
  };
}
