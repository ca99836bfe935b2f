import type { FastifyRateLimitOptions, FastifyRateLimitStore } from "@fastify/rate-limit";
import rateLimit from "@fastify/rate-limit";
import { isCall } from "@reagent/api/contract/endpoint";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { latestEnd } from "../sessions/rate-counters.ts";
import type { Services } from "./call.ts";
import { networkOf } from "./network.ts";
import {
  type CountHit,
  type CountInWindow,
  LIMIT_WINDOW_MS,
  WindowCounts,
} from "./window-counts.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the route renders pages, whose number is limited. */
    readonly isPage?: boolean;
  }
}

/** A page costs as much as so many calls. */
const CALLS_OF_A_PAGE = 5;
const PAGES = "pages";

const isPage = ({ routeOptions }: FastifyRequest) => routeOptions.config.isPage === true;

interface Limits {
  /** 0 = no limit. */
  readonly callsPerMinute: number;
  /** Defaults to the counts of this process. */
  readonly countHit?: CountHit | undefined;
}

/** Limits calls and pages by network. Assets and probes are not counted. */
export async function registerLimits(
  server: FastifyInstance,
  { database, clock }: Pick<Services, "database" | "clock">,
  { callsPerMinute, countHit = hitsOfProcess(clock) }: Limits,
): Promise<void> {
  if (callsPerMinute === 0) {
    return;
  }
  await server.register(rateLimit, {
    max: (request) =>
      isPage(request) ? Math.ceil(callsPerMinute / CALLS_OF_A_PAGE) : callsPerMinute,
    timeWindow: LIMIT_WINDOW_MS,
    keyGenerator: (request) => `${isPage(request) ? PAGES : "calls"} ${networkOf(request.ip)}`,
    allowList: (request) => !isCall(request.url) && !isPage(request),
    addHeaders: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
    },
    addHeadersOnExceeding: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
    },
    // The only server on SQLite counts in memory; several servers on PostgreSQL share their counters, but not those of pages: a cached
    // page takes no query.
    store: storeOf(async (key, window) =>
      database.kind === "postgres" && !key.startsWith(PAGES)
        ? countInDatabase(database, key, window, clock.now())
        : countHit(key),
    ),
    skipOnError: true,
  });
}

/** Counts a call. */
type Count = (key: string, window: number) => Promise<CountInWindow>;

/** A store in the form that the plugin requires: a class that it instantiates. */
function storeOf(
  countOnce: Count,
): new (options: FastifyRateLimitOptions) => FastifyRateLimitStore {
  return class implements FastifyRateLimitStore {
    incr(key: string, report: Parameters<FastifyRateLimitStore["incr"]>[1], window: number): void {
      countOnce(key, window).then(
        (counted) => report(null, counted),
        (failure: unknown) =>
          report(failure instanceof Error ? failure : new Error(String(failure))),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

function hitsOfProcess(clock: Clock): CountHit {
  const counts = new WindowCounts(LIMIT_WINDOW_MS);
  return (name) => counts.add(name, 1, clock.now());
}

async function countInDatabase(
  database: Database,
  name: string,
  window: number,
  now: number,
): Promise<CountInWindow> {
  const endsAt = sql.ref("rate_counters.resets_at");
  const isOver = sql<boolean>`(${endsAt} <= ${now} or ${endsAt} > ${latestEnd(window, now)})`;
  const { hits, resets_at: resetsAt } = await database.read
    .insertInto("rate_counters")
    .values({ name, hits: 1, resets_at: now + window })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({
        hits: sql<number>`case when ${isOver} then 1 else rate_counters.hits + 1 end`,
        resets_at: sql<number>`case when ${isOver} then ${now + window} else rate_counters.resets_at end`,
      }),
    )
    .returning(["hits", "resets_at"])
    .executeTakeFirstOrThrow();
  return { current: hits, ttl: resetsAt - now };
}
