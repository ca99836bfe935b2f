import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { WORKBENCH } from "../../scripts/workbench-build.ts";
import { BASELINES, folderOf } from "./browser.ts";
import { test } from "./fixtures.ts";
import { pictureName, storiesOf } from "./pictures.ts";

/** Every clone of the repository has all pictures. */
const MOST_BYTES = 14_000_000;

test("every picture belongs to a story", ({ browser }) => {
  const expected = storiesOf(WORKBENCH).flatMap(({ id, looks }) =>
    looks.filter(({ isPictured }) => isPictured).map((look) => `${pictureName(id, look)}.webp`),
  );
  const found = readdirSync(folderOf(browser.version()));
  expect(found.filter((file) => !expected.includes(file))).toEqual([]);
});

test("no two pictures are the same", ({ browser }) => {
  const folder = folderOf(browser.version());
  const hashOf = (file: string) =>
    createHash("sha256")
      .update(readFileSync(join(folder, file)))
      .digest("hex");
  const same = Map.groupBy(readdirSync(folder), hashOf).values();
  expect([...same].filter((files) => files.length > 1)).toEqual([]);
});

test(`the repository's pictures have at most ${MOST_BYTES / 1_000_000} MB`, () => {
  const bytes = readdirSync(BASELINES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  expect(
    bytes,
    "Picture fewer stories, or with fewer rows: the largest pictures show the longest lists.",
  ).toBeLessThanOrEqual(MOST_BYTES);
});
