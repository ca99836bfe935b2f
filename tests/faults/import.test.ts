import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "@reagent/server/database/connection";
import type { DatabasePlace } from "@reagent/server/database/connection";
import { searchIn } from "@reagent/server/search/search-in";
import { type Spoiled, writeCatalogueFile } from "@reagent/server/testing/catalogue-file";
import { onEachDatabase } from "@reagent/server/testing/databases";
import { nodeFast, startProcess } from "@reagent/server/testing/process";
import { visit } from "@reagent/server/testing/visit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "../../scripts/job.ts";

/** More than a batch of the catalogue and of the search index. */
const ROWS = 600;
const BAD = 50;
const VISIT_INTERVAL_MS = 20;
const KILLED_AT_TEXT = import.meta.resolve("./killed-at-text.ts");

interface Command {
  readonly process: ChildProcess;
  /** Its output so far. */
  printed(): string;
}

let folder: string;
let file: string;
let spoiled: readonly Spoiled[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "reagent-import-"));
  file = join(folder, "goods.csv");
  spoiled = await writeCatalogueFile(file, { rows: ROWS, bad: BAD });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the command in a process, which is killed as soon as it has printed a text. */
function start(place: DatabasePlace, killedAt?: string): Command {
  const killed = killedAt === undefined ? [] : ["--import", KILLED_AT_TEXT];
  const child = spawn(
    process.execPath,
    [...nodeFast.args, ...killed, join(ROOT, "apps/server/src/import/command.ts"), file],
    {
      env: {
        ...process.env,
        ...nodeFast.env,
        ...(killedAt === undefined ? {} : { KILLED_AT_TEXT: killedAt }),
        ...(place.kind === "sqlite" ? { DATA_DIR: place.folder } : { DATABASE_URL: place.url }),
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  let printed = "";
  child.stdout.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  return { process: child, printed: () => printed };
}

async function killAt(place: DatabasePlace, text: string): Promise<void> {
  const { process: child, printed } = start(place, text);
  await once(child, "close");
  expect(printed()).toContain(text);
  expect(child.signalCode).toBe("SIGKILL");
}

async function runImport(place: DatabasePlace): Promise<string> {
  const { process: child, printed } = start(place);
  await once(child, "close");
  expect(child.exitCode).toBe(0);
  return printed();
}

/** The contents of the catalogue and of its search. */
async function state(place: DatabasePlace) {
  const database = await connect(place);
  const search = searchIn(database);
  try {
    const items = await database.read
      .selectFrom("items")
      .select(["id", "code", "position", "structure_svg"])
      .orderBy("id")
      .execute();
    const packs = await database.read
      .selectFrom("packs")
      .select(["id", "code", "list_price"])
      .orderBy("id")
      .execute();
    const { total } = await search.find("reagent", "Z1", { page: 1, size: 5 });
    return { items, packs, total };
  } finally {
    search.close();
    await database.close();
  }
}

onEachDatabase((makePlace) => {
  test("an import that is killed has changed nothing, and a second run gives the same result as one complete run", async () => {
    const whole = await makePlace("filled");
    const printed = await runImport(whole.place);
    for (const { line, column } of spoiled) {
      const named = column === undefined ? `line ${line}: ` : `line ${line}, ${column}: `;
      expect(printed).toContain(named);
    }
    const once = await state(whole.place);
    expect(once.total).toBe(ROWS - BAD);
    await whole.remove();

    const cut = await makePlace("filled");
    const before = await state(cut.place);
    for (const text of ["items prepared\n", "items prepared for the search"]) {
      await killAt(cut.place, text);
      expect(await state(cut.place)).toEqual(before);
    }
    await killAt(cut.place, "The goods are in the shop.");
    await runImport(cut.place);
    expect(await state(cut.place)).toEqual(once);
    await cut.remove();
  });

  test("a running server answers during an import, and other processes can write", async () => {
    const { place, remove } = await makePlace("filled");
    const server = await startProcess(place);
    const database = await connect(place);
    try {
      const { process: child } = start(place);
      const ended = once(child, "close");
      let isOver = false;
      void ended.then(() => (isOver = true));
      while (!isOver) {
        const { ok } = await fetch(`${server.address}/healthz`);
        expect(ok).toBe(true);
        await visit(database);
        await sleep(VISIT_INTERVAL_MS);
      }
      expect(child.exitCode).toBe(0);
      expect((await state(place)).total).toBe(ROWS - BAD);
    } finally {
      await database.close();
      server.process.kill("SIGTERM");
      expect(await server.ended).toBe(0);
    }
    await remove();
  });
});
