import { isCall } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { isPublicCall } from "@reagent/api/v1/operation";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../basics/network.ts";
import type { Services } from "../calls/call.ts";
import { type Counted, CountersInMemory, countNow } from "../sessions/rate-counters.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the route renders pages, whose number is limited. */
    readonly isPage?: boolean;
  }
}

const WINDOW_MS = 60_000;
/** A page costs as much as so many calls. */
const CALLS_OF_A_PAGE = 5;

/** A network has sent too many requests. */
class TooMany extends Error {
  readonly statusCode = codes.tooMany;
}

/** Limits calls and pages by network. Assets and probes are not counted. */
export function registerLimits(
  server: FastifyInstance,
  { database, clock }: Pick<Services, "database" | "clock">,
  /** 0 = no limit. */
  callsPerMinute: number,
): void {
  if (callsPerMinute === 0) return;
  const inMemory = new CountersInMemory(WINDOW_MS);

  /** The only server on SQLite counts in memory. Several on PostgreSQL share their counters; a page from a cache takes no query. */
  const count = async (name: string, isPage: boolean): Promise<Counted | undefined> => {
    const now = clock.now();
    if (isPage || database.kind === "sqlite") return inMemory.count(name, now);
    const [counted] = await countNow(database.read, [{ name, windowMs: WINDOW_MS }], now);
    return counted;
  };

  server.addHook("onRequest", async (request, reply) => {
    const isPage = isPageRequest(request);
    const isPublic = isPublicCall(request.url);
    if (!isPage && !isPublic && !isCall(request.url)) return;
    const name = `${isPage ? "pages" : "calls"} ${networkOf(request.ip)}`;
    // What cannot be counted is not limited: the call itself says that there is no database.
    const counted = await count(name, isPage).catch(() => undefined);
    const most = isPage ? Math.ceil(callsPerMinute / CALLS_OF_A_PAGE) : callsPerMinute;
    if (!counted) return;
    const endsInS = Math.ceil((counted.endsAt - clock.now()) / 1000);
    if (isPublic) {
      const left = Math.max(0, most - counted.hits);
      reply
        .header("ratelimit-policy", `"calls";q=${most};w=${WINDOW_MS / 1000}`)
        .header("ratelimit", `"calls";r=${left};t=${endsInS}`);
    }
    if (counted.hits <= most) return;
    reply.header("retry-after", endsInS);
    throw new TooMany();
  });
}

const isPageRequest = ({ routeOptions }: FastifyRequest) => routeOptions.config.isPage === true;
