import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { connect } from "@reagent/server/database/connection";
import { readFact } from "@reagent/server/database/facts";
import { type Spoiled, writeCatalogueFile } from "@reagent/server/testing/catalogue-file";
import { visit } from "@reagent/server/testing/visit";
import { ROOT } from "../../scripts/job.ts";
import { type Figure, figureOf } from "./figure.ts";
import { inEmptyFolder, startShopProcess } from "./shop-process.ts";

const ROWS = 100_000;
const BAD = 50;
const AIM = { seconds: 120, mebibytes: 500, waitingSeconds: 2 };

/** The options of package.json, which trade some time for less memory. */
const NODE_OPTIONS = ["--optimize-for-size"];
const PEAK_MEMORY = join(ROOT, "tests/load/peak-memory.ts");

interface Measured {
  readonly seconds: number;
  readonly mebibytes: number;
  /** The longest time of a small write during the import, in seconds. */
  readonly longestWait: number;
}

/** Runs the import command while a server runs. */
async function runImport(
  folder: string,
  file: string,
  spoiled: readonly Spoiled[],
): Promise<Measured> {
  const shop = await startShopProcess(folder, { DEMO: "0" });
  const database = await connect({ kind: "sqlite", folder });
  try {
    const startedAt = performance.now();
    const child = spawn(
      process.execPath,
      [...NODE_OPTIONS, "--import", PEAK_MEMORY, join(ROOT, "scripts/import.ts"), file],
      { env: { ...process.env, DATA_DIR: folder }, stdio: ["ignore", "pipe", "inherit"] },
    );
    let printed = "";
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
    });
    let isOver = false;
    const ended = once(child, "close").then(() => (isOver = true));
    let longestWait = 0;
    while (!isOver) {
      const visitedAt = performance.now();
      await visit(database);
      longestWait = Math.max(longestWait, (performance.now() - visitedAt) / 1000);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await ended;
    const seconds = (performance.now() - startedAt) / 1000;
    if (child.exitCode !== 0)
      throw new Error(`the import ended with ${child.exitCode}\n${printed}`);
    expectReported(printed, spoiled);
    const mebibytes = Number(/peak memory (\d+) MiB/.exec(printed)?.[1]);
    return { seconds, mebibytes, longestWait };
  } finally {
    await database.close();
    await shop.stop();
  }
}

/** Throws unless every invalid row is reported with its column. */
function expectReported(printed: string, spoiled: readonly Spoiled[]): void {
  for (const { line, column } of spoiled) {
    const named = column === undefined ? `line ${line}: ` : `line ${line}, ${column}: `;
    if (!printed.includes(named)) throw new Error(`line ${line} is not reported`);
  }
}

/** Throws unless the catalogue is the shop's own. */
async function expectOwn(folder: string): Promise<void> {
  const database = await connect({ kind: "sqlite", folder });
  try {
    const kind = await readFact(database.read, "catalogue_kind");
    if (kind !== "own") throw new Error(`the catalogue is ${kind ?? "none"}`);
  } finally {
    await database.close();
  }
}

/** The import of a file into an empty, running shop: time, memory, and the longest wait of other writers. */
export async function importFigures(): Promise<Figure[]> {
  return inEmptyFolder(async (folder) => {
    const file = join(folder, "goods.csv");
    const spoiled = await writeCatalogueFile(file, { rows: ROWS, bad: BAD });
    const { seconds, mebibytes, longestWait } = await runImport(folder, file, spoiled);
    await expectOwn(folder);
    const input = `${ROWS.toLocaleString("en-US")} rows of an item each, ${BAD} of them bad, into SQLite under a server`;
    return [
      figureOf("import", input, "s", [seconds], { atMost: AIM.seconds }),
      figureOf("import, memory", input, "MiB", [mebibytes], { atMost: AIM.mebibytes }),
      figureOf("import, longest wait of a write beside it", input, "s", [longestWait], {
        atMost: AIM.waitingSeconds,
      }),
    ];
  });
}
