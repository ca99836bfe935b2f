import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { probes } from "./probes.ts";

/** From when on there is too much to do. Times in milliseconds. */
export interface Limits {
  /** The event loop counts as late when it was so long behind on average between two looks at it. */
  readonly lateMs: number;
  readonly lookMs: number;
  /** How much work a late event loop still takes in at a time: the rest of what came meanwhile is refused. */
  readonly turnMs: number;
  /** Requests under way at the same time, however quick the event loop is: more only wait for the database or one another. */
  readonly mostUnderWay: number;
}

const LIMITS: Limits = { lateMs: 1000, lookMs: 1000, turnMs: 500, mostUnderWay: 200 };
const TELLING_MS = 10_000;

/** Why requests are refused. */
export type Pressure = "late" | "crowded";

/** More is asked for than can be answered; to be answered with HTTP 503. */
export class Overloaded extends Error {
  readonly statusCode = 503;

  constructor(pressure: Pressure) {
    super(`More is asked for than can be answered: the server is ${pressure}.`);
    this.name = "Overloaded";
  }
}

/** Told of what there is to do. */
export interface LoadWatch {
  shed(pressure: Pressure): void;
  underWay(count: number): void;
}

/**
 * Refuses requests that would only wait, before the server chokes on them: while the event loop is late, whatever came with too much
 * other work; and whatever comes while too many are under way. A single long pause of an idle server refuses nothing. Probes are
 * always answered.
 */
export async function registerShedding(
  server: FastifyInstance,
  watch?: LoadWatch,
  limits = LIMITS,
): Promise<void> {
  let underWay = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  const turnAge = turnClock();

  const shed = (pressure: Pressure): Overloaded => {
    watch?.shed(pressure);
    if (performance.now() - toldAt > TELLING_MS) {
      toldAt = performance.now();
      server.log.warn({ pressure, underWay }, "requests are refused for want of capacity");
    }
    return new Overloaded(pressure);
  };

  await server.register(underPressure, {
    maxEventLoopDelay: limits.lateMs,
    sampleInterval: limits.lookMs,
    pressureHandler: async (request) => {
      if (turnAge() > limits.turnMs && !isProbe(request)) throw shed("late");
    },
  });
  server.addHook("onRequest", (request, _reply, done) => {
    turnAge();
    if (underWay >= limits.mostUnderWay && !isProbe(request)) done(shed("crowded"));
    else done();
  });
  // From here on it is work: what is still being sent costs nothing, however slowly it comes.
  server.addHook("preValidation", (_request, reply, done) => {
    underWay += 1;
    watch?.underWay(underWay);
    reply.raw.once("close", () => {
      underWay -= 1;
      watch?.underWay(underWay);
    });
    done();
  });
}

const isProbe = ({ routeOptions }: FastifyRequest) =>
  routeOptions.url === probes.health || routeOptions.url === probes.readiness;

/** Tells for how long, in milliseconds, requests have been taken in without a break of the event loop. */
function turnClock(): () => number {
  let begun: number | undefined;
  return () => {
    if (begun === undefined) {
      begun = performance.now();
      setImmediate(() => {
        begun = undefined;
      });
    }
    return performance.now() - begun;
  };
}
