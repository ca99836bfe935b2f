import { formatYuan } from "@reagent/domain/money";
import { integralFor } from "@reagent/domain/points";
import { convertIntegral } from "../areas/balance/convert.ts";
import { resealFilings } from "../areas/filing/reseal.ts";
import { BROWSE_LIFE_DAYS } from "../areas/home/browse-events.ts";
import { cancelGifts, confirmGifts, shipGifts } from "../areas/orchard/steps.ts";
import { closeOrder } from "../areas/order/transitions/close.ts";
import { invoiceOrder } from "../areas/order/transitions/issue-invoice.ts";
import { keepOrder } from "../areas/order/transitions/lapse.ts";
import type { TransitionContext } from "../areas/order/transitions/loaded-order.ts";
import { refundGoods } from "../areas/order/transitions/refund.ts";
import { reviewOrder } from "../areas/order/transitions/review.ts";
import { shipOrder } from "../areas/order/transitions/ship.ts";
import { terminateLine } from "../areas/order/transitions/terminate.ts";
import { receiveLateTransfer } from "../areas/payment/late-transfer.ts";
import { settleOrder } from "../areas/payment/settle.ts";
import {
  approveReturn,
  closeReturn,
  finishReturn,
  receiveReturn,
  refuseReturn,
} from "../areas/return/steps.ts";
import { CommandError } from "../command-line.ts";
import type { Database, Tx } from "../database/database.ts";
import { endSessions } from "../sessions/session.ts";
import { chooseBuildingBlocks } from "./building-blocks.ts";
import { listEnquiries, sendAnswer, showEnquiry } from "./enquiries.ts";
import {
  filingNamed,
  listFilings,
  reasonOf,
  reviewFiling,
  type ReviewTools,
  showFiling,
} from "./filings.ts";
import { giftOrderIdOf, listGiftOrders, showGiftOrder } from "./gift-orders.ts";
import {
  customerIdOf,
  listOrders,
  listPages,
  orderIdOf,
  showOrder,
  type Wait,
  WAITS,
} from "./overview.ts";
import { decidePaper, listPapers, showPaper } from "./papers.ts";
import { parcelOf, quantityOf } from "./parcels.ts";
import { listReturns, returnIdOf, showReturn } from "./returns.ts";
import { listSessions } from "./sessions.ts";

/** The options of all steps. */
export interface Options {
  readonly waiting?: string | undefined;
  readonly customer?: string | undefined;
  readonly limit?: string | undefined;
  readonly company?: string | undefined;
  readonly price?: string | undefined;
  readonly quantity?: string | undefined;
  readonly until?: string | undefined;
  readonly number?: string | undefined;
  readonly line?: readonly string[] | undefined;
  readonly sent?: boolean | undefined;
  readonly days?: string | undefined;
  readonly all?: boolean | undefined;
  readonly kept?: boolean | undefined;
  readonly restock?: boolean | undefined;
}

interface StepInput {
  readonly words: readonly string[];
  readonly options: Options;
  readonly now: number;
  readonly tools: ReviewTools;
}

/** A step of the operator and its output. */
export interface Step {
  /** The names of the required positional arguments. */
  readonly words: readonly string[];
  readonly options: readonly (keyof Options)[];
  run(database: Database, input: StepInput): Promise<readonly string[]>;
}

const USUAL_LIMIT = 20;
const USUAL_DAYS = 7;

/** A step that changes one order in one transaction, and shows the order afterwards. */
function changesOrder(
  words: readonly string[],
  work: (tx: Tx, orderId: string, asked: StepInput & TransitionContext) => Promise<string>,
  options: readonly (keyof Options)[] = [],
): Step {
  return {
    words: ["ORDER", ...words],
    options,
    run: (database, input) =>
      database.transact(async (tx) => {
        const orderId = await orderIdOf(tx, input.words[0] ?? "");
        const done = await work(tx, orderId, { ...input, language: "en" });
        return [done, "", ...(await showOrder(tx, orderId))];
      }),
  };
}

/** A step that changes one return in one transaction, and shows it afterwards. */
function changesReturn(
  words: readonly string[],
  work: (tx: Tx, returnId: string, asked: StepInput & TransitionContext) => Promise<string>,
  options: readonly (keyof Options)[] = [],
): Step {
  return {
    words: ["RETURN", ...words],
    options,
    run: (database, input) =>
      database.transact(async (tx) => {
        const returnId = await returnIdOf(tx, input.words[0] ?? "");
        const done = await work(tx, returnId, { ...input, language: "en" });
        return [done, "", ...(await showReturn(tx, returnId, input.tools))];
      }),
  };
}

/** A step that changes one gift order in one transaction, and shows it afterwards. */
function changesGiftOrder(
  work: (tx: Tx, orderId: string, asked: StepInput & TransitionContext) => Promise<string>,
  options: readonly (keyof Options)[] = [],
): Step {
  return {
    words: ["GIFT-ORDER"],
    options,
    run: (database, input) =>
      database.transact(async (tx) => {
        const orderId = await giftOrderIdOf(tx, input.words[0] ?? "");
        const done = await work(tx, orderId, { ...input, language: "en" });
        return [done, "", ...(await showGiftOrder(tx, orderId))];
      }),
  };
}

const notAwaited = "This order does not wait to be paid.";
const refunded = (amount: Parameters<typeof formatYuan>[0]) =>
  amount === 0 ? "Nothing was to be given back." : `${formatYuan(amount)} RMB were given back.`;

export const steps: Readonly<Record<string, Step>> = {
  orders: {
    words: [],
    options: ["waiting", "customer", "limit"],
    run: (database, { options }) => {
      const { waiting, customer: email, limit } = options;
      return listOrders(database.read, {
        ...(waiting !== undefined && { waiting: waitOf(waiting) }),
        ...(email !== undefined && { email }),
        limit: limit === undefined ? USUAL_LIMIT : quantityOf(limit),
      });
    },
  },
  pages: {
    words: [],
    options: ["days", "limit"],
    run: (database, { options, now }) => {
      const days = options.days === undefined ? USUAL_DAYS : quantityOf(options.days);
      if (days > BROWSE_LIFE_DAYS) {
        throw new CommandError(`Views of pages are stored for ${BROWSE_LIFE_DAYS} days.`);
      }
      const limit = options.limit === undefined ? USUAL_LIMIT : quantityOf(options.limit);
      return listPages(database.read, { days, limit, now });
    },
  },
  show: {
    words: ["ORDER"],
    options: [],
    run: async (database, { words }) =>
      showOrder(database.read, await orderIdOf(database.read, words[0] ?? "")),
  },
  paid: changesOrder([], async (tx, orderId, { now }) => {
    const amount = await settleOrder(tx, orderId, { paidBy: "transfer", now });
    if (amount > 0) {
      return `${formatYuan(amount)} RMB were received by bank transfer.`;
    }
    const late = await receiveLateTransfer(tx, orderId, now);
    if (late === 0) {
      throw new CommandError(notAwaited);
    }
    return `The order was cancelled before. ${formatYuan(late)} RMB were added to the customer's balance.`;
  }),
  keep: changesOrder([], async (tx, orderId) => {
    if (!(await keepOrder(tx, orderId))) {
      throw new CommandError(notAwaited);
    }
    return "The order is kept until it is paid or closed.";
  }),
  review: changesOrder([], async (tx, orderId, context) => {
    await reviewOrder(tx, orderId, context);
    return "The order is reviewed.";
  }),
  ship: changesOrder(
    [],
    async (tx, orderId, { options, ...context }) => {
      const expressCompany = requiredOption(options, "company");
      const expressNumber = requiredOption(options, "number");
      const parcels = (options.line ?? []).map(parcelOf);
      const shipping = { orderId, expressCompany, expressNumber, parcels };
      return `Shipment ${await shipOrder(tx, shipping, context)} is on its way.`;
    },
    ["company", "number", "line"],
  ),
  terminate: changesOrder(["CODE"], async (tx, orderId, { words, ...context }) => {
    const productCode = words[1] ?? "";
    return refunded(await terminateLine(tx, { orderId, productCode }, context));
  }),
  refund: changesOrder(["CODE", "QUANTITY"], async (tx, orderId, { words, ...context }) => {
    const [, productCode = "", quantity = ""] = words;
    const goods = { orderId, productCode, quantity: quantityOf(quantity) };
    return refunded(await refundGoods(tx, goods, context));
  }),
  invoice: changesOrder(
    [],
    async (tx, orderId, { options, ...context }) => {
      const extent = options.sent ? "sent" : "all";
      return `Invoice ${await invoiceOrder(tx, { orderId, extent }, context)} is issued.`;
    },
    ["sent"],
  ),
  close: changesOrder([], async (tx, orderId, context) =>
    refunded(await closeOrder(tx, orderId, context)),
  ),
  sessions: {
    words: ["EMAIL"],
    options: [],
    run: async ({ read }, { words, now }) =>
      listSessions(read, await customerIdOf(read, words[0] ?? ""), now),
  },
  "log-out": {
    words: ["EMAIL"],
    options: [],
    run: (database, { words }) =>
      database.transact(async (tx) => {
        const ended = await endSessions(tx, await customerIdOf(tx, words[0] ?? ""));
        return [`${ended} ${ended === 1 ? "session has" : "sessions have"} ended.`];
      }),
  },
  filings: {
    words: [],
    options: ["all"],
    run: (database, { options }) =>
      listFilings(database.read, { areAllWanted: options.all === true }),
  },
  filing: {
    words: ["EMAIL", "FILING"],
    options: [],
    run: (database, { words: [email = "", name = ""], tools }) =>
      showFiling(database.read, { email, filing: filingNamed(name) }, tools),
  },
  accept: {
    words: ["EMAIL", "FILING"],
    options: [],
    run: (database, { words: [email = "", name = ""], now }) =>
      reviewFiling(database, { email, filing: filingNamed(name) }, { state: "accepted" }, now),
  },
  refuse: {
    words: ["EMAIL", "FILING", "REASON"],
    options: [],
    run: (database, { words: [email = "", name = "", text = ""], now }) => {
      const decision = { state: "refused", reason: reasonOf(text) } as const;
      return reviewFiling(database, { email, filing: filingNamed(name) }, decision, now);
    },
  },
  returns: {
    words: [],
    options: ["all", "customer", "limit"],
    run: (database, { options: { all, customer: email, limit } }) =>
      listReturns(database.read, {
        areAllWanted: all === true,
        ...(email !== undefined && { email }),
        limit: limit === undefined ? USUAL_LIMIT : quantityOf(limit),
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
  "gift-orders": {
    words: [],
    options: ["all", "customer", "limit"],
    run: (database, { options: { all, customer: email, limit } }) =>
      listGiftOrders(database.read, {
        areAllWanted: all === true,
        ...(email !== undefined && { email }),
        limit: limit === undefined ? USUAL_LIMIT : quantityOf(limit),
      }),
  },
  "gift-order": {
    words: ["GIFT-ORDER"],
    options: [],
    run: async (database, { words: [code = ""] }) =>
      showGiftOrder(database.read, await giftOrderIdOf(database.read, code)),
  },
  "gift-confirm": changesGiftOrder(async (tx, orderId, context) => {
    await confirmGifts(tx, orderId, context);
    return "The gift order is confirmed.";
  }),
  "gift-ship": changesGiftOrder(
    async (tx, orderId, { options, ...context }) => {
      const expressCompany = requiredOption(options, "company");
      const expressNumber = requiredOption(options, "number");
      await shipGifts(tx, { orderId, expressCompany, expressNumber }, context);
      return "The gifts are on their way.";
    },
    ["company", "number"],
  ),
  "gift-cancel": changesGiftOrder(async (tx, orderId, context) => {
    const returned = await cancelGifts(tx, orderId, context);
    return returned === 0 ? "No grains were to be returned." : `${returned} grains were returned.`;
  }),
  enquiries: {
    words: [],
    options: ["all", "limit"],
    run: (database, { options: { all, limit } }) =>
      listEnquiries(database.read, {
        areAllWanted: all === true,
        limit: limit === undefined ? USUAL_LIMIT : quantityOf(limit),
      }),
  },
  enquiry: {
    words: ["ENQUIRY"],
    options: [],
    run: (database, { words: [shortId = ""] }) => showEnquiry(database.read, shortId),
  },
  answer: {
    words: ["ENQUIRY", "TEXT"],
    options: [],
    run: (database, { words: [shortId = "", text = ""], now }) =>
      sendAnswer(database, { shortId, text, now }),
  },
  "enquiry-quote": {
    words: ["ENQUIRY", "CODE", "TEXT"],
    options: ["price", "quantity", "until"],
    run: (database, { words: [shortId = "", code = "", text = ""], options, now }) => {
      const { price, quantity, until } = options;
      return sendAnswer(database, { shortId, text, now }, { code, price, quantity, until });
    },
  },
  papers: {
    words: [],
    options: ["all", "limit"],
    run: (database, { options: { all, limit } }) =>
      listPapers(database.read, {
        areAllWanted: all === true,
        limit: limit === undefined ? USUAL_LIMIT : quantityOf(limit),
      }),
  },
  paper: {
    words: ["PAPER"],
    options: [],
    run: (database, { words: [shortId = ""] }) => showPaper(database.read, shortId),
  },
  "paper-accept": {
    words: ["PAPER"],
    options: [],
    run: (database, { words: [shortId = ""], now }) =>
      decidePaper(database, shortId, { state: "accepted" }, now),
  },
  "paper-refuse": {
    words: ["PAPER", "REASON"],
    options: [],
    run: (database, { words: [shortId = "", reason = ""], now }) =>
      decidePaper(database, shortId, { state: "refused", reason: reasonOf(reason) }, now),
  },
  "building-blocks": {
    words: ["CATEGORIES"],
    options: [],
    run: (database, { words: [text = ""] }) => chooseBuildingBlocks(database, text),
  },
  reseal: {
    words: [],
    options: [],
    run: async (database, { tools }) => {
      const count = await resealFilings(database, tools.vault).catch((failure: unknown) => {
        throw new CommandError(
          "An ID number has a key that is neither PERSONAL_DATA_KEY nor one of FORMER_PERSONAL_DATA_KEYS.",
          { cause: failure },
        );
      });
      return [`The ID numbers of ${count} filings and orders have the current key now.`];
    },
  },
  convert: {
    words: ["EMAIL", "GRAINS"],
    options: [],
    run: (database, { words, now }) =>
      database.transact(async (tx) => {
        const [email = "", text = ""] = words;
        const customerId = await customerIdOf(tx, email);
        const grains = quantityOf(text);
        await convertIntegral(tx, { customerId, grains }, { now, language: "en" });
        return [`${integralFor(grains)} points were turned into ${grains} grains.`];
      }),
  },
};

function requiredOption(options: Options, name: "company" | "number"): string {
  const value = options[name]?.trim() ?? "";
  if (value === "") {
    throw new CommandError(`Pass --${name}: the carrier and its number are required.`);
  }
  return value;
}

function waitOf(text: string): Wait {
  const wait = WAITS.find((each) => each === text);
  if (!wait) {
    throw new CommandError(`Orders wait for ${WAITS.join(", ")}; not for ${text}.`);
  }
  return wait;
}
