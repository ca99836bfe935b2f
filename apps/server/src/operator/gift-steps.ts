import { cancelGifts, confirmGifts, shipGifts } from "../areas/orchard/steps.ts";
import { giftOrderIdOf, listGiftOrders, showGiftOrder } from "./gift-orders.ts";
import { changing, limitOf, requiredOption, type Steps } from "./step.ts";

const changesGiftOrder = changing({
  word: "GIFT-ORDER",
  idOf: giftOrderIdOf,
  show: showGiftOrder,
});

/** The steps of gift orders. */
export const giftSteps: Steps = {
  "gift-orders": {
    words: [],
    options: ["all", "customer", "limit"],
    run: (database, { options: { all, customer: email, limit } }) =>
      listGiftOrders(database.read, {
        areAllWanted: all === true,
        ...(email !== undefined && { email }),
        limit: limitOf(limit),
      }),
  },
  "gift-order": {
    words: ["GIFT-ORDER"],
    options: [],
    run: async (database, { words: [code = ""] }) =>
      showGiftOrder(database.read, await giftOrderIdOf(database.read, code)),
  },
  "gift-confirm": changesGiftOrder([], async (tx, orderId, context) => {
    await confirmGifts(tx, orderId, context);
    return "The gift order is confirmed.";
  }),
  "gift-ship": changesGiftOrder(
    [],
    async (tx, orderId, { options, ...context }) => {
      const expressCompany = requiredOption(options, "company");
      const expressNumber = requiredOption(options, "number");
      await shipGifts(tx, { orderId, expressCompany, expressNumber }, context);
      return "The gifts are on their way.";
    },
    ["company", "number"],
  ),
  "gift-cancel": changesGiftOrder([], async (tx, orderId, context) => {
    const returned = await cancelGifts(tx, orderId, context);
    return returned === 0 ? "No grains were to be returned." : `${returned} grains were returned.`;
  }),
};
