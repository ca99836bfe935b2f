import type { FastifyInstance } from "fastify";
import { answerInTime } from "../database/answer-in-time.ts";
import type { Database } from "../database/database.ts";
import { pendingMigrations } from "../database/migrate.ts";

/** Paths of the probes, which are answered under any load. */
export const probes = { health: "/healthz", readiness: "/readyz" } as const;

const UNAVAILABLE = 503;

/** Why a server is not ready. */
type NotReady = "stopping" | "database" | "migrations";

/** Registers `/healthz`, which reports that the process answers, and `/readyz`, which reports whether it should get requests. */
export function registerProbes(
  server: FastifyInstance,
  { database, isStopping }: { readonly database: Database; readonly isStopping: () => boolean },
): void {
  server.get(probes.health, (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  // Probes that arrive while one is answered get its answer: they are answered under any load, and each would wait to write.
  let asking: Promise<NotReady | undefined> | undefined;
  const problem = () =>
    (asking ??= databaseProblem(database).finally(() => {
      asking = undefined;
    }));
  server.get(probes.readiness, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    const why = isStopping() ? "stopping" : await problem();
    return why ? reply.status(UNAVAILABLE).send({ status: "not ready", why }) : { status: "ready" };
  });
}

async function databaseProblem(database: Database): Promise<NotReady | undefined> {
  try {
    const pending = await answerInTime(pendingMigrations(database));
    if (pending.length > 0) return "migrations";
    await answerInTime(tryToWrite(database));
    return undefined;
  } catch {
    return "database";
  }
}

/** Deletes what is not there: it needs the right to write, which a process that hangs may keep, and changes nothing. */
function tryToWrite(database: Database): Promise<unknown> {
  return database.transact((tx) =>
    tx.deleteFrom("site_facts").where("name", "=", "readiness").execute(),
  );
}
