import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "../database/connection.ts";

const COMMAND = fileURLToPath(new URL("command.ts", import.meta.url));
/** Prints the address of each file that is loaded. */
const LIST_LOADED = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  registerHooks({ load: (url, context, next) => { console.error(url); return next(url, context); } });
`)}`;

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "reagent-command-"));
  await (await connect({ kind: "sqlite", folder })).close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (dataFolder: string, ...args: readonly string[]) =>
  promisify(execFile)(process.execPath, ["--import", LIST_LOADED, COMMAND, ...args], {
    env: { PATH: process.env["PATH"], DATA_DIR: dataFolder },
  });

test("a command loads neither the other database, nor what other commands need, and keeps what was compiled", async () => {
  const { stdout, stderr } = await run(folder, "orders");
  expect(stdout).toBe("There are no such orders.\n");
  const loaded = stderr.split("\n");
  expect(loaded).toContainEqual(expect.stringMatching(/operator\/commands\/orders\.ts$/u));
  const needless =
    /node_modules\/(?:pg|pdfkit|csv-\w+|pino|fastify)\/|operator\/commands\/(?!orders\.ts)|\/areas\/|\/http\//u;
  expect(loaded.filter((url) => needless.test(url))).toEqual([]);
  expect(existsSync(join(folder, "compiled"))).toBe(true);
});

test("a command makes no folder where there is no shop", async () => {
  const missing = join(folder, "missing");
  await expect(run(missing, "orders")).rejects.toThrow("There is no shop in");
  expect(existsSync(missing)).toBe(false);
});
