import { spawnSync } from "node:child_process";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inEmptyFolder, startShopProcess } from "@reagent/server/testing/shop-process";
import { expect, test } from "vitest";
import { copySources, sourcesIn } from "../../scripts/copied-sources.ts";
import { ROOT } from "../../scripts/job.ts";
import { pnpm } from "../../scripts/pnpm.ts";

/** With the built shop, which has 23 MB, an installation stays below 200 MB. */
const MOST_BYTES = 175_000_000;

/** The size of the files in a folder, without what links lead to. */
function bytesIn(folder: string): number {
  const sizes = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? bytesIn(path) : lstatSync(path).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The files and folders of the checkout that the guide copies to a server. */
function copiedByGuide(): readonly string[] {
  const guide = readFileSync(join(ROOT, "docs/operations.md"), "utf8");
  const named = /^git archive HEAD (.*) \|/mu.exec(guide)?.[1] ?? "";
  return named.replaceAll('"', "").split(" ");
}

test("a production install without Storybook and tests is small and starts", async () => {
  await inEmptyFolder(async (checkout) => {
    copySources(sourcesIn(...copiedByGuide()), checkout);
    const runPnpm = (options: string, env?: NodeJS.ProcessEnv) => {
      const { command, args } = pnpm(options.split(" "));
      return spawnSync(command, args, {
        cwd: checkout,
        encoding: "utf8",
        // As in a shell of its own: pnpm sets it for what it starts.
        env: { ...process.env, pnpm_config_verify_deps_before_run: undefined, ...env },
      });
    };
    const options = "--prod --frozen-lockfile --prefer-offline --filter @reagent/server...";
    expect(runPnpm(`install ${options}`)).toMatchObject({ status: 0 });
    expect(bytesIn(checkout)).toBeLessThan(MOST_BYTES);

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
      // Nothing is installed before a command.
      expect(runPnpm("operator orders", { DATA_DIR: data })).toMatchObject({
        stdout: "There are no such orders.\n",
        stderr: "$ node apps/server/src/operator/command.ts orders\n",
      });
    });
  });
});
