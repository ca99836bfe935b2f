import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { AggregatorRegistry, collectDefaultMetrics, Registry } from "prom-client";
import type { MetricsPlace } from "../settings/settings.ts";

export interface RunningMetrics {
  /** "http://127.0.0.1:9464/metrics". */
  readonly address: string;
  close(): Promise<void>;
}

/** A registry, by default with the metrics of the process: memory, processor time, garbage collection, event loop lag. */
export function openRegistry({ isOfProcess = true } = {}): Registry {
  const registry = new Registry();
  if (isOfProcess) collectDefaultMetrics({ register: registry });
  return registry;
}

/** In a worker of a cluster: lets the primary process ask for these metrics. */
export function reportMetrics(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry);
  void new AggregatorRegistry();
}

/** Another program has the port of the metrics. */
export class TakenMetricsPort extends Error {
  constructor(port: number, cause: unknown) {
    super(
      `Port ${port} of METRICS is taken. Set another: METRICS=${port + 1} npx -y pnpm@12 start`,
      { cause },
    );
    this.name = "TakenMetricsPort";
  }
}

/** Serves metrics in Prometheus' text format. Throws `TakenMetricsPort`. */
export async function serveMetrics(
  registry: Pick<Registry, "contentType" | "metrics">,
  place: MetricsPlace,
): Promise<RunningMetrics> {
  const server = Fastify({ forceCloseConnections: true });
  server.get("/metrics", async (_request, reply) =>
    reply
      .header("cache-control", "no-store")
      .type(registry.contentType)
      .send(await registry.metrics()),
  );
  try {
    await server.listen(place);
  } catch (failure) {
    const isTaken = (failure as NodeJS.ErrnoException).code === "EADDRINUSE";
    throw isTaken ? new TakenMetricsPort(place.port, failure) : failure;
  }
  const { port } = server.server.address() as AddressInfo;
  const host = place.host.includes(":") ? `[${place.host}]` : place.host;
  return { address: `http://${host}:${port}/metrics`, close: () => server.close() };
}
