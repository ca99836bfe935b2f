import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { type OpenedShop, openShop, START_TIMEOUT_MS } from "./opened-shop.ts";

/** A shop without the demo, for an owner's own files. */
export interface EmptyShop extends OpenedShop {
  /** Writes a CSV file of these rows, and returns its path. */
  write(rows: readonly string[]): string;
}

/** A journey with an empty shop of its own. */
export const test = base.extend<{ own: EmptyShop }>({
  own: [
    // Playwright reads the names of the fixtures a fixture needs; this one needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "reagent-own-"));
      const shop = await openShop(undefined, { DEMO: "0" });
      let files = 0;
      await use({
        ...shop,
        write: (rows) => {
          const path = join(folder, `file-${files++}.csv`);
          writeFileSync(path, [...rows, ""].join("\n"));
          return path;
        },
      });
      await shop.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { timeout: START_TIMEOUT_MS },
  ],
});
