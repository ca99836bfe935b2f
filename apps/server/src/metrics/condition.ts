import { stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Registry } from "prom-client";
import { Counter, Gauge } from "prom-client";

const MILLISECONDS = 1000;

/** The file in the data folder that each backup makes or touches. */
export const LAST_BACKUP_FILE = "last-backup";

/** Measures what an operator must keep in order: the disk, backups, the index of structures. */
export function measureCondition(
  {
    dataFolder,
    structures,
  }: { readonly dataFolder: string; readonly structures: { readonly isReady: boolean } },
  registry: Registry,
): void {
  const registers = [registry];
  new Gauge({
    name: "shop_data_folder_free_bytes",
    help: "Free space on the disk of DATA_DIR.",
    aggregator: "min",
    registers,
    async collect() {
      const disk = await statfs(dataFolder).catch(() => undefined);
      this.set(disk ? disk.bavail * disk.bsize : Number.NaN);
    },
  });
  new Gauge({
    name: "shop_backup_time_seconds",
    help: "When the last backup was made, in seconds since 1970; 0 where there is none.",
    aggregator: "max",
    registers,
    async collect() {
      const made = await stat(join(dataFolder, LAST_BACKUP_FILE)).catch(() => undefined);
      this.set(made ? made.mtimeMs / MILLISECONDS : 0);
    },
  });
  new Gauge({
    name: "shop_structure_index_ready",
    help: "Whether structures can be searched: 1 or 0.",
    aggregator: "min",
    registers,
    collect() {
      this.set(structures.isReady ? 1 : 0);
    },
  });
}

/** Counts the mails that are given up. Returns what counts one. */
export function measureMailsGivenUp(registry: Registry): () => void {
  const counter = new Counter({
    name: "shop_mails_given_up_total",
    help: "Mails that were refused by the mail server, or could not be sent within a day.",
    registers: [registry],
  });
  return () => counter.inc();
}
