import type { FastifyInstance } from "fastify";
import { answerInTime } from "../database/answer-in-time.ts";
import type { Database } from "../database/database.ts";
import { pendingMigrations } from "../database/migrate.ts";

/** Where whoever runs the server asks how it is: these are answered however much it has to do. */
export const probes = { health: "/healthz", readiness: "/readyz" } as const;

const UNAVAILABLE = 503;

/** Why a server should get no requests. */
type Hindrance = "stopping" | "database" | "migrations";

/** Registers `/healthz`, which tells that the process answers, and `/readyz`, which tells whether requests should be sent to it. */
export function registerProbes(
  server: FastifyInstance,
  { database, isStopping }: { readonly database: Database; readonly isStopping: () => boolean },
): void {
  server.get(probes.health, (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  server.get(probes.readiness, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    const why = isStopping() ? "stopping" : await hindrance(database);
    return why ? reply.status(UNAVAILABLE).send({ status: "not ready", why }) : { status: "ready" };
  });
}

async function hindrance(database: Database): Promise<Hindrance | undefined> {
  try {
    const pending = await answerInTime(pendingMigrations(database));
    return pending.length > 0 ? "migrations" : undefined;
  } catch {
    return "database";
  }
}
