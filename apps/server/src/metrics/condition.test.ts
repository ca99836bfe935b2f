import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Registry } from "prom-client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { LAST_BACKUP_FILE, measureCondition } from "./condition.ts";

describe("the metrics of a server's condition", () => {
  let dataFolder: string;
  let registry: Registry;
  const structures = { isReady: false };

  beforeEach(() => {
    dataFolder = mkdtempSync(join(tmpdir(), "condition-"));
    registry = new Registry();
    structures.isReady = false;
    measureCondition({ dataFolder, structures }, registry);
  });
  afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

  const read = async (name: string) =>
    (await registry.getSingleMetric(name)?.get())?.values[0]?.value;

  test("the metrics of a server's condition report the free space of the data folder, and no number where there is no folder", async () => {
    expect(await read("shop_data_folder_free_bytes")).toBeGreaterThan(0);
    rmSync(dataFolder, { recursive: true });
    expect(await read("shop_data_folder_free_bytes")).toBeNaN();
  });

  test("the metrics of a server's condition report when the last backup was made, and 0 where there is none", async () => {
    expect(await read("shop_backup_time_seconds")).toBe(0);
    const file = join(dataFolder, LAST_BACKUP_FILE);
    writeFileSync(file, "");
    utimesSync(file, 1_700_000_000, 1_700_000_000);
    expect(await read("shop_backup_time_seconds")).toBe(1_700_000_000);
  });

  test("the metrics of a server's condition report whether structures can be searched", async () => {
    expect(await read("shop_structure_index_ready")).toBe(0);
    structures.isReady = true;
    expect(await read("shop_structure_index_ready")).toBe(1);
  });
});
