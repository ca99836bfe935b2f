import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { answerInTime } from "../database/answer-in-time.ts";
import { hasAllColumns } from "../database/columns.ts";
import type { Database } from "../database/database.ts";
import { type DatabaseFault, faultOf } from "../database/failure.ts";
import { migrationState } from "../database/migrate.ts";
import { isSearchNewer } from "../database/search-tables.ts";

/** Paths of the probes, which are answered under any load. */
export const probes = { health: "/healthz", readiness: "/readyz" } as const;

const UNAVAILABLE = 503;
/** How long an answer about the database is given again: anyone can ask, and each test is written to the disk. */
const KEPT_MS = 1000;
/** More than one page of SQLite, so that a file that cannot grow is noticed. */
const TRIED = "x".repeat(16 * 1024);

/** Why a server is not ready; operators look the word up in docs/operations.md. */
type NotReady = "stopping" | "migrations" | "version" | DatabaseFault;

/** Registers `/healthz`, which reports that the process answers, and `/readyz`, which reports whether it should get requests. */
export function registerProbes(
  server: FastifyInstance,
  {
    database,
    isStopping,
    keptMs = KEPT_MS,
  }: {
    readonly database: Database;
    readonly isStopping: () => boolean;
    /** How long an answer about the database is given again, in milliseconds. */
    readonly keptMs?: number | undefined;
  },
): void {
  server.get(probes.health, (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  // Probes that arrive while one is answered get its answer: they are answered under any load, and each would wait to write.
  let asking: Promise<NotReady | undefined> | undefined;
  let keptUntil = Number.POSITIVE_INFINITY;
  const problem = () => {
    if (!asking || performance.now() >= keptUntil) {
      keptUntil = Number.POSITIVE_INFINITY;
      asking = databaseProblem(database).finally(() => {
        keptUntil = performance.now() + keptMs;
      });
    }
    return asking;
  };
  server.get(probes.readiness, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    const why = isStopping() ? "stopping" : await problem();
    return why ? reply.status(UNAVAILABLE).send({ status: "not ready", why }) : { status: "ready" };
  });
}

async function databaseProblem(database: Database): Promise<NotReady | undefined> {
  try {
    const { pending, newer } = await answerInTime(migrationState(database));
    const isNewer = newer.length > 0 || (await answerInTime(isSearchNewer(database.read)));
    if (isNewer) return "version";
    if (pending.length > 0) return "migrations";
    if (!(await answerInTime(hasAllColumns(database)))) return "schema";
    await answerInTime(tryToWrite(database));
    return undefined;
  } catch (failure) {
    return faultOf(failure);
  }
}

/** Writes a row and deletes it again, which reaches the disk and leaves nothing. Servers that share a database do not collide. */
function tryToWrite(database: Database): Promise<void> {
  const name = `readiness_${randomUUID()}`;
  return database.transact(async (tx) => {
    await tx.insertInto("site_facts").values({ name, value: TRIED }).execute();
    await tx.deleteFrom("site_facts").where("name", "=", name).execute();
  });
}
