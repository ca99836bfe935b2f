import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSentFile, storeSentFile } from "./base64.ts";
import { type Files, openFiles } from "./files.ts";

let root: string;
let files: Files;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "base64-"));
  files = openFiles(join(root, "uploads"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Stores what was sent as this text. Returns its size, first bytes and bytes, undefined where it was refused. */
async function stored(sent: string) {
  const text = await files.spool(
    (async function* () {
      yield Buffer.from(sent);
    })(),
  );
  try {
    const file = await openSentFile(text);
    const name = file && (await storeSentFile(files, file));
    if (name === undefined) return undefined;
    const bytes = await files.read(name);
    await files.remove(name);
    return { size: file?.size, head: file?.head.subarray(0, 4100), bytes };
  } finally {
    await text.close();
  }
}

/** What is stored of these bytes. */
const whole = (bytes: Buffer) => ({ size: bytes.length, head: bytes.subarray(0, 4100), bytes });

const base64Of = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

describe("a file in base64", () => {
  test("a file in base64 is stored as it was, with and without the head of a data URL", async () => {
    const bytes = fc.uint8Array({ maxLength: 6000, size: "max" });
    const head = fc.constantFrom("", "data:;base64,", "data:image/png;base64,");
    await fc.assert(
      fc.asyncProperty(bytes, head, async (content, before) => {
        expect(await stored(before + base64Of(content))).toEqual(whole(Buffer.from(content)));
      }),
    );
  });

  test.each([65_535, 65_536, 65_537, 98_304, 300_001])(
    "a file in base64 is stored with %i bytes",
    async (size) => {
      const content = Buffer.alloc(size, "reagent");
      expect(await stored(base64Of(content))).toEqual(whole(content));
    },
  );

  const long = base64Of(Buffer.alloc(200_000, "reagent"));
  const { length } = long;
  test.each([
    ["a character that base64 does not have", `${long.slice(0, -8)}<${long.slice(-7)}`],
    ["a character that base64 does not have in front", `<${long.slice(1)}`],
    ["a character of several bytes", `${long.slice(0, 9000)}样品${long.slice(9006)}`],
    ["an end in the middle", `${long.slice(0, 80_000)}AA==${long.slice(80_004)}`],
    [
      "an end between two pieces that are read",
      `${long.slice(0, 65_532)}AA==${long.slice(65_536)}`,
    ],
    ["a missing character", long.slice(0, length - 1)],
    ["nothing but padding", "===="],
    ["two heads", `data:;base64,data:;base64,${long}`],
  ])("a file in base64 is refused with %s, and nothing is stored", async (_what, sent) => {
    expect(await stored(sent)).toBeUndefined();
    expect(await readdir(join(root, "uploads"))).toEqual([]);
  });
});
