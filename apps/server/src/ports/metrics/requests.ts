import type { FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import { Counter, Gauge, Histogram } from "prom-client";
import type { LoadWatch } from "../../http/shedding.ts";

/** In seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MILLISECONDS = 1000;
/** What a request counts as that fits no pattern: addresses are without number, and may say who asks. */
const UNKNOWN = "unknown";

/** Measures each answer: by the pattern of its address, never by the address. */
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

/** Measures what is under way and what is refused for want of capacity. */
export function measureLoad(registry: Registry): LoadWatch {
  const registers = [registry];
  const underWay = new Gauge({
    name: "http_requests_under_way",
    help: "Requests that arrived and are not answered yet.",
    registers,
  });
  const shed = new Counter({
    name: "http_requests_shed_total",
    help: "Requests refused with 503 because the event loop was late or too many were under way.",
    labelNames: ["why"],
    registers,
  });
  for (const why of ["late", "crowded"]) shed.inc({ why }, 0);
  return {
    shed: (why) => shed.inc({ why }),
    underWay: (count) => underWay.set(count),
  };
}
