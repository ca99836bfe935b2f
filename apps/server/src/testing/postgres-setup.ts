import type { TestProject } from "vitest/node";
import { findPostgres, startCluster } from "./postgres-cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Connection URL of the throwaway PostgreSQL, "" where the run goes without it. */
    postgresUrl: string;
  }
}

/** Once per run: a throwaway PostgreSQL for the server's tests, which all run on both databases. */
export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const programs = findPostgres();
  if (programs) {
    const cluster = await startCluster(programs);
    project.provide("postgresUrl", cluster.url);
    return () => cluster.stop();
  }
  if (process.env["TEST_WITHOUT_POSTGRES"] !== "1") {
    throw new Error(
      "The server's tests run on SQLite and on PostgreSQL, and PostgreSQL is not installed here. " +
        "Install it (on Debian: apt-get install postgresql), or set TEST_WITHOUT_POSTGRES=1 to test on SQLite alone.",
    );
  }
  project.provide("postgresUrl", "");
  return undefined;
}
