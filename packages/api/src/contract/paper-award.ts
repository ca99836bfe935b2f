import {
  LONGEST_PAPER_LINE,
  LONGEST_PAPER_LINK,
  MOST_PAPER_PRODUCTS,
} from "@reagent/domain/paper-award";
import {
  code,
  count,
  day,
  entity,
  type EntityOf,
  flag,
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

/** One of the awards for papers. */
const Award = entity({
  id: ["id", id],
  name: ["name", text],
  /** The prize of each winner in yuan; 0 where none is named. */
  prize: ["prize", count],
  /** How many papers win it; 0 where that is not said. */
  winners: ["winners", count],
  /** What a paper needs for it; empty where that is not said. */
  asks: ["asks", text],
  /** Whether it is won month by month. */
  isMonthly: ["if_monthly", flag],
  /** Whether its winners have a picture in the showcase. */
  isShowcased: ["if_showcase", flag],
});

/** The winners of a year, which have a tab of their own. */
const AwardEdition = entity({
  /** In the address of the tab. */
  id: ["id", id],
  year: ["year", count],
  title: ["title", text],
  /** A sentence above the winners, or empty. */
  note: ["note", text],
  /** The ids of the awards whose winners it has. */
  awards: ["awards", list(id)],
});

/** Whether applications are taken today. */
const applicationStates = { 1: "upcoming", 2: "open", 3: "closed" } as const;

/** The paper award: what can be won, by what papers, and when. */
const PaperAward = entity({
  /** The heading of its page. */
  title: ["title", text],
  /** What its page is about. */
  lead: ["lead", text],
  /** The first and the last month of publication that count, `2024-01`. */
  firstMonth: ["first_month", text],
  lastMonth: ["last_month", text],
  applications: ["applications", code(applicationStates, "open")],
  /** The first and the last day on which applications are taken; empty where there is none. */
  opensOn: ["opens", day],
  closesOn: ["closes", day],
  /** What a paper and its author have to be, besides the months of publication. */
  eligibility: ["eligibility", list(text)],
  awards: ["awards", list(Award)],
  editions: ["editions", list(AwardEdition)],
  rules: ["rules", text],
  taxNote: ["tax_note", text],
  /** What an applicant agrees to. */
  consent: ["consent", text],
});
export type PaperAward = EntityOf<typeof PaperAward>;

/** The paper award, as it is today (customer centre §9, paper award). */
export const readAward = endpoint("readAward", "GET /api/thesis/award", nothing, PaperAward, {
  part: "paper-award",
});

/** A winner of the paper award. */
export const PaperWinner = entity({
  id: ["id", id],
  year: ["year", count],
  /** The id of the award. */
  award: ["award", id],
  /** The month of an award of each month, 1 to 12; 0 for the others. */
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
