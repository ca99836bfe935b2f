import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import type { DatabasePlace } from "./database/connection.ts";
import { DATABASE_FILE } from "./database/sqlite/open.ts";
import { onDefaultDatabase, onPostgres, onSqlite } from "./testing/databases.ts";
import { freePort, urlOf } from "./testing/postgres-cluster.ts";
import { startProcess } from "./testing/process.ts";

/** All that a server prints that cannot start. */
const printedAt = (place: DatabasePlace, env = {}) =>
  startProcess(place, undefined, env).then(
    async (server) => {
      server.process.kill("SIGKILL");
      await server.ended;
      return "it has started";
    },
    (failure: Error) => failure.message,
  );

describe("a server that cannot start prints one line", () => {
  onSqlite(() => {
    test("a server that cannot start prints one line where the file of the database is damaged", async () => {
      const folder = mkdtempSync(join(tmpdir(), "damaged-"));
      writeFileSync(join(folder, DATABASE_FILE), "no database ".repeat(1000));
      expect(await printedAt({ kind: "sqlite", folder })).toBe(
        "The database shop.sqlite in DATA_DIR is damaged: file is not a database. Restore a backup: npx -y pnpm@12 restore FOLDER --replace\n",
      );
      rmSync(folder, { recursive: true });
    });
  });

  onDefaultDatabase((makePlace) => {
    test("a server that cannot start prints one line where the port of the metrics is taken", async () => {
      const { place, remove } = await makePlace();
      const taken = createServer().listen(0, "127.0.0.1");
      await once(taken, "listening");
      const { port } = taken.address() as AddressInfo;
      expect(await printedAt(place, { METRICS: String(port) })).toBe(
        `Port ${port} of METRICS is taken. Set another: METRICS=${port + 1} npx -y pnpm@12 start\n`,
      );
      taken.close();
      await remove();
    });
  });

  onPostgres(() => {
    test("a server that cannot start names the setting where its bucket does not answer", async () => {
      const port = await freePort();
      const bucket = {
        S3_URL: `http://127.0.0.1:${port}/shop`,
        S3_KEY_ID: "key",
        S3_SECRET: "secret",
      };
      const place = { kind: "postgres", url: inject("postgresUrl") } as const;
      expect(await printedAt(place, bucket)).toBe(
        "The server cannot start with these settings:\n  S3_URL names a bucket that cannot be read: S3 network error: ECONNREFUSED\n",
      );
    });

    test("a server that cannot start prints one line where PostgreSQL has no such database", async () => {
      const url = urlOf(inject("postgresUrl"), "shop_of_nobody");
      expect(await printedAt({ kind: "postgres", url })).toBe(
        'PostgreSQL has no such database: database "shop_of_nobody" does not exist. Create it, or correct DATABASE_URL.\n',
      );
    });

    test("a server that cannot start prints one line where PostgreSQL does not know the user", async () => {
      const url = new URL(inject("postgresUrl"));
      url.username = "stranger";
      expect(await printedAt({ kind: "postgres", url: url.href })).toBe(
        'PostgreSQL refuses the log-in: role "stranger" does not exist. Correct the user or the password in DATABASE_URL.\n',
      );
    });

    test("a server that cannot start prints one line where no PostgreSQL is at the address", async () => {
      const port = await freePort();
      const url = `postgres://shop@127.0.0.1:${port}/shop`;
      expect(await printedAt({ kind: "postgres", url })).toBe(
        `PostgreSQL does not answer: connect ECONNREFUSED 127.0.0.1:${port}. Start it, or correct DATABASE_URL.\n`,
      );
    });
  });
});
