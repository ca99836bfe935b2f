import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./job.ts";

test("production refuses to start with development's secrets, before anything is built", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, "scripts/start.js")], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", PAYMENT_SIMULATOR: "1" },
  });
  expect([status, stdout]).toEqual([1, ""]);
  for (const name of ["API_HEADER_SALT", "API_PARAMETER_SALT", "PERSONAL_DATA_KEY", "PAYMENT_KEY"])
    expect(stderr).toContain(`${name} must be set in production`);
});

/** What a server prints to the error output that does not start in a new folder. */
async function failureWith(env: (folder: string) => Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "reagent-start-"));
  const child = spawn(process.execPath, [join(ROOT, "apps/server/start.js")], {
    env: { ...process.env, DEMO: "0", ...env(folder) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let printed = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const [code] = (await once(child, "close")) as [number];
  rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  return printed.trim();
}

test.each(["scripts/start.js", "apps/server/start.js"])(
  "%s tells an older Node how to start",
  (script) => {
    const older = "Object.defineProperty(process, 'versions', { value: { node: '20.11.0' } })";
    const { status, stderr } = spawnSync(
      process.execPath,
      ["--import", `data:text/javascript,${encodeURIComponent(older)}`, join(ROOT, script)],
      { encoding: "utf8" },
    );
    expect([status, stderr.trim()]).toEqual([
      1,
      "The shop needs Node 24, and this is Node 20.11.0. Install it, or run npx -y pnpm@12 start, which brings its own.",
    ]);
  },
);

test("a taken port is named with the way out", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const printed = await failureWith((folder) => ({ DATA_DIR: folder, PORT: String(port) }));
  other.close();
  expect(printed).toBe(`Port ${port} is taken. Set another: PORT=${port + 1} npx -y pnpm@12 start`);
});

test("development names a taken port before it starts anything", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const child = spawn(process.execPath, [join(ROOT, "scripts/dev.ts")], {
    env: { ...process.env, PORT: String(port) },
  });
  const outputs = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name].setEncoding("utf8").on("data", (text: string) => (outputs[name] += text));
  const [code] = (await once(child, "close")) as [number];
  other.close();
  expect(code).toBe(1);
  expect(outputs).toEqual({
    stdout: "",
    stderr: `Port ${port} is taken. Set another: PORT=${port + 10} npx -y pnpm@12 dev\n`,
  });
});

test("a folder that cannot be written is named with the way out", async () => {
  let path = "";
  const printed = await failureWith((folder) => {
    path = join(folder, "file");
    writeFileSync(path, "");
    return { DATA_DIR: path, PORT: "0" };
  });
  expect(printed).toBe(
    `${path} cannot be written. Set another folder: DATA_DIR=/path/to/folder npx -y pnpm@12 start`,
  );
});
