import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { connect } from "@reagent/server/database/connection";
import type { Database } from "@reagent/server/database/database";
import { readFact } from "@reagent/server/database/facts";
import { ROOT } from "../../scripts/job.ts";
import { writeCatalogueFile } from "./catalogue-file.ts";
import type { Spoiled } from "./catalogue-file.ts";
import { type Figure, figureOf } from "./figure.ts";
import { inEmptyFolder, startShopProcess } from "./shop-process.ts";

const ROWS = 100_000;
const BAD = 50;
const AIM = { seconds: 120, mebibytes: 500, waitingSeconds: 2 };

/** As package.json starts it: what is no longer needed is given up sooner, for some time. */
const AS_THE_SCRIPT = ["--optimize-for-size"];
const PEAK_MEMORY = join(ROOT, "tests/load/peak-memory.ts");

interface Brought {
  readonly seconds: number;
  readonly mebibytes: number;
  /** The longest that a small write took meanwhile, in seconds. */
  readonly longestWait: number;
}

/** Brings a file in as a person does, while a server serves. */
async function bring(folder: string, file: string, spoiled: readonly Spoiled[]): Promise<Brought> {
  const shop = await startShopProcess(folder, { DEMO: "0" });
  const database = await connect({ kind: "sqlite", folder });
  try {
    const begun = performance.now();
    const child = spawn(
      process.execPath,
      [...AS_THE_SCRIPT, "--import", PEAK_MEMORY, join(ROOT, "scripts/import.ts"), file],
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
      const asked = performance.now();
      await visit(database);
      longestWait = Math.max(longestWait, (performance.now() - asked) / 1000);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await ended;
    const seconds = (performance.now() - begun) / 1000;
    if (child.exitCode !== 0)
      throw new Error(`the import ended with ${child.exitCode}\n${printed}`);
    expectNamed(printed, spoiled);
    const mebibytes = Number(/peak memory (\d+) MiB/.exec(printed)?.[1]);
    return { seconds, mebibytes, longestWait };
  } finally {
    await database.close();
    await shop.stop();
  }
}

/** Writes as a server does when somebody opens a page. */
async function visit(database: Database): Promise<void> {
  const event = {
    id: randomUUID(),
    customer_id: null,
    device_id: "",
    page: "/",
    previous_page: "",
    relation: "",
    created_at: Date.now(),
  };
  await database.transact((tx) => tx.insertInto("browse_events").values(event).execute());
}

/** Throws unless every spoiled row is named with its column: an import that takes them in measures nothing. */
function expectNamed(printed: string, spoiled: readonly Spoiled[]): void {
  for (const { line, column } of spoiled) {
    const named = column === undefined ? `line ${line}: ` : `line ${line}, ${column}: `;
    if (!printed.includes(named)) throw new Error(`line ${line} is not named`);
  }
}

/** Throws unless the catalogue is the file's. */
async function expectOwn(folder: string): Promise<void> {
  const database = await connect({ kind: "sqlite", folder });
  try {
    const kind = await readFact(database.read, "catalogue_kind");
    if (kind !== "own") throw new Error(`the catalogue is ${kind ?? "none"}`);
  } finally {
    await database.close();
  }
}

/** A catalogue file brought into an empty shop that serves: time, memory, and how long the shop made others wait. */
export async function importFigures(): Promise<Figure[]> {
  return inEmptyFolder(async (folder) => {
    const file = join(folder, "goods.csv");
    const spoiled = await writeCatalogueFile(file, { rows: ROWS, bad: BAD });
    const { seconds, mebibytes, longestWait } = await bring(folder, file, spoiled);
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
