import { randomUUID } from "node:crypto";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import type { recordBrowse } from "@reagent/api/contract/home";
import type { Call } from "../../calls/call.ts";
import type { Database, Reader } from "../../database/database.ts";

const LONGEST_PAGE = 500;
/** How long views of pages are stored, in days. */
export const BROWSE_LIFE_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The most views that are stored, whatever their age: anyone can send them. */
const MAX_EVENTS = 1_000_000;
/** Views that one transaction deletes, so that others wait shortly. */
const DELETED_AT_ONCE = 2000;

/** Stores a view of a page (storefront §2, browse event). */
export async function addBrowseEvent(
  database: Database,
  { params, deviceId, now }: Call<ParamsOf<typeof recordBrowse>>,
): Promise<void> {
  const event = {
    id: randomUUID(),
    customer_id: null,
    device_id: deviceId,
    page: params.page.slice(0, LONGEST_PAGE),
    previous_page: params.previous.slice(0, LONGEST_PAGE),
    relation: params.relation.slice(0, LONGEST_PAGE),
    created_at: now,
  };
  await database.transact((tx) => tx.insertInto("browse_events").values(event).execute());
}

/** Deletes the views beyond the term, and the oldest beyond the largest number. */
export async function sweepBrowseEvents(
  database: Database,
  now: number,
  maxEvents = MAX_EVENTS,
): Promise<void> {
  const newestBeyond = await database.read
    .selectFrom("browse_events")
    .select("created_at")
    .orderBy("created_at", "desc")
    .offset(maxEvents)
    .limit(1)
    .executeTakeFirst();
  const until = Math.max(now - BROWSE_LIFE_DAYS * DAY_MS, newestBeyond?.created_at ?? 0);
  let isMore = true;
  while (isMore) {
    const deleted = await database.transact((tx) =>
      tx
        .deleteFrom("browse_events")
        .where("id", "in", (events) =>
          events
            .selectFrom("browse_events")
            .select("id")
            .where("created_at", "<=", until)
            .orderBy("created_at")
            .limit(DELETED_AT_ONCE),
        )
        .executeTakeFirst(),
    );
    isMore = deleted.numDeletedRows === BigInt(DELETED_AT_ONCE);
  }
}

/** How often a page was viewed, and on how many devices. */
interface PageViews {
  readonly page: string;
  readonly views: number;
  readonly devices: number;
}

/** The most viewed pages of the last days, the most viewed first. */
export async function mostViewedPages(
  reader: Reader,
  { days, limit, now }: { readonly days: number; readonly limit: number; readonly now: number },
): Promise<PageViews[]> {
  const rows = await reader
    .selectFrom("browse_events")
    .select(({ fn }) => [
      "page",
      fn.countAll().as("views"),
      fn.count("device_id").distinct().as("devices"),
    ])
    .where("created_at", ">=", now - days * DAY_MS)
    .groupBy("page")
    .orderBy("views", "desc")
    .orderBy("page")
    .limit(limit)
    .execute();
  return rows.map(({ page, views, devices }) => ({
    page,
    views: Number(views),
    devices: Number(devices),
  }));
}
