import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "@reagent/server/database/connection";
import { type Spoiled, writeCatalogueFile } from "@reagent/server/testing/catalogue-file";
import { inShopProcess } from "@reagent/server/testing/shop-process";
import { visit } from "@reagent/server/testing/visit";
import { run } from "../../scripts/job.ts";
import { type Figure, figureOf, type Trial } from "./figure.ts";
import { type MeasuredPlace, newPlace } from "./measured-place.ts";

const ROWS = 100_000;
const BAD = 50;
/** Between two writes beside the import. */
const PAUSE_MS = 50;
const AIM = { seconds: 120, mebibytes: 500, waitingSeconds: 2 };

/** As package.json runs it, with some time traded for less memory. */
const COMMAND = [
  "--optimize-for-size",
  "--import",
  "./tests/load/peak-memory.ts",
  "apps/server/src/import/command.ts",
];

/** Runs the import command while a server runs. Returns the longest time of a small write meanwhile, in seconds. */
async function runImport({ folder, place, env }: MeasuredPlace, file: string) {
  const database = await connect(place);
  let isOver = false;
  const importing = run(process.execPath, [...COMMAND, file], {
    env: { ...env, DATA_DIR: folder },
  }).finally(() => (isOver = true));
  let longestWait = 0;
  while (!isOver) {
    const visitedAt = performance.now();
    await visit(database);
    longestWait = Math.max(longestWait, (performance.now() - visitedAt) / 1000);
    await sleep(PAUSE_MS);
  }
  await database.close();
  const { code, output, seconds } = await importing;
  if (code !== 0) throw new Error(`the import ended with ${code}\n${output}`);
  return { output, seconds, longestWait };
}

/** Throws unless every invalid row is reported with its column. */
function expectReported(printed: string, spoiled: readonly Spoiled[]): void {
  for (const { line, column } of spoiled) {
    const named = column === undefined ? `line ${line}: ` : `line ${line}, ${column}: `;
    if (!printed.includes(named)) throw new Error(`line ${line} is not reported`);
  }
}

/** The import of a file into an empty, running shop: time, memory, and the longest wait of other writers. */
export async function importFigures({
  items: rows = ROWS,
  database,
}: Trial): Promise<readonly Figure[]> {
  const place = await newPlace(database);
  const file = join(place.folder, "goods.csv");
  const spoiled = await writeCatalogueFile(file, { rows, bad: BAD });
  const { output, seconds, longestWait } = await inShopProcess(
    [place.folder, { ...place.env, DEMO: "0" }],
    () => runImport(place, file),
  );
  expectReported(output, spoiled);
  const mebibytes = Number(/peak memory (\d+) MiB/.exec(output)?.[1]);
  const input = `${rows.toLocaleString("en-US")} rows of an item each, ${BAD} of them bad, into ${place.name} under a server`;
  return [
    figureOf("import", input, "s", [seconds], { atMost: AIM.seconds }),
    figureOf("import, memory", input, "MiB", [mebibytes], { atMost: AIM.mebibytes }),
    figureOf("import, longest wait of a write beside it", input, "s", [longestWait], {
      atMost: AIM.waitingSeconds,
    }),
  ];
}
