import { GOODS_KINDS } from "@reagent/domain/goods-kind";
import * as v from "valibot";
import { type Attempt, dropAttempt } from "./attempt.ts";
import { storageKeys } from "./storage-keys.ts";
import type { KeyValueStore } from "./stores.ts";

const quantity = v.number();

const Attempted = v.variant("kind", [
  v.object({
    kind: v.literal("packs"),
    itemCode: v.string(),
    packs: v.array(v.object({ productId: v.string(), quantity })),
  }),
  v.object({ kind: v.literal("batch"), productId: v.string(), batchCode: v.string(), quantity }),
  v.object({ kind: v.literal("instrument"), spuCode: v.string(), skuId: v.string(), quantity }),
  v.object({ kind: v.literal("code"), productCode: v.string(), quantity }),
  v.object({ kind: v.literal("favourite"), itemId: v.string() }),
  v.object({
    kind: v.literal("stock-alert"),
    goods: v.object({ kind: v.picklist(GOODS_KINDS), productCode: v.string() }),
  }),
  v.object({ kind: v.literal("gift"), giftCode: v.string(), quantity }),
  v.object({ kind: v.literal("wish"), giftCode: v.string() }),
]);

const Stored = v.pipe(v.string(), v.parseJson(), v.object({ at: v.number(), attempt: Attempted }));

/** An attempt is made up to half an hour later: after that it would surprise. */
const LONGEST_MS = 30 * 60 * 1000;

/** Removes the stored attempt and returns it, so that it is made once; undefined if there is none, or none that is recent. */
export function takeAttempt(session: KeyValueStore, now: number): Attempt | undefined {
  const stored = v.safeParse(Stored, session.get(storageKeys.attempt));
  dropAttempt(session);
  return stored.success && now - stored.output.at <= LONGEST_MS ? stored.output.attempt : undefined;
}
