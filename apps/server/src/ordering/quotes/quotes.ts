import type { ParamsOf } from "@reagent/api/contract/endpoint";
import type { acceptQuote as acceptEndpoint } from "@reagent/api/contract/enquiry";
import { codes } from "@reagent/api/contract/envelope";
import { enquiryMessages } from "@reagent/api/messages/enquiry";
import type { Fen } from "@reagent/domain/money";
import { quoteState } from "@reagent/domain/quote";
import { afterDay } from "../../basics/day.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import type { Tx } from "../../database/database.ts";
import { expectRoom } from "../cart/room.ts";
import { ownEnquiries } from "./own-enquiries.ts";

/** A price that the operator offers in answer to an enquiry. */
export interface NewQuote {
  readonly productCode: string;
  /** Of one pack. */
  readonly price: Fen;
  readonly quantity: number;
  /** `2026-11-21`. */
  readonly lastDay: string;
}

/** Stores the quote of an enquiry, which has none yet. */
export async function storeQuote(
  tx: Tx,
  { enquiryId, quote, now }: { enquiryId: string; quote: NewQuote; now: number },
): Promise<void> {
  await tx
    .insertInto("quotes")
    .values({
      enquiry_id: enquiryId,
      product_code: quote.productCode,
      price: quote.price,
      quantity: quote.quantity,
      last_day: quote.lastDay,
      created_at: now,
      order_id: null,
    })
    .execute();
}

/**
 * Puts the pack of a quote into the cart, at its price and quantity; a repeat changes nothing (decisions, quotes). It replaces a line of
 * the same pack, unless that has another quote.
 */
export async function acceptQuote(
  call: CustomerCall<ParamsOf<typeof acceptEndpoint>>,
  tx: Tx,
): Promise<Record<string, never>> {
  const { params, customer, now } = call;
  const quote = await ownEnquiries(tx, customer.id)
    .innerJoin("quotes", "quotes.enquiry_id", "enquiries.id")
    .leftJoin("packs", "packs.code", "quotes.product_code")
    .select([
      "quotes.enquiry_id",
      "quotes.quantity",
      "quotes.last_day",
      "quotes.order_id",
      "packs.id as packId",
    ])
    .where("enquiries.id", "=", params.enquiryId)
    .executeTakeFirst();
  if (!quote) throw refusal(codes.notFound, "noQuote");
  const line = await tx
    .selectFrom("cart_lines")
    .leftJoin("quotes", "quotes.enquiry_id", "cart_lines.quote_id")
    .select(["cart_lines.quote_id", "quotes.last_day"])
    .where("cart_lines.customer_id", "=", customer.id)
    .where("cart_lines.kind", "=", "reagent")
    .where("cart_lines.product_id", "=", quote.packId ?? 0)
    .executeTakeFirst();
  const state = quoteState(
    {
      isOrdered: quote.order_id !== null,
      isInCart: line?.quote_id === quote.enquiry_id,
      validUntil: afterDay(quote.last_day),
    },
    now,
  );
  if (state === "ordered") throw refusal(codes.badRequest, "quoteOrdered");
  if (state === "expired") throw refusal(codes.badRequest, "quoteExpired");
  if (state === "accepted") return {};
  if (quote.packId === null) throw refusal(codes.badRequest, "quotedPackGone");
  if (line?.last_day && now < afterDay(line.last_day)) {
    throw refusal(codes.badRequest, "otherQuoteInCart");
  }
  if (!line) await expectRoom(tx, call);
  const quoted = { quantity: quote.quantity, is_selected: 1, quote_id: quote.enquiry_id } as const;
  await tx
    .insertInto("cart_lines")
    .values({
      ...quoted,
      customer_id: customer.id,
      kind: "reagent",
      product_id: quote.packId,
      customer_item_number: "",
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["customer_id", "kind", "product_id"]).doUpdateSet(quoted),
    )
    .execute();
  return {};

  function refusal(code: number, why: keyof typeof enquiryMessages): Refusal {
    return new Refusal(code, enquiryMessages[why][call.language]);
  }
}

/** Records that an order has the goods of a quote. Throws where another has, which the cart rules out. */
export async function useQuote(tx: Tx, quoteId: string, orderId: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("quotes")
    .set({ order_id: orderId })
    .where("enquiry_id", "=", quoteId)
    .where("order_id", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error("The quote was ordered before.");
}

/** Makes the quotes of a cancelled order usable again. */
export async function releaseQuotes(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable("quotes").set({ order_id: null }).where("order_id", "=", orderId).execute();
}

/** Whether a line of a cart has a quoted price that is valid now. */
export async function isQuoted(
  tx: Tx,
  line: { readonly quote_id: string | null } | undefined,
  now: number,
): Promise<boolean> {
  if (!line?.quote_id) return false;
  const quote = await tx
    .selectFrom("quotes")
    .select("last_day")
    .where("enquiry_id", "=", line.quote_id)
    .executeTakeFirst();
  return quote !== undefined && now < afterDay(quote.last_day);
}
