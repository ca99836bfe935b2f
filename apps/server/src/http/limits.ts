import type { FastifyRateLimitOptions, FastifyRateLimitStore } from "@fastify/rate-limit";
import rateLimit from "@fastify/rate-limit";
import { isCall } from "@reagent/api/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";

const WINDOW_MS = 60_000;

/** Limits calls by address. Pages and assets are not counted. */
export async function registerLimits(
  server: FastifyInstance,
  database: Database,
  callsPerMinute: number,
): Promise<void> {
  if (callsPerMinute === 0) {
    return;
  }
  await server.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: WINDOW_MS,
    allowList: (request) => !isCall(request.url),
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
    // One server on SQLite counts in memory; servers side by side on PostgreSQL count together.
    ...(database.kind === "postgres" ? { store: countersIn(database), skipOnError: true } : {}),
  });
}

/** The store of counters in the database, as the plugin wants it: a class that it makes itself. */
function countersIn(
  database: Database,
): new (options: FastifyRateLimitOptions) => FastifyRateLimitStore {
  return class implements FastifyRateLimitStore {
    incr(key: string, tell: Parameters<FastifyRateLimitStore["incr"]>[1], window: number): void {
      count(database, `calls ${key}`, window).then(
        (counted) => tell(null, counted),
        (failure: unknown) => tell(failure instanceof Error ? failure : new Error(String(failure))),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

async function count(
  database: Database,
  name: string,
  window: number,
): Promise<{ current: number; ttl: number }> {
  const now = Date.now();
  const isOver = sql<boolean>`rate_counters.resets_at <= ${now}`;
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
