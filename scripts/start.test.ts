import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DATABASE_FILE } from "@reagent/server/database/sqlite/open";
import { afterAll, expect, test } from "vitest";
import { ROOT } from "./job.ts";

const folder = mkdtempSync(join(tmpdir(), "reagent-start-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script until it ends; the tests are about those that do not start. */
function end(script: string, env: Readonly<Record<string, string>>, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...options, join(ROOT, script)], {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr: stderr.trim() };
}

/** Runs work while a port is taken. */
async function withTakenPort(work: (port: number) => void): Promise<void> {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  work((other.address() as AddressInfo).port);
  other.close();
}

test("production refuses to start with development's secrets, before anything is built", () => {
  const env = { NODE_ENV: "production", PAYMENT_SIMULATOR: "1" };
  const { status, stdout, stderr } = end("scripts/start.js", env);
  expect([status, stdout]).toEqual([1, ""]);
  for (const name of ["API_HEADER_SALT", "API_PARAMETER_SALT", "PERSONAL_DATA_KEY", "PAYMENT_KEY"])
    expect(stderr).toContain(`${name} must be set in production`);
});

test.each(["scripts/start.js", "apps/server/start.js"])(
  "%s tells an older Node how to start",
  (script) => {
    const older = "Object.defineProperty(process, 'versions', { value: { node: '20.11.0' } })";
    const code = `data:text/javascript,${encodeURIComponent(older)}`;
    expect(end(script, {}, "--import", code)).toMatchObject({
      status: 1,
      stderr:
        "The shop needs Node 24, and this is Node 20.11.0. Install it, or run npx -y pnpm@12 start, which brings its own.",
    });
  },
);

test("a taken port is named with the way out, before the database is opened", () =>
  withTakenPort((port) => {
    const data = join(folder, "data");
    expect(end("apps/server/start.js", { DATA_DIR: data, PORT: String(port) })).toEqual({
      status: 1,
      stdout: "",
      stderr: `Port ${port} is taken. Set another: PORT=${port + 1} npx -y pnpm@12 start`,
    });
    expect(existsSync(join(data, DATABASE_FILE))).toBe(false);
  }));

test("development names a taken port before it starts anything", () =>
  withTakenPort((port) => {
    expect(end("scripts/dev.ts", { PORT: String(port) })).toEqual({
      status: 1,
      stdout: "",
      stderr: `Port ${port} is taken. Set another: PORT=${port + 10} npx -y pnpm@12 dev`,
    });
  }));

test("a folder that cannot be written is named with the way out", () => {
  const path = join(folder, "file");
  writeFileSync(path, "");
  expect(end("apps/server/start.js", { DEMO: "0", DATA_DIR: path, PORT: "0" })).toMatchObject({
    status: 1,
    stderr: `${path} cannot be written. Set another folder: DATA_DIR=/path/to/folder npx -y pnpm@12 start`,
  });
});
