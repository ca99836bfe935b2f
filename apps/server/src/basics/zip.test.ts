import { buffer } from "node:stream/consumers";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { type ArchivedFile, zipOf } from "./zip.ts";

const AT = Date.UTC(2026, 10, 30);
const bytes = (text: string) => new TextEncoder().encode(text);
const textsIn = async (files: AsyncIterable<ArchivedFile>) =>
  Object.entries(unzipSync(await buffer(zipOf(files, AT)))).map(([path, content]) => [
    path,
    new TextDecoder().decode(content),
  ]);

test("an archive has its files in their folders, with names in any script", async () => {
  expect(
    await textsIn(
      (async function* () {
        yield { path: "MK1/合同.pdf", content: bytes("a") };
        yield { path: "MK1/empty.txt", content: bytes("") };
        yield { path: "large.bin", content: bytes("0".repeat(300_000)) };
      })(),
    ),
  ).toEqual([
    ["MK1/合同.pdf", "a"],
    ["MK1/empty.txt", ""],
    ["large.bin", "0".repeat(300_000)],
  ]);
});

test("an archive of nothing is empty", async () => {
  expect(await textsIn((async function* (): AsyncGenerator<ArchivedFile> {})())).toEqual([]);
});

test("a file is made when those before it have been read", async () => {
  const made: number[] = [];
  const archive = zipOf(
    (async function* () {
      for (const number of [1, 2, 3, 4]) {
        made.push(number);
        yield { path: `${number}`, content: new Uint8Array(200_000) };
      }
    })(),
    AT,
  );
  for await (const _ of archive) break;
  expect(made.length).toBeLessThan(4);
});

test("what fails while a file is made ends the archive with its error", async () => {
  const archive = zipOf(
    (async function* () {
      yield { path: "a", content: bytes("a") };
      throw new Error("The printer is gone.");
    })(),
    AT,
  );
  await expect(buffer(archive)).rejects.toThrow("The printer is gone.");
});
