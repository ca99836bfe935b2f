import { canStep, isUnderWay, RETURN_STATUSES } from "@reagent/domain/return";
import type { Reader } from "../database/database.ts";
import { SHOWN_ID } from "./arguments.ts";
import { hasWaitingLine } from "./waiting-line.ts";

/** Something that a person has to do. */
export interface WaitingThing {
  /** Epoch milliseconds. */
  readonly since: number;
  readonly what: string;
  /** Its number, as commands take it. */
  readonly which: string;
  readonly customer: string;
  /** The command for it, with words in capitals where something is to be filled in. */
  readonly command: string;
}

/** Reads the oldest of one kind, at most so many. */
type ReadWaiting = (reader: Reader, limit: number) => Promise<WaitingThing[]>;

const PARCEL = "--company NAME --number NUMBER";

const ordersOf = (reader: Reader, limit: number) =>
  reader
    .selectFrom("orders")
    .innerJoin("customers", "customers.id", "orders.customer_id")
    .select(["orders.code", "orders.created_at", "orders.paid_at", "customers.email"])
    .orderBy("orders.created_at")
    .orderBy("orders.id")
    .limit(limit);

const transfers: ReadWaiting = async (reader, limit) => {
  const rows = await ordersOf(reader, limit)
    .where("orders.review", "=", "pending")
    .where("orders.payment", "=", "unpaid")
    .where("orders.is_transfer_chosen", "=", 1)
    .execute();
  return rows.map(({ code, created_at, email }) => ({
    since: created_at,
    what: "transfer to check",
    which: code,
    customer: email,
    command: `paid ${code}`,
  }));
};

const reviews: ReadWaiting = async (reader, limit) => {
  const rows = await ordersOf(reader, limit)
    .where("orders.review", "=", "pending")
    .where("orders.payment", "=", "paid")
    .execute();
  return rows.map(({ code, created_at, paid_at, email }) => ({
    since: paid_at ?? created_at,
    what: "order to review",
    which: code,
    customer: email,
    command: `review ${code}`,
  }));
};

const shipping: ReadWaiting = async (reader, limit) => {
  const rows = await ordersOf(reader, limit)
    .where("orders.review", "=", "reviewed")
    .where((of) => hasWaitingLine(of))
    .execute();
  return rows.map(({ code, created_at, paid_at, email }) => ({
    since: paid_at ?? created_at,
    what: "order to send",
    which: code,
    customer: email,
    command: `ship ${code} ${PARCEL}`,
  }));
};

const returns: ReadWaiting = async (reader, limit) => {
  const rows = await reader
    .selectFrom("returns")
    .innerJoin("customers", "customers.id", "returns.customer_id")
    .select(["returns.code", "returns.status", "returns.goods", "returns.created_at"])
    .select(["returns.received_at", "returns.express_number", "customers.email"])
    .where("returns.status", "in", RETURN_STATUSES.filter(isUnderWay))
    // Until the customer has sent the goods, nothing waits for the shop.
    .where((of) =>
      of.or([
        of("returns.status", "=", "pending"),
        of("returns.goods", "=", "kept"),
        of("returns.express_number", "<>", ""),
        of("returns.received_at", "is not", null),
      ]),
    )
    .orderBy("returns.created_at")
    .orderBy("returns.code")
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const state = { ...row, isReceived: row.received_at !== null };
    const step = (["approve", "finish", "receive"] as const).find((each) => canStep(each, state));
    return {
      since: row.created_at,
      what: `return to ${step ?? "check"}`,
      which: row.code,
      customer: row.email,
      command: step === undefined ? `return ${row.code}` : `return-${step} ${row.code}`,
    };
  });
};

const filings: ReadWaiting = async (reader, limit) => {
  const precursors = await reader
    .selectFrom("precursor_filings")
    .innerJoin("customers", "customers.id", "precursor_filings.customer_id")
    .select(["precursor as kind", "filed_at", "email"])
    .where("state", "=", "pending")
    .orderBy("filed_at")
    .limit(limit)
    .execute();
  const universities = await reader
    .selectFrom("university_filings")
    .innerJoin("customers", "customers.id", "university_filings.customer_id")
    .select(["filed_at", "email"])
    .where("state", "=", "pending")
    .orderBy("filed_at")
    .limit(limit)
    .execute();
  return [
    ...precursors,
    ...universities.map((row) => ({ ...row, kind: "university" as const })),
  ].map(({ kind, filed_at, email }) => ({
    since: filed_at,
    what: "filing to decide",
    which: kind,
    customer: email,
    command: `filing ${email} ${kind}`,
  }));
};

const enquiries: ReadWaiting = async (reader, limit) => {
  const rows = await reader
    .selectFrom("enquiries")
    .select(["id", "email", "created_at"])
    .where("answered_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id, email, created_at }) => ({
    since: created_at,
    what: "enquiry to answer",
    which: id.slice(0, SHOWN_ID),
    customer: email,
    command: `enquiry ${id.slice(0, SHOWN_ID)}`,
  }));
};

const giftOrders: ReadWaiting = async (reader, limit) => {
  const rows = await reader
    .selectFrom("gift_orders")
    .innerJoin("customers", "customers.id", "gift_orders.customer_id")
    .select(["gift_orders.code", "status", "gift_orders.created_at", "paid_at", "customers.email"])
    .where("status", "in", ["unconfirmed", "confirmed"])
    .where("paid_at", "is not", null)
    .orderBy("gift_orders.created_at")
    .orderBy("gift_orders.id")
    .limit(limit)
    .execute();
  return rows.map(({ code, status, created_at, paid_at, email }) => ({
    since: paid_at ?? created_at,
    what: status === "confirmed" ? "gift order to send" : "gift order to confirm",
    which: code,
    customer: email,
    command: status === "confirmed" ? `gift-ship ${code} ${PARCEL}` : `gift-confirm ${code}`,
  }));
};

const papers: ReadWaiting = async (reader, limit) => {
  const rows = await reader
    .selectFrom("paper_applications as paper")
    .innerJoin("customers", "customers.id", "paper.customer_id")
    .select(["paper.id", "email", "applied_at"])
    .where("state", "=", "pending")
    .orderBy("applied_at")
    .orderBy("paper.id")
    .limit(limit)
    .execute();
  return rows.map(({ id, email, applied_at }) => ({
    since: applied_at,
    what: "paper to decide",
    which: id.slice(0, SHOWN_ID),
    customer: email,
    command: `paper ${id.slice(0, SHOWN_ID)}`,
  }));
};

/** All kinds of things that wait. */
export const WAITING: readonly ReadWaiting[] = [
  transfers,
  reviews,
  shipping,
  returns,
  filings,
  enquiries,
  giftOrders,
  papers,
];
