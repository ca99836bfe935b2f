import { integralFor } from "@reagent/domain/points";
import { convertIntegral } from "../areas/balance/convert.ts";
import { resealFilings } from "../areas/filing/reseal.ts";
import { BROWSE_LIFE_DAYS } from "../areas/home/browse-events.ts";
import { CommandError } from "../command-line.ts";
import { endSessions } from "../sessions/session.ts";
import { chooseBuildingBlocks } from "./building-blocks.ts";
import { listEnquiries, sendAnswer, showEnquiry } from "./enquiries.ts";
import { filingNamed, listFilings, reasonOf, reviewFiling, showFiling } from "./filings.ts";
import { giftSteps } from "./gift-steps.ts";
import { orderSteps } from "./order-steps.ts";
import { customerIdOf, listPages } from "./overview.ts";
import { decidePaper, listPapers, showPaper } from "./papers.ts";
import { quantityOf } from "./parcels.ts";
import { returnSteps } from "./return-steps.ts";
import { listSessions } from "./sessions.ts";
import { limitOf, type Steps } from "./step.ts";

const USUAL_DAYS = 7;

const customerSteps: Steps = {
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
  convert: {
    words: ["EMAIL", "GRAINS"],
    options: [],
    run: (database, { words, now }) =>
      database.transact(async (tx) => {
        const [email = "", text = ""] = words;
        const customerId = await customerIdOf(tx, email);
        const grains = quantityOf(text);
        await convertIntegral(tx, { customerId, grains }, { now, language: "en" });
        return [`${integralFor(grains)} points were converted to ${grains} grains.`];
      }),
  },
};

const filingSteps: Steps = {
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
};

const enquirySteps: Steps = {
  enquiries: {
    words: [],
    options: ["all", "limit"],
    run: (database, { options: { all, limit } }) =>
      listEnquiries(database.read, {
        areAllWanted: all === true,
        limit: limitOf(limit),
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
};

const paperSteps: Steps = {
  papers: {
    words: [],
    options: ["all", "limit"],
    run: (database, { options: { all, limit } }) =>
      listPapers(database.read, {
        areAllWanted: all === true,
        limit: limitOf(limit),
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
};

/** All steps of the operator, by their names. */
export const steps: Steps = {
  ...orderSteps,
  ...returnSteps,
  ...giftSteps,
  ...customerSteps,
  ...filingSteps,
  ...enquirySteps,
  ...paperSteps,
  pages: {
    words: [],
    options: ["days", "limit"],
    run: (database, { options, now }) => {
      const days = options.days === undefined ? USUAL_DAYS : quantityOf(options.days);
      if (days > BROWSE_LIFE_DAYS) {
        throw new CommandError(`Views of pages are stored for ${BROWSE_LIFE_DAYS} days.`);
      }
      return listPages(database.read, { days, limit: limitOf(options.limit), now });
    },
  },
  "building-blocks": {
    words: ["CATEGORIES"],
    options: [],
    run: (database, { words: [text = ""] }) => chooseBuildingBlocks(database, text),
  },
};
