import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openFiles } from "./files.ts";
import type { Files } from "./files.ts";

let root: string;
let folder: string;
let files: Files;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "reagent-files-"));
  folder = join(root, "uploads");
  files = openFiles(folder);
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe("files", () => {
  test("files are stored under a random name, readable by the server only", async () => {
    const [one, two] = [
      await files.store(Buffer.from("one")),
      await files.store(Buffer.from("two")),
    ];
    expect(one).toMatch(/^[0-9a-f]{48}$/u);
    expect(one).not.toBe(two);
    expect(String(await files.read(one))).toBe("one");
    expect((await stat(join(folder, one))).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).toSorted()).toEqual([one, two].toSorted());
  });

  test("files are stored as they arrive, or not at all", async () => {
    async function* content(isWhole: boolean) {
      yield Buffer.from("one ");
      if (!isWhole) throw new Error("cut");
      yield Buffer.from("two");
    }
    expect(String(await files.read(await files.store(content(true))))).toBe("one two");
    await expect(files.store(content(false))).rejects.toThrow("cut");
    expect(await readdir(folder)).toHaveLength(1);
  });

  test("files that were spooled are read in pieces from a position on", async () => {
    const content = Buffer.alloc(200_000, "reagent");
    const spooled = await files.spool(
      (async function* () {
        yield content;
      })(),
    );
    try {
      const pieces: Buffer[] = [];
      // Copied, since each piece is in the memory of the one before.
      for await (const piece of spooled.pieces(7)) pieces.push(Buffer.from(piece));
      expect(pieces.length).toBeGreaterThan(1);
      expect(Buffer.concat(pieces).equals(content.subarray(7))).toBe(true);
    } finally {
      await spooled.close();
    }
  });

  test.each(["../secret", "..", "", "/etc/passwd", "a".repeat(48) + "/..", "A".repeat(48)])(
    "stored files are not accessible by the name %j",
    async (name) => {
      await writeFile(join(root, "secret"), "secret");
      await files.store(Buffer.from("one"));
      expect(await files.read(name)).toBeUndefined();
      await files.remove(name);
      expect(await readdir(root)).toEqual(["secret", "uploads"]);
    },
  );

  test("stored files are deleted by remove, which can be repeated", async () => {
    const name = await files.store(Buffer.from("one"));
    await files.remove(name);
    await files.remove(name);
    expect(await files.read(name)).toBeUndefined();
  });

  test("files are spooled without a name, and leave nothing even when a process ends", async () => {
    async function* content() {
      yield Buffer.from("one ");
      expect(await readdir(folder)).toEqual([]);
      yield Buffer.from("two");
    }
    const spooled = await files.spool(content());
    expect(spooled.size).toBe(7);
    expect(await text(spooled.read())).toBe("one two");
    expect(await text(spooled.read(2, 5))).toBe("e t");
    expect(await text(spooled.read(7))).toBe("");
    expect(await readdir(folder)).toEqual([]);
    await spooled.close();
  });

  test("files are not spooled when the content fails", async () => {
    async function* content() {
      yield Buffer.from("one ");
      throw new Error("cut");
    }
    await expect(files.spool(content())).rejects.toThrow("cut");
    expect(await readdir(folder)).toEqual([]);
  });

  test("stored files are found by their age, incomplete files included, and no other files", async () => {
    expect(await files.storedBefore(Date.now() + 1000)).toEqual([]);
    const name = await files.store(Buffer.from("one"));
    await writeFile(join(folder, `${"0".repeat(48)}.part`), "ha");
    await writeFile(join(folder, "README"), "somebody else's");
    const found = await files.storedBefore(Date.now() + 1000);
    expect(found.toSorted()).toEqual([`${"0".repeat(48)}.part`, name].toSorted());
    expect(await files.storedBefore(Date.now() - 60_000)).toEqual([]);
  });
});
