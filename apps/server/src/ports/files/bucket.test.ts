import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isUnavailable } from "../../database/failure.ts";
import { type ObjectStore, openObjectStore, type Trouble } from "../../testing/object-store.ts";
import { checkBucket, openBucket } from "./bucket.ts";
import type { Files } from "./files.ts";

let folder: string;
let store: ObjectStore;
let files: Files;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "reagent-bucket-"));
  store = await openObjectStore();
  files = openBucket(store.bucket, folder);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const TROUBLES: readonly Trouble[] = ["fails", "hangs up"];
const failureOf = (attempt: Promise<unknown>) => attempt.catch((failure: unknown) => failure);

async function* pieces(...texts: readonly string[]) {
  for (const each of texts) yield Buffer.from(each);
}

describe("files in a bucket", () => {
  test("files in a bucket are stored under a random name, read, and removed, which can be repeated", async () => {
    const [one, two] = [
      await files.store(Buffer.from("one")),
      await files.store(Buffer.from("two")),
    ];
    expect(one).toMatch(/^[0-9a-f]{48}$/u);
    expect(one).not.toBe(two);
    expect(String(await files.read(one))).toBe("one");
    await files.remove(one);
    await files.remove(one);
    expect(await files.read(one)).toBeUndefined();
    expect([...store.objects.keys()]).toEqual([two]);
    expect(files.pathOf(two)).toBe(`${store.bucket.url}/${two}`);
  });

  test("files in a bucket are stored as they arrive, or not at all, and leave nothing on the machine", async () => {
    const name = await files.store(pieces("one ", "two"));
    expect(String(await files.read(name))).toBe("one two");
    const cut = (async function* () {
      yield Buffer.from("one ");
      throw new Error("cut");
    })();
    await expect(files.store(cut)).rejects.toThrow("cut");
    expect([...store.objects.keys()]).toEqual([name]);
    expect(await readdir(folder)).toEqual([]);
  });

  test("an empty file is stored in a bucket", async () => {
    expect(String(await files.read(await files.store(pieces())))).toBe("");
    expect(String(await files.read(await files.store(Buffer.alloc(0))))).toBe("");
  });

  test("what is spooled stays on the machine", async () => {
    const spooled = await files.spool(pieces("one ", "two"));
    expect(await text(spooled.read())).toBe("one two");
    await spooled.close();
    expect(store.requests).toEqual([]);
  });

  test.each(["../secret", "", "a".repeat(48) + "/..", "A".repeat(48)])(
    "the bucket is not asked for the name %j",
    async (name) => {
      expect(await files.read(name)).toBeUndefined();
      await files.remove(name);
      expect(store.requests).toEqual([]);
    },
  );

  test("files of a bucket are found by their age, on all pages of its list", async () => {
    const names = [];
    for (let count = 0; count < 5; count += 1) names.push(await files.store(Buffer.from("one")));
    const found = await files.storedBefore(Date.now() + 1000);
    expect(found.toSorted()).toEqual(names.toSorted());
    expect(await files.storedBefore(Date.now() - 60_000)).toEqual([]);
  });

  test.each(TROUBLES)("a store that %s twice is asked again, and nothing is lost", async (kind) => {
    store.trouble(kind, 2);
    const name = await files.store(pieces("one ", "two"));
    expect(store.requests).toHaveLength(3);
    store.trouble(kind, 2);
    expect(String(await files.read(name))).toBe("one two");
    store.trouble(kind, 2);
    await files.remove(name);
    expect(store.objects.size).toBe(0);
  });

  test("an answer that is cut is asked for again", async () => {
    const name = await files.store(Buffer.alloc(100_000, "reagent"));
    store.trouble("cuts the answer", 1);
    expect(await files.read(name)).toHaveLength(100_000);
  });

  test.each(TROUBLES)(
    "a store that %s again and again is unavailable, and a file is not stored",
    async (kind) => {
      store.trouble(kind, 3);
      const failure = await failureOf(files.store(pieces("one")));
      expect(isUnavailable(failure)).toBe(true);
      expect(String(failure)).toContain("The store of files does not answer.");
      expect(store.objects.size).toBe(0);
      expect(await readdir(folder)).toEqual([]);
      // It is back.
      expect(String(await files.read(await files.store(pieces("two"))))).toBe("two");
    },
  );

  test("a store that is silent for too long is unavailable", async () => {
    const hasty = openBucket({ ...store.bucket, timeoutMs: 20 }, folder);
    store.trouble("is silent", 3);
    expect(isUnavailable(await failureOf(hasty.read("a".repeat(48))))).toBe(true);
  });

  test("a key that the store does not know is refused at once", async () => {
    const other = openBucket({ ...store.bucket, secret: "another" }, folder);
    const failure = await failureOf(other.store(Buffer.from("one")));
    expect(String(failure)).toContain("SignatureDoesNotMatch");
    expect(isUnavailable(failure)).toBe(false);
    expect(store.requests).toHaveLength(1);
  });
});

describe("the check of a bucket", () => {
  test("a bucket that can be read is accepted", async () => {
    await expect(checkBucket(store.bucket)).resolves.toBeUndefined();
  });

  test.each([
    ["with another secret", { secret: "another" }, "SignatureDoesNotMatch"],
    ["in another region", { region: "elsewhere" }, "SignatureDoesNotMatch"],
  ])("a bucket %s is refused", async (_what, other, reason) => {
    await expect(checkBucket({ ...store.bucket, ...other })).rejects.toThrow(reason);
  });

  test("a bucket that is not there, or whose store does not answer, is refused", async () => {
    const url = store.bucket.url.replace("/shop", "/other");
    await expect(checkBucket({ ...store.bucket, url })).rejects.toThrow("no such bucket");
    await store.close();
    await expect(checkBucket(store.bucket)).rejects.toThrow("ECONNREFUSED");
  });
});
