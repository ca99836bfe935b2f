import { isCall } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { isPublicCall } from "@reagent/api/v1/operation";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "../basics/network.ts";
import type { Services } from "../calls/call.ts";
import { type Counted, CountersInMemory, countNow } from "../sessions/rate-counters.ts";
import { hashOfSecret } from "../sessions/secret.ts";
import { tokenIn } from "./v1/token.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the route renders pages, whose number is limited. */
    readonly isPage?: boolean;
  }
}

const WINDOW_MS = 60_000;
/** A page costs as much as so many calls. */
const CALLS_OF_A_PAGE = 5;

/** What requests are counted by. */
interface Subject {
  readonly kind: "pages" | "calls" | "token";
  readonly name: string;
}

/** A limit that holds for a request. */
interface Limit {
  /** Quoted, as in the headers. */
  readonly kind: string;
  /** Below 0 where it is exceeded. */
  readonly left: number;
  readonly endsInS: number;
}

/** A network, or a token, has sent too many requests. */
class TooMany extends Error {
  readonly statusCode = codes.tooMany;
}

/** Limits calls and pages by network, and those of the public API by their token too. Assets and probes are not counted. */
export function registerLimits(
  server: FastifyInstance,
  { database, clock }: Pick<Services, "database" | "clock">,
  /** 0 = no limit. */
  callsPerMinute: number,
): void {
  if (callsPerMinute === 0) return;
  const inMemory = new CountersInMemory(WINDOW_MS);

  /** The only server on SQLite counts in memory. Several on PostgreSQL share their counters; a page from a cache takes no query. */
  const count = async (
    subjects: readonly Subject[],
    isPage: boolean,
  ): Promise<readonly Counted[]> => {
    const now = clock.now();
    const names = subjects.map(({ kind, name }) => `${kind} ${name}`);
    if (isPage || database.kind === "sqlite") return names.map((name) => inMemory.count(name, now));
    const counters = names.map((name) => ({ name, windowMs: WINDOW_MS }));
    return countNow(database.read, counters, now);
  };

  server.addHook("onRequest", async (request, reply) => {
    const isPage = isPageRequest(request);
    const isPublic = isPublicCall(request.url);
    if (!isPage && !isPublic && !isCall(request.url)) return;
    const subjects = subjectsOf(request);
    // What cannot be counted is not limited: the call itself says that there is no database.
    const counted = await count(subjects, isPage).catch(() => []);
    const most = isPage ? Math.ceil(callsPerMinute / CALLS_OF_A_PAGE) : callsPerMinute;
    const now = clock.now();
    const limits = counted.map(({ hits, endsAt }, at) => ({
      kind: `"${subjects[at]?.kind}"`,
      left: most - hits,
      endsInS: Math.ceil((endsAt - now) / 1000),
    }));
    if (isPublic && limits.length > 0) stateLimits(reply, limits, most);
    const over = limits.filter(({ left }) => left < 0);
    if (over.length === 0) return;
    reply.header("retry-after", Math.max(...over.map(({ endsInS }) => endsInS)));
    throw new TooMany();
  });
}

/** States the limits of a call of the public API in its headers. */
function stateLimits(reply: FastifyReply, limits: readonly Limit[], most: number): void {
  const listed = (part: (limit: Limit) => string) => limits.map(part).join(", ");
  reply
    .header(
      "ratelimit-policy",
      listed(({ kind }) => `${kind};q=${most};w=${WINDOW_MS / 1000}`),
    )
    .header(
      "ratelimit",
      listed(({ kind, left, endsInS }) => `${kind};r=${Math.max(0, left)};t=${endsInS}`),
    );
}

/** What a request is counted by: a page by its network, a call of the public API also by its token, good or not. */
function subjectsOf(request: FastifyRequest): readonly Subject[] {
  if (isPageRequest(request)) return [{ kind: "pages", name: networkOf(request.ip) }];
  const token = isPublicCall(request.url) ? tokenIn(request) : undefined;
  return [
    { kind: "calls", name: networkOf(request.ip) },
    ...(token === undefined ? [] : [{ kind: "token" as const, name: hashOfSecret(token) }]),
  ];
}

const isPageRequest = ({ routeOptions }: FastifyRequest) => routeOptions.config.isPage === true;
