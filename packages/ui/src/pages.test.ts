import { expect, test } from "vitest";
import { pages } from "./pages.ts";
import { screens } from "./screens.ts";

test("each declared screen has its page, in the same order", () => {
  const addresses = Object.values(screens).map(({ address }) => address);
  expect(pages.map(({ screen }) => screen.address)).toEqual(addresses);
});

test("screens that the sitemap names declare their first calls, so that the server renders them", () => {
  const listed = pages.filter(({ screen }) => screen.isListed);
  expect(listed.length).toBeGreaterThan(0);
  expect(
    listed.filter(({ firstCalls }) => !firstCalls).map(({ screen }) => screen.address),
  ).toEqual([]);
});
