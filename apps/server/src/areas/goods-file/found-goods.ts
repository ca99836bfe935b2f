import { codes } from "@reagent/api/contract/envelope";
import { goodsFileMessages } from "@reagent/api/messages/goods-file";
import { readRefinement } from "@reagent/api/pages/refinement-query";
import { plainName } from "@reagent/domain/chemical-name";
import { MOST_BOTTLES } from "@reagent/domain/inventory";
import { priceBarrier } from "@reagent/domain/purchase";
import { Refusal } from "../../basics/refusal.ts";
import type { Services } from "../../calls/call.ts";
import { packsFor } from "../../catalogue/packs.ts";
import { ownPrice, soldAs } from "../../catalogue/prices.ts";
import type { Goods, GoodsLine, Named, OwnViewer } from "./goods.ts";

/** Items whose packs are read at a time, so that other calls have their turn. */
const ITEMS_AT_A_TIME = 500;

/**
 * One of each pack that a search for reagents finds, in the order of its results, at the customer's own prices of now. Refuses more than
 * a file can have.
 */
export async function goodsOfSearch(
  { database, listings }: Pick<Services, "database" | "listings">,
  { sourceId, refined }: Pick<Named, "sourceId" | "refined">,
  viewer: OwnViewer,
): Promise<Goods> {
  const text = sourceId.trim();
  const refinement = readRefinement(new URLSearchParams(refined ?? ""));
  // Each item has a pack, so that more of them than bottles are too many.
  const page = { page: 1, size: MOST_BOTTLES + 1 };
  const { ids } = await listings.ask("ofSearch", text, refinement, page);
  const tooMany = () =>
    new Refusal(codes.badRequest, goodsFileMessages.tooManyFound[viewer.language]);
  if (ids.length > MOST_BOTTLES) throw tooMany();
  const lines: GoodsLine[] = [];
  for (let from = 0; from < ids.length; from += ITEMS_AT_A_TIME) {
    const some = ids.slice(from, from + ITEMS_AT_A_TIME);
    const packs = await packsFor(database.read, viewer)
      .where("packs.item_id", "in", [...some])
      .orderBy("packs.id")
      .execute();
    const byItem = Map.groupBy(packs, ({ item_id }) => item_id);
    for (const id of some)
      lines.push(
        ...(byItem.get(id) ?? []).map((pack) => ({
          productCode: pack.code,
          itemCode: pack.item_code,
          name: { zh: plainName(pack.name_zh), en: plainName(pack.name_en) },
          specification: { zh: pack.specification_zh, en: pack.specification_en },
          cas: pack.cas ?? "",
          pack: pack.pack,
          price: priceBarrier(soldAs(pack)) ? null : ownPrice(pack),
          packs: [{ batchCode: "", count: 1 }],
        })),
      );
    if (lines.length > MOST_BOTTLES) throw tooMany();
  }
  return { name: text, orderCode: "", orderedAt: null, lines };
}
