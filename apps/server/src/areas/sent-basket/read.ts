import { codes } from "@reagent/api/contract/envelope";
import type { SentBasket, SentBasketLine } from "@reagent/api/contract/sent-basket";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { sentBasketState } from "@reagent/domain/sent-basket";
import type { Viewer } from "../../basics/viewer.ts";
import type { Call, Services } from "../../calls/call.ts";
import { namesOf, offered, offersOf, packsToOffer } from "../../catalogue/goods-offers.ts";
import { skusOf } from "../../catalogue/skus.ts";
import { readRequiredFilings } from "../../customers/required-filings.ts";
import { chunks } from "../../database/chunks.ts";
import type { Reader } from "../../database/database.ts";
import { basketOf, refusal, type StoredLine } from "./stored.ts";

/** A sent basket as its viewer is offered it; refuses one whose link does not open. */
export async function readBasket(
  call: Call<{ readonly token: string }>,
  services: Pick<Services, "database" | "isPoisonLicenceRequired">,
): Promise<SentBasket> {
  const reader = services.database.read;
  const { customer, now } = call;
  const row = await basketOf(reader, call);
  const state = sentBasketState({ endedAt: row.ended_at, expiresAt: row.expires_at }, now);
  if (state === "ended") throw refusal(call, codes.linkDead, "ended");
  if (state === "expired") throw refusal(call, codes.linkDead, "expired");
  const lines = await linesOf(reader, call, JSON.parse(row.products) as readonly StoredLine[]);
  return {
    note: row.note,
    expiresAt: row.expires_at,
    lines,
    isLoggedIn: customer !== undefined,
    isOwn: customer !== undefined && row.customer_id === customer.id,
    filings: customer ? await readRequiredFilings(reader, customer.id, lines, services) : [],
  };
}

async function linesOf(
  reader: Reader,
  viewer: Viewer,
  stored: readonly StoredLine[],
): Promise<SentBasketLine[]> {
  const coded = (kind: GoodsKind) =>
    chunks(stored.filter((line) => line.kind === kind).map(({ productCode }) => productCode));
  const packs = [];
  for (const some of coded("reagent"))
    packs.push(...(await packsToOffer(reader, viewer).where("packs.code", "in", some).execute()));
  const skus = [];
  for (const some of coded("instrument"))
    skus.push(...(await skusOf(reader).where("instrument_skus.code", "in", some).execute()));
  const offers = offersOf({ packs, skus }, viewer);
  const nameless = { chineseName: "", englishName: "", pack: "" };
  return stored.map((line) => ({
    ...line,
    ...(namesOf(offers, line) ?? nameless),
    ...offered(offers, line),
  }));
}
