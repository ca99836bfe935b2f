import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { sweepBrowseEvents } from "./areas/home/browse-events.ts";
import { lapseGiftOrders } from "./areas/orchard/withdraw.ts";
import { sweepUploads } from "./areas/upload/sweep.ts";
import { openDatabase } from "./database/connection.ts";
import { writeFact } from "./database/facts.ts";
import { lapseOrders } from "./ordering/orders/lapse.ts";
import { readSettings } from "./settings/settings.ts";
import { onSqlite } from "./testing/databases.ts";
import { patient } from "./testing/patience.ts";
import { TestClock } from "./testing/shop.ts";

vi.mock(import("./ordering/orders/lapse.ts"), async (importOriginal) => ({
  ...(await importOriginal()),
  lapseOrders: vi.fn<typeof lapseOrders>(async () => {}),
}));
vi.mock(import("./areas/orchard/withdraw.ts"), async (importOriginal) => ({
  ...(await importOriginal()),
  lapseGiftOrders: vi.fn<typeof lapseGiftOrders>(async () => {}),
}));
vi.mock(import("./areas/upload/sweep.ts"), () => ({
  sweepUploads: vi.fn<typeof sweepUploads>(async () => {}),
}));
vi.mock(import("./areas/home/browse-events.ts"), async (importOriginal) => ({
  ...(await importOriginal()),
  sweepBrowseEvents: vi.fn<typeof sweepBrowseEvents>(async () => {}),
}));

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NOW = Date.parse("2026-11-21T03:00:00Z");

/** What ends or deletes by the clock. */
const jobs = [lapseOrders, lapseGiftOrders, sweepUploads, sweepBrowseEvents];

onSqlite((makePlace) => {
  describe("the first rounds of a server", () => {
    beforeEach(() => {
      vi.clearAllMocks();
    });

    /** Starts and stops a server, which ends its current rounds, and whose clock was last seen at that time. */
    const startAfter = async (clockSeen: number) => {
      // Another file of this process may have loaded it, without the mocks.
      vi.resetModules();
      const { startShop } = await import("./start.ts");
      const { place, remove } = await makePlace("filled");
      const dataFolder = mkdtempSync(join(tmpdir(), "clock-"));
      const database = await openDatabase(place);
      await database.transact((tx) => writeFact(tx, "clock_seen", String(clockSeen)));
      await database.close();
      const settings = readSettings({ PORT: "0", LOG_LEVEL: "silent", DATA_DIR: dataFolder });
      const shop = await startShop(
        { ...settings, database: place, hasDemo: false },
        new TestClock(NOW),
        patient,
      );
      await shop.stop();
      rmSync(dataFolder, { recursive: true });
      await remove();
    };

    test("the first rounds of a server let lapse and sweep where its clock has run on", async () => {
      await startAfter(NOW - MINUTE_MS);
      for (const job of jobs) expect(job).toHaveBeenCalledOnce();
    });

    test("the first rounds of a server let nothing lapse and sweep nothing where its clock is three days ahead of when it stopped", async () => {
      await startAfter(NOW - 3 * DAY_MS);
      for (const job of jobs) expect(job).not.toHaveBeenCalled();
    });
  });
});
