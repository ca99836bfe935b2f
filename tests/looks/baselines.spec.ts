import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { WORKBENCH } from "../../scripts/workbench-build.ts";
import { folderOf } from "./browser.ts";
import { test } from "./fixtures.ts";
import { pictureName, storiesOf } from "./pictures.ts";

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
