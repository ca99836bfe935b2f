import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { findPostgres } from "@reagent/server/testing/postgres-cluster";
import { canInstall, install } from "./install.ts";

const CLUSTER_SETTINGS = "/etc/postgresql-common/createcluster.conf";

/**
 * Finds PostgreSQL's programs, or installs them where that is possible: as root, from the system's
 * packages, without a cluster and without a service. The tests start their own, in a temporary folder.
 */
export function needPostgres(): boolean {
  if (process.env["DATABASES"] === "sqlite" || findPostgres()) return true;
  if (canInstall) {
    console.log("No PostgreSQL here: installing the system's package.");
    if (!existsSync(CLUSTER_SETTINGS)) {
      mkdirSync("/etc/postgresql-common", { recursive: true });
      writeFileSync(CLUSTER_SETTINGS, "create_main_cluster = false\n");
    }
    install("postgresql");
  }
  if (findPostgres()) return true;
  console.log(
    "The server is tested on SQLite and on PostgreSQL, and PostgreSQL is not installed here. Install your system's " +
      "package (its service is not needed), or set DATABASES=sqlite to test on SQLite alone.",
  );
  return false;
}
