import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { codes } from "@reagent/api/contract/envelope";
import { uploadDocument } from "@reagent/api/contract/upload";
import { backUp } from "@reagent/server/backup/backup";
import { restore } from "@reagent/server/backup/restore";
import { connect } from "@reagent/server/database/connection";
import { LAST_BACKUP_FILE } from "@reagent/server/metrics/condition";
import { bytesLike, dataUrl } from "@reagent/server/testing/documents";
import { startProcess } from "@reagent/server/testing/process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/job.ts";
import { buyerIds, buyersAt, prepare } from "./buyers.ts";
import { expectConsistent, readOrderState } from "./order-state.ts";
import { type Buyer, carryOut, type Intent, intentOf } from "./order-stream.ts";
import { call } from "./over-http.ts";

/** Intents of each buyer before the backup starts. */
const INTENTS_BEFORE = 4;

/** The number of an intent with a reagent and an instrument: the cart in the backup may hold either. */
const A_PAIR = 100_003;

interface Result {
  readonly code: number;
  readonly output: string;
}

/** Runs a command's script. */
function run(name: "backup" | "restore", args: readonly string[], dataFolder: string) {
  return new Promise<Result>((resolve) => {
    execFile(
      process.execPath,
      [join(ROOT, `apps/server/src/backup/${name}-command.ts`), ...args],
      { env: { ...process.env, DATA_DIR: dataFolder, INIT_CWD: "" } },
      (failure, out, err) => resolve({ code: Number(failure?.code ?? 0), output: out + err }),
    );
  });
}

describe("a backup of the embedded database", () => {
  const home = mkdtempSync(join(tmpdir(), "reagent-backup-"));
  const data = join(home, "data");
  const backup = join(home, "backup");
  const place = { kind: "sqlite", folder: data } as const;
  const intents: Intent[] = [];
  const uploaded: string[] = [];
  let server: Awaited<ReturnType<typeof startProcess>>;
  let buyers: Buyer[];

  const unfinishedIn = (folder: string) =>
    readdirSync(folder).filter((name) => name.endsWith(".part"));
  const png = bytesLike("png");
  const upload = async ({ token }: Buyer) => {
    const wire = { module: "cusuni", type: "png", file: dataUrl(png), file_name: "a.png" };
    const { code, data: answer } = await call(server.address, uploadDocument, wire, { token });
    expect(code).toBe(codes.success);
    return (answer as { url: string }).url;
  };
  /** Carries out intents until the condition holds; the last one is completed. */
  const buyOn = async (buyer: Buyer, until: (done: number) => boolean) => {
    for (let done = 0; !until(done); done += 1) {
      const intent = intentOf(buyer.customerId, intents.length);
      intents.push(intent);
      await carryOut(server.address, buyer, intent);
    }
  };

  beforeAll(async () => {
    const addressIds = await prepare(place);
    server = await startProcess(place);
    buyers = await buyersAt(server.address, addressIds);
    await Promise.all(buyers.map((buyer) => buyOn(buyer, (done) => done === INTENTS_BEFORE)));
    for (const buyer of buyers) uploaded.push(await upload(buyer));
  });
  afterAll(async () => {
    server.process.kill("SIGKILL");
    await server.ended;
    rmSync(home, { recursive: true, force: true });
  });

  test("that is made while customers order has everything that was acknowledged before, is consistent, and can be restored", async () => {
    const before = intents.map((intent) => ({
      ...intent,
      acknowledged: new Set(intent.acknowledged),
    }));
    let isOver = false;
    const buying = Promise.all(buyers.map((buyer) => buyOn(buyer, (done) => isOver && done > 1)));
    expect(existsSync(join(data, LAST_BACKUP_FILE))).toBe(false);
    const made = await run("backup", [backup], data);
    expect(existsSync(join(data, LAST_BACKUP_FILE))).toBe(true);
    isOver = true;
    await buying;
    expect(made).toEqual({
      code: 0,
      output: expect.stringMatching(/^\d+ customers, \d+ orders and 3 files are in /u) as string,
    });
    expect(intents.length).toBeGreaterThan(before.length + buyerIds.length);

    const restored = join(home, "restored");
    expect((await run("restore", [backup], restored)).code).toBe(0);
    const state = await readOrderState({ kind: "sqlite", folder: restored });
    // Orders that were placed during the backup may be in it, if they are complete.
    const during = intents
      .slice(before.length)
      .map((intent) => ({ ...intent, acknowledged: new Set<never>() }));
    expectConsistent(state, [...before, ...during]);
    for (const id of uploaded)
      expect(readFileSync(join(restored, "uploads", id)).equals(png)).toBe(true);

    const again = await startProcess({ kind: "sqlite", folder: restored });
    const [buyer] = buyers;
    try {
      if (buyer) await carryOut(again.address, buyer, intentOf(buyer.customerId, A_PAIR));
    } finally {
      again.process.kill("SIGTERM");
    }
    expect(await again.ended).toBe(0);
  });

  test("requires a new folder and an existing shop", async () => {
    await expect(backUp(data, home)).rejects.toThrow("exists already");
    const nowhere = join(home, "nowhere");
    await expect(backUp(nowhere, join(home, "of-nothing"))).rejects.toThrow("There is no shop in");
    expect(existsSync(nowhere)).toBe(false);
    expect(unfinishedIn(home)).toEqual([]);
  });

  test("a backup of the embedded database is not restored while a server or a command runs, over a shop without --replace, or when it is damaged", async () => {
    const replaces = true;
    await expect(restore(backup, data, { replaces })).rejects.toThrow("Another server is already");
    server.process.kill("SIGTERM");
    await server.ended;
    const refused = await run("restore", [backup], data);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("--replace")]);

    const command = await connect(place);
    await expect(restore(backup, data, { replaces })).rejects.toThrow("Another command uses");
    await command.close();

    const damaged = join(home, "damaged");
    await restore(backup, damaged, { replaces: false });
    const bytes = readFileSync(join(damaged, "shop.sqlite"));
    writeFileSync(join(damaged, "shop.sqlite"), bytes.fill(7, 40_000, 80_000));
    const state = await readOrderState(place);
    await expect(restore(damaged, data, { replaces })).rejects.toThrow("is damaged");
    expect(await readOrderState(place)).toEqual(state);

    await restore(backup, data, { replaces });
    expect(await readOrderState(place)).not.toEqual(state);
    expect(unfinishedIn(data)).toEqual([]);
  });
});
