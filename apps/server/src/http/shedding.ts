import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { probes } from "./probes.ts";

/** When the server counts as overloaded. Times in milliseconds. */
export interface LoadLimits {
  /** The event loop counts as late when its average delay between two samples exceeds this. */
  readonly lateMs: number;
  readonly sampleMs: number;
  /** How long a late event loop accepts requests in one turn; the rest of the turn's requests are refused. */
  readonly turnMs: number;
  /** Requests that are handled at the same time: more would only wait for the database. */
  readonly maxActive: number;
}

const LIMITS: LoadLimits = { lateMs: 1000, sampleMs: 1000, turnMs: 500, maxActive: 200 };
const LOG_INTERVAL_MS = 10_000;

/** Why requests are refused. */
export type Pressure = "late" | "crowded";

/** The server is overloaded; answered with HTTP 503. */
export class Overloaded extends Error {
  readonly statusCode = 503;

  constructor(pressure: Pressure) {
    super(`The server is overloaded: ${pressure}.`);
    this.name = "Overloaded";
  }
}

/** Receives the server's load. */
export interface LoadWatch {
  shed(pressure: Pressure): void;
  active(count: number): void;
}

/**
 * Refuses requests while the server is overloaded: when the event loop is late, those beyond the work of one turn; and those that
 * arrive while too many are handled. A single long pause of an idle server refuses nothing. Probes are always answered.
 */
export async function registerShedding(
  server: FastifyInstance,
  watch?: LoadWatch,
  limits = LIMITS,
): Promise<void> {
  const active = new Set<FastifyRequest>();
  let loggedAt = Number.NEGATIVE_INFINITY;
  const turnAge = turnClock();

  const shed = (pressure: Pressure): Overloaded => {
    watch?.shed(pressure);
    if (performance.now() - loggedAt > LOG_INTERVAL_MS) {
      loggedAt = performance.now();
      server.log.warn(
        { pressure, active: active.size },
        "requests are refused: the server is overloaded",
      );
    }
    return new Overloaded(pressure);
  };

  await server.register(underPressure, {
    maxEventLoopDelay: limits.lateMs,
    sampleInterval: limits.sampleMs,
    pressureHandler: async (request) => {
      if (turnAge() > limits.turnMs && !isProbe(request)) throw shed("late");
    },
  });
  server.addHook("onRequest", (request, _reply, done) => {
    turnAge();
    if (active.size >= limits.maxActive && !isProbe(request)) done(shed("crowded"));
    else done();
  });
  // Counted while its handler works: a body that is still being received and an answer that is not read cost nothing, however slow.
  server.addHook("preValidation", (request, _reply, done) => {
    active.add(request);
    watch?.active(active.size);
    done();
  });
  server.addHook("onSend", (request, _reply, payload, done) => {
    if (active.delete(request)) watch?.active(active.size);
    done(null, payload);
  });
}

const isProbe = ({ routeOptions }: FastifyRequest) =>
  routeOptions.url === probes.health || routeOptions.url === probes.readiness;

/** Returns for how long, in milliseconds, the current turn of the event loop has accepted requests. */
function turnClock(): () => number {
  let startedAt: number | undefined;
  return () => {
    if (startedAt === undefined) {
      startedAt = performance.now();
      setImmediate(() => {
        startedAt = undefined;
      });
    }
    return performance.now() - startedAt;
  };
}
