import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { BasketLink, endSentBasket, sendBasket } from "@reagent/api/contract/sent-basket";
import { callMessages } from "@reagent/api/messages/call";
import {
  basketNote,
  mergedLines,
  MOST_OPEN_BASKETS,
  SENT_BASKET_MS,
} from "@reagent/domain/sent-basket";
import { Refusal } from "../../basics/refusal.ts";
import type { Call } from "../../calls/call.ts";
import { findProducts } from "../../catalogue/find-products.ts";
import { countRows } from "../../database/count-rows.ts";
import type { Tx } from "../../database/database.ts";
import { checkedQuantity } from "../../ordering/cart/add.ts";
import { countIn, counterOf } from "../../sessions/rate-counters.ts";
import { hashOfSecret } from "../../sessions/secret.ts";
import { basketOf, refusal, type StoredLine } from "./stored.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Baskets in an hour from one network, which many people may share. */
const MOST_FROM_NETWORK = 60;

/** The secrets of a link that is made. */
interface Secrets {
  readonly token: string;
  readonly endKey: string;
}

/** Stores a basket under a new link. Refuses too many links, and products that are not in the catalogue. */
export async function send(
  call: Call<ParamsOf<typeof sendBasket>>,
  tx: Tx,
  { token, endKey }: Secrets,
): Promise<BasketLink> {
  const { params, customer, now } = call;
  if (params.products.length === 0) throw refusal(call, codes.badRequest, "nothingChosen");
  const note = basketNote(params.note);
  if (note === undefined) throw refusal(call, codes.badRequest, "noteTooLong");
  await expectRoom(call, tx);
  const lines = await readProducts(call, tx);
  const expiresAt = now + SENT_BASKET_MS;
  await tx
    .insertInto("sent_baskets")
    .values({
      token_hash: hashOfSecret(token),
      customer_id: customer?.id ?? null,
      end_key_hash: customer ? "" : hashOfSecret(endKey),
      note,
      products: JSON.stringify(lines),
      created_at: now,
      expires_at: expiresAt,
      ended_at: null,
    })
    .execute();
  return { token, endKey: customer ? "" : endKey, expiresAt };
}

async function expectRoom({ customer, language, network, now, ...call }: Call<unknown>, tx: Tx) {
  const [sent = 0] = await countIn(tx, [counterOf("baskets from", network, HOUR_MS)], now);
  if (sent > MOST_FROM_NETWORK) throw new Refusal(codes.tooMany, callMessages.tooMany[language]);
  if (!customer) return;
  const open = tx
    .selectFrom("sent_baskets")
    .where("customer_id", "=", customer.id)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now);
  if ((await countRows(open)) >= MOST_OPEN_BASKETS)
    throw refusal({ ...call, language }, codes.badRequest, "tooManyOpen");
}

/** The products of a call, each once with its whole quantity. */
async function readProducts(
  { params, language }: Call<ParamsOf<typeof sendBasket>>,
  tx: Tx,
): Promise<StoredLine[]> {
  const found = await findProducts(tx, params.products, language);
  const lines = found.map((product, at) => ({
    kind: product.kind,
    productCode: product.product_code,
    itemCode: product.item_code,
    quantity: checkedQuantity(params.products[at]?.quantity ?? 0, language),
  }));
  const merged = mergedLines(lines);
  if (!merged) throw new Refusal(codes.badRequest, callMessages.quantity[language]);
  return merged;
}

/** Ends the link of its maker: a customer's in the account, a guest's with its key. One that was ended stays so. */
export async function end(call: Call<ParamsOf<typeof endSentBasket>>, tx: Tx) {
  const { params, customer, now } = call;
  const basket = await basketOf(tx, call);
  const isOwn =
    basket.customer_id === null
      ? basket.end_key_hash === hashOfSecret(params.endKey)
      : basket.customer_id === customer?.id;
  if (!isOwn) throw refusal(call, codes.notFound, "missing");
  await tx
    .updateTable("sent_baskets")
    .set({ ended_at: basket.ended_at ?? now, note: "", products: "[]" })
    .where("token_hash", "=", basket.token_hash)
    .execute();
  return {};
}
