import { execFile } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";

const run = promisify(execFile);
const DEBIAN_HOME = "/usr/lib/postgresql";
const SETTINGS = "-F -c full_page_writes=off -c max_connections=400";

/** The folder of the newest PostgreSQL's programs; undefined where it is not installed. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN_HOME) ? readdirSync(DEBIAN_HOME) : [];
  const packaged = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_HOME, version, "bin"));
  return [...packaged, ...(process.env["PATH"] ?? "").split(delimiter)].find((folder) =>
    existsSync(join(folder, "initdb")),
  );
}

/** A PostgreSQL that belongs to the tests. */
export interface Cluster {
  readonly url: string;
  /** Stops it: "fast" as for maintenance, closing its connections; "immediate" as in a crash. */
  halt(mode: "fast" | "immediate"): Promise<void>;
  /** Starts it again with the same data. */
  resume(): Promise<void>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a throwaway PostgreSQL on a free port of 127.0.0.1. It does not sync to disk; without `outlastsCrashes`, a halt may lose the
 * latest commits. With `gathersStatistics`, the plans of statements may change at any time.
 */
export async function startCluster(
  programs: string,
  { outlastsCrashes = false, gathersStatistics = true } = {},
): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "reagent-postgres-"));
  const user = await serverUser();
  if (user) {
    chownSync(folder, user.uid, user.gid);
  }
  const options = { cwd: folder, env: { ...process.env, LC_ALL: "C.UTF-8" }, ...user };
  const data = join(folder, "data");
  const port = await freePort();
  const call = (program: string, ...parameters: string[]) =>
    run(join(programs, program), parameters, options);
  await call(
    "initdb",
    "-D",
    data,
    "-U",
    "shop",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
    "--no-sync",
  );
  const commits = outlastsCrashes ? "on" : "off";
  const autovacuum = gathersStatistics ? "on" : "off";
  const settings = `${SETTINGS} -c synchronous_commit=${commits} -c autovacuum=${autovacuum} -p ${port} -h 127.0.0.1 -k ${folder}`;
  const start = async () => {
    await call("pg_ctl", "-D", data, "-w", "-l", join(folder, "log"), "-o", settings, "start");
  };
  const halt = async (mode: "fast" | "immediate") => {
    await call("pg_ctl", "-D", data, "-m", mode, "-w", "stop");
  };
  await start();
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    halt,
    resume: start,
    stop: async () => {
      await halt("immediate");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The system user that runs PostgreSQL where the tests run as root, as which it refuses to run. */
async function serverUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = await Promise.all([run("id", ["-u", name]), run("id", ["-g", name])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      // No such user: try the next one.
    }
  }
  throw new Error(
    "PostgreSQL does not run as root, and this system has no user 'postgres' or 'nobody' to run it as.",
  );
}

/** A free port of 127.0.0.1, for a process that cannot report the one it gets. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") {
    throw new Error("No free port was found on 127.0.0.1.");
  }
  return address.port;
}

/** The URL of a database of a cluster. */
export function urlOf(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement on a new connection. */
export async function runOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
