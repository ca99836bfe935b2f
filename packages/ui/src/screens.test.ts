import { expect, test } from "vitest";
import type { AnyScreen } from "./screen.ts";
import { screens } from "./screens.ts";

test("screens that the sitemap names declare their first calls, so that the server renders them", () => {
  const all: readonly AnyScreen[] = Object.values(screens);
  const listed = all.filter(({ isListed }) => isListed);
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.filter(({ firstCalls }) => !firstCalls).map(({ address }) => address)).toEqual([]);
});
