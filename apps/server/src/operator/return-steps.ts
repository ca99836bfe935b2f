import {
  approveReturn,
  closeReturn,
  finishReturn,
  receiveReturn,
  refuseReturn,
} from "../areas/return/steps.ts";
import { reasonOf } from "./filings.ts";
import { refunded } from "./refunded.ts";
import { listReturns, returnIdOf, showReturn } from "./returns.ts";
import { changing, limitOf, type Steps } from "./step.ts";

const changesReturn = changing({ word: "RETURN", idOf: returnIdOf, show: showReturn });

/** The steps of returns. */
export const returnSteps: Steps = {
  returns: {
    words: [],
    options: ["all", "customer", "limit"],
    run: (database, { options: { all, customer: email, limit } }) =>
      listReturns(database.read, {
        areAllWanted: all === true,
        ...(email !== undefined && { email }),
        limit: limitOf(limit),
      }),
  },
  return: {
    words: ["RETURN"],
    options: [],
    run: async (database, { words: [code = ""], tools }) =>
      showReturn(database.read, await returnIdOf(database.read, code), tools),
  },
  "return-approve": changesReturn(
    [],
    async (tx, returnId, { options, ...context }) => {
      const goods = options.kept ? "kept" : "sent-back";
      await approveReturn(tx, { returnId, goods }, context);
      return "The return is approved.";
    },
    ["kept"],
  ),
  "return-refuse": changesReturn(["REASON"], async (tx, returnId, { words, ...context }) => {
    await refuseReturn(tx, { returnId, reason: reasonOf(words[1] ?? "") }, context);
    return "The return is refused.";
  }),
  "return-receive": changesReturn([], async (tx, returnId, context) => {
    await receiveReturn(tx, returnId, context);
    return "The goods of the return have arrived.";
  }),
  "return-finish": changesReturn(
    [],
    async (tx, returnId, { options, ...context }) => {
      const isRestocked = options.restock === true;
      return refunded(await finishReturn(tx, { returnId, isRestocked }, context));
    },
    ["restock"],
  ),
  "return-close": changesReturn([], async (tx, returnId, context) => {
    await closeReturn(tx, returnId, context);
    return "The return is closed.";
  }),
};
