import { expect, test } from "vitest";
import { generator, repeatCommand, seed, withSeed } from "../seed.ts";

test("the same seed draws the same numbers, and another one others", () => {
  const five = (start: number) => Array.from({ length: 5 }, generator(start));
  expect(five(17)).toEqual(five(17));
  expect(five(17)).not.toEqual(five(18));
  expect(five(17).every((drawn) => drawn >= 0 && drawn < 1)).toBe(true);
});

test("what fails with drawn numbers names its seed and the command that repeats it", async () => {
  const failed = withSeed(import.meta.filename, () => Promise.reject(new Error("lost an order")));
  await expect(failed).rejects.toThrow(
    `lost an order\nDrawn with the seed ${seed}. To repeat it: ${repeatCommand(import.meta.filename)}`,
  );
  expect(repeatCommand(import.meta.filename)).toMatch(
    /^SEED=\d+ .*--project server tests\/security\/seed\.test\.ts$/u,
  );
});
