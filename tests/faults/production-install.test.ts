import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, lstatSync } from "node:fs";
import { dirname, join } from "node:path";
import { inEmptyFolder, startShopProcess } from "@reagent/server/testing/shop-process";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/job.ts";
import { pnpm } from "../../scripts/pnpm.ts";

const MOST_BYTES = 200_000_000;

/** The size of the files in a folder, without what links lead to. */
function bytesIn(folder: string): number {
  const sizes = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? bytesIn(path) : lstatSync(path).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Copies the files of the checkout that are under version control, or will be. */
function copySources(to: string): void {
  const listed = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    {
      cwd: ROOT,
      encoding: "utf8",
      maxBuffer: 2 ** 26,
    },
  );
  const files = listed
    .split("\0")
    .filter((file) => /^(?:packages|apps|demo|pnpm-|package)/u.test(file));
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(ROOT, file), join(to, file), { force: false });
  }
}

test("a production install without Storybook and tests is small and starts", async () => {
  await inEmptyFolder(async (checkout) => {
    copySources(checkout);
    const options = "--prod --frozen-lockfile --prefer-offline --filter @reagent/server...";
    const { command, args } = pnpm(["install", ...options.split(" ")]);
    execFileSync(command, args, { cwd: checkout, stdio: "pipe" });
    expect(bytesIn(join(checkout, "node_modules"))).toBeLessThan(MOST_BYTES);

    await inEmptyFolder(async (data) => {
      const key = "k".repeat(32);
      const shop = await startShopProcess(
        data,
        {
          NODE_ENV: "production",
          PUBLIC_URL: "https://shop.example",
          API_HEADER_SALT: `header-${key}`,
          API_PARAMETER_SALT: `parameter-${key}`,
          PERSONAL_DATA_KEY: key,
          STOP_DELAY: "0",
        },
        checkout,
      );
      expect((await fetch(`${shop.address}/readyz`)).status).toBe(200);
      await shop.stop();
    });
  });
});
