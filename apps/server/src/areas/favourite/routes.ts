import { codes } from "@reagent/api/contract/envelope";
import { addFavourite, cancelFavourite, listFavourites } from "@reagent/api/contract/favourite";
import { favouriteMessages } from "@reagent/api/messages/favourite";
import { idOf } from "../../basics/id.ts";
import { pageOf } from "../../basics/paging.ts";
import { Refusal } from "../../basics/refusal.ts";
import { answersCustomer, changes } from "../../calls/call.ts";
import { readFavourites } from "../../catalogue/favourites.ts";

export const favouriteRoutes = [
  answersCustomer(listFavourites, ({ params, ...viewer }, { database }) =>
    readFavourites(database.read, viewer, pageOf(params)),
  ),
  changes(addFavourite, async ({ params, customer, language, now }, tx) => {
    const item = await tx
      .selectFrom("items")
      .select("id")
      .where("id", "=", idOf(params.itemId))
      .executeTakeFirst();
    if (!item) {
      throw new Refusal(codes.notFound, favouriteMessages.productMissing[language]);
    }
    await tx
      .insertInto("favourites")
      .values({ customer_id: customer.id, item_id: item.id, created_at: now })
      .onConflict((conflict) => conflict.columns(["customer_id", "item_id"]).doNothing())
      .execute();
    return {};
  }),
  changes(cancelFavourite, async ({ params, customer }, tx) => {
    await tx
      .deleteFrom("favourites")
      .where("customer_id", "=", customer.id)
      .where("item_id", "=", idOf(params.favouriteId))
      .execute();
    return {};
  }),
];
