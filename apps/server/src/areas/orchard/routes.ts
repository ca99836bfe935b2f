import {
  addToBasket,
  checkBasket,
  clearBasket,
  readBasket,
  removeBasketLine,
  updateBasketLine,
} from "@reagent/api/contract/basket";
import { codes } from "@reagent/api/contract/envelope";
import {
  addWish,
  listWishes,
  readGift,
  readOrchard,
  readOrchardUser,
  removeWish,
  searchGifts,
} from "@reagent/api/contract/gift";
import {
  cancelGiftOrder,
  confirmGiftOrder,
  createGiftOrder,
  listGiftOrders,
  payGiftOrder,
  readGiftCheckout,
  readGiftOrder,
} from "@reagent/api/contract/gift-order";
import { orchardMessages } from "@reagent/api/messages/orchard";
import { Refusal } from "../../basics/refusal.ts";
import { answers, answersCustomer, changes } from "../../calls/call.ts";
import { withRegionsIn } from "../../catalogue/regions.ts";
import { readAddresses } from "../../customers/addresses.ts";
import { expireGrains } from "../../ordering/balance/grains.ts";
import { readBasketOf } from "./basket.ts";
import { createOrder } from "./create.ts";
import { addGift, checkLines, clearLines, removeLine, updateLine } from "./edit-basket.ts";
import { readOrder, readOrders, readOrderToPay } from "./gift-orders.ts";
import { readGiftPage, readGifts, readHome } from "./gifts.ts";
import { payOrder } from "./pay.ts";
import { readUser } from "./user.ts";
import { dropWish, keepWish, readWishes } from "./wishes.ts";
import { withdrawOrder } from "./withdraw.ts";

export const orchardRoutes = [
  answersCustomer(readOrchardUser, async ({ customer, now }, { database }) => {
    await expireGrains(database, customer.id, now);
    return readUser(database.read, customer.id);
  }),
  answers(readOrchard, (call, services) => readHome(services, call)),
  answers(searchGifts, (call, { database }) => readGifts(database.read, call)),
  answers(readGift, (call, { database }) => readGiftPage(database.read, call)),
  answersCustomer(listWishes, async (call, { database }) => ({
    wishes: await readWishes(database.read, call),
  })),
  changes(addWish, keepWish),
  changes(removeWish, dropWish),
  changes(addToBasket, addGift),
  answersCustomer(readBasket, async (call, { database }) => {
    await expireGrains(database, call.customer.id, call.now);
    const basket = await readBasketOf(database.read, call);
    if (basket.lines.length === 0) {
      throw new Refusal(codes.emptyCart, orchardMessages.emptyBasket[call.language]);
    }
    return basket;
  }),
  changes(updateBasketLine, updateLine),
  changes(removeBasketLine, removeLine),
  changes(clearBasket, async ({ customer }, tx) => {
    await clearLines(tx, customer.id);
    return {};
  }),
  changes(checkBasket, checkLines),
  answersCustomer(readGiftCheckout, async (call, { database }) => {
    const { customer, language, now } = call;
    await expireGrains(database, customer.id, now);
    const basket = await readBasketOf(database.read, call);
    if (basket.lines.length === 0) {
      throw new Refusal(codes.nothingToCheckOut, orchardMessages.emptyBasket[language]);
    }
    const { company } = await database.read
      .selectFrom("customers")
      .select("company")
      .where("id", "=", customer.id)
      .executeTakeFirstOrThrow();
    const addresses = await readAddresses(database.read, customer.id);
    return {
      ...basket,
      addresses: addresses.map((address) => withRegionsIn(address, language)),
      customer: { company },
    };
  }),
  changes(createGiftOrder, createOrder),
  answersCustomer(confirmGiftOrder, async (call, { database }) => {
    await expireGrains(database, call.customer.id, call.now);
    return readOrderToPay(database.read, call);
  }),
  changes(payGiftOrder, payOrder),
  changes(cancelGiftOrder, withdrawOrder),
  answersCustomer(listGiftOrders, (call, { database }) => readOrders(database.read, call)),
  answersCustomer(readGiftOrder, (call, { database }) => readOrder(database.read, call)),
];
