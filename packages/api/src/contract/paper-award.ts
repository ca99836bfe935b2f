import {
  LONGEST_PAPER_LINE,
  LONGEST_PAPER_LINK,
  MOST_PAPER_PRODUCTS,
} from "@reagent/domain/paper-award";
import {
  code,
  count,
  entity,
  type EntityOf,
  id,
  instant,
  line,
  list,
  nothing,
  number,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";

const field = line(LONGEST_PAPER_LINE);
const link = line(LONGEST_PAPER_LINK);

/** A product of the brand that the paper mentions. */
const PaperProduct = entity({ name: ["product_name", field], casNumber: ["cas", field] });

/**
 * Applies for the paper award. A refusal shows nothing (customer centre §4, paper-award application); where no answer came, the form says
 * in place that nothing was sent.
 */
export const applyForAward = endpoint(
  "applyForAward",
  "POST /api/thesis/apply",
  entity({
    name: ["name", field],
    mobile: ["mobile", field],
    email: ["email", field],
    company: ["company", field],
    title: ["title", field],
    field: ["interest", field],
    journal: ["journal", field],
    /** The first moment of the month of publication in Asia/Shanghai. */
    publishedAt: ["publication", instant],
    impactFactor: ["impact_factor", field],
    link: ["link", link],
    products: ["macklin_cas", list(PaperProduct, MOST_PAPER_PRODUCTS)],
    awardName: ["award_name", field],
    awardLink: ["award_link", link],
    patentName: ["patent_name", field],
    patentNumber: ["patent_id", field],
    patentInventor: ["patent_person", field],
  }),
  nothing,
  {
    part: "paper-award",
    auth: "required",
    isRepeatable: true,
    failures: { [codes.badRequest]: "nothing", [codes.locked]: "nothing", otherwise: "nothing" },
  },
);

const states = { 1: "pending", 2: "accepted", 3: "refused" } as const;

/** An application of the customer's (customer centre §3, paper record). */
export const PaperRecord = entity({
  id: ["id", id],
  title: ["title", text],
  journal: ["journal", text],
  appliedAt: ["apply_time", instant],
  state: ["state", code(states, "pending")],
  /** Why it was refused; empty otherwise. */
  refusal: ["refusal", text],
});
export type PaperRecord = EntityOf<typeof PaperRecord>;

/** The customer's applications, the newest first; `offset` is the size of a page. */
export const listPaperRecords = endpoint(
  "listPaperRecords",
  "GET /api/thesis/list",
  entity({ pageSize: ["offset", count], page: ["page", count] }),
  entity({ records: ["data", list(PaperRecord)], total: ["total", count] }),
  { part: "paper-award", auth: "required", screenHandlesExpiry: true },
);

const awards = {
  pilot: "pilot",
  elite: "elite",
  extraordinary: "extraordinary",
  rising: "rising",
  achievement: "achievement",
  contribution: "contribution",
  practice: "practice",
} as const;

/** A winner of the paper award. */
export const PaperWinner = entity({
  id: ["id", id],
  year: ["year", count],
  /** `pilot` for the highest impact factor of a month. */
  award: ["award", code(awards, "practice")],
  /** The month of a pilot award, 1 to 12; 0 for the others. */
  month: ["month", count],
  name: ["name", text],
  company: ["company", text],
  title: ["title", text],
  /** 0 where it is not published. */
  impactFactor: ["impact_factor", number],
});
export type PaperWinner = EntityOf<typeof PaperWinner>;

/** All winners, by year and award as the shop ordered them. */
export const listPaperWinners = endpoint(
  "listPaperWinners",
  "GET /api/thesis/winners",
  nothing,
  entity({ winners: ["data", list(PaperWinner)] }),
  { part: "paper-award" },
);
