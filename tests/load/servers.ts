import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { addToCart } from "@reagent/api/contract/cart";
import { loadCatalogue } from "@reagent/server/catalogue/load";
import { connect } from "@reagent/server/database/connection";
import type { Database } from "@reagent/server/database/database";
import { demoCatalogue } from "@reagent/server/demo/catalogue";
import { findPostgres, startCluster } from "@reagent/server/testing/postgres-cluster";
import { addBuyer, type CalledPack, calledPacks, sellablePacks } from "./buyers.ts";
import { connection, ready } from "./calls.ts";
import { type Figure, figureOf, quantile } from "./figure.ts";
import { inEmptyFolder, startShopProcess } from "./shop-process.ts";

const CONNECTIONS = 64;
const SECONDS = 15;
const WARM_UP_SECONDS = 5;
const TICKS_A_SECOND = 100;
const AIM_MS = 300;

/** A customer who adds a pack to the cart, and the server that is asked. */
interface Adding {
  readonly address: string;
  readonly token: string;
  readonly pack: CalledPack;
}

/** The processor time of all processes of the database's PostgreSQL so far, in seconds. */
async function processorTime(database: Database): Promise<number> {
  if (database.kind !== "postgres") throw new Error("this is not a PostgreSQL");
  const { rows } = await database.pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  const parent = readFileSync(`/proc/${rows[0]?.pid}/stat`, "utf8").split(" ")[3] ?? "";
  const pids = execFileSync("pgrep", ["-P", parent], { encoding: "utf8" }).trim().split("\n");
  const ticks = pids.map((pid) => {
    // Fields 14 and 15, after the name in brackets, which has spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_A_SECOND;
}

/** Adds lines without a pause; returns how long each answer took, in milliseconds, and the answers that were refused. */
async function addLines(all: readonly Adding[], seconds: number) {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const refused: string[] = [];
  await Promise.all(
    all.map(async ({ address, token, pack }) => {
      const line = connection(address);
      while (performance.now() < end) {
        const startedAt = performance.now();
        const text = await line.send(ready(addToCart, { ...pack, quantity: 1 }, token));
        times.push(performance.now() - startedAt);
        if (!text.includes('"code":200')) refused.push(text.slice(0, 200));
      }
      line.close();
    }),
  );
  return { times: times.toSorted((a, b) => a - b), refused };
}

/** Cart lines of many customers at once, with one server and with two, on one PostgreSQL on the same machine. */
export async function serversFigures(): Promise<Figure[]> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error("PostgreSQL is not installed");
  const cluster = await startCluster(programs, { outlastsCrashes: true });
  const database = await connect({ kind: "postgres", url: cluster.url });
  try {
    await loadCatalogue(database, demoCatalogue(), { draw: () => "" });
    const ids = (await sellablePacks(database)).slice(0, CONNECTIONS);
    const packs = await calledPacks(database, ids);
    const adding = await database.transact(async (tx) => {
      const all: Omit<Adding, "address">[] = [];
      for (const [index, pack] of packs.entries()) {
        const inCart = { packs: [Number(pack.productId)] };
        all.push({ token: (await addBuyer(tx, `buyer-${index}`, inCart)).token, pack });
      }
      return all;
    });
    return await inEmptyFolder(async (folder) => {
      const figures: Figure[] = [];
      for (const count of [1, 2]) {
        const start = () => startShopProcess(folder, { DATABASE_URL: cluster.url, DEMO: "0" });
        const servers = [await start()];
        while (servers.length < count) servers.push(await start());
        try {
          const all = adding.map((each, at) => ({
            ...each,
            address: servers[at % count]?.address ?? "",
          }));
          await addLines(all, WARM_UP_SECONDS);
          const before = await processorTime(database);
          const ownBefore = process.cpuUsage();
          const { times, refused } = await addLines(all, SECONDS);
          const share = ((await processorTime(database)) - before) / SECONDS;
          const { user, system } = process.cpuUsage(ownBefore);
          const own = (user + system) / 1e6 / SECONDS;
          for (const what of new Set(refused)) console.log(what);
          const perSecond = Math.round(times.length / SECONDS);
          const input = `${CONNECTIONS} connections, PostgreSQL, ${perSecond} a second; the database takes ${share.toFixed(2)} of a core, the measurement ${own.toFixed(2)}`;
          const name = `cart lines, ${count === 1 ? "one server" : "two servers"}`;
          figures.push(
            figureOf(`${name}, p50`, input, "ms", [quantile(times, 0.5)]),
            figureOf(`${name}, p99`, input, "ms", [quantile(times, 0.99)], { atMost: AIM_MS }),
            figureOf(`${name}, errors`, input, "", [refused.length], { atMost: 0 }),
          );
        } finally {
          for (const server of servers) await server.stop();
        }
      }
      return figures;
    });
  } finally {
    await database.close();
    await cluster.stop();
  }
}
