import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./job.ts";

test("production refuses to start with development's secrets, before anything is built", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, "scripts/start.ts")], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", PAYMENT_SIMULATOR: "1" },
  });
  expect([status, stdout]).toEqual([1, ""]);
  for (const name of ["API_HEADER_SALT", "API_PARAMETER_SALT", "PERSONAL_DATA_KEY", "PAYMENT_KEY"])
    expect(stderr).toContain(`${name} must be set in production`);
});
