import type { FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import { Counter, Gauge, Histogram } from "prom-client";
import type { LoadWatch } from "../http/shedding.ts";

/** In seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MILLISECONDS = 1000;
/** Label of a request without a route: paths are unlimited in number and may hold personal data. */
const UNKNOWN = "unknown";

/** Measures each answer by its route, never by its path. */
export function measureAnswers(server: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer.",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers,
  });
  const envelopes = new Counter({
    name: "shop_calls_total",
    help: "Calls answered, by the code in their envelope; most travel with HTTP 200.",
    labelNames: ["route", "code"],
    registers,
  });
  server.addHook("onResponse", (request, reply, done) => {
    const { url: route = UNKNOWN } = request.routeOptions;
    const method = route === UNKNOWN ? UNKNOWN : request.method;
    durations.observe(
      { method, route, status: reply.statusCode },
      reply.elapsedTime / MILLISECONDS,
    );
    if (reply.envelopeCode > 0) envelopes.inc({ route, code: reply.envelopeCode });
    done();
  });
}

/** Measures how many requests are being handled, and how many are refused under overload. */
export function measureLoad(registry: Registry): LoadWatch {
  const registers = [registry];
  const active = new Gauge({
    name: "http_requests_under_way",
    help: "Requests that arrived and are not answered yet.",
    registers,
  });
  const shed = new Counter({
    name: "http_requests_shed_total",
    help: "Requests refused with 503 because the event loop was late or too many were being handled.",
    labelNames: ["why"],
    registers,
  });
  for (const why of ["late", "crowded"]) shed.inc({ why }, 0);
  return {
    shed: (why) => shed.inc({ why }),
    active: (count) => active.set(count),
  };
}
