import { expect, it } from "vitest";
import { withReviewLink } from "./review-link.ts";

const link = (site: string) =>
  `What changed in the workbench: [中文](${site}?path=/story/guide-what-changed--default&globals=language:zh), ` +
  `[English](${site}?path=/story/guide-what-changed--default&globals=language:en)`;

it("adds the link to what has changed after the text", () => {
  const text = withReviewLink("Fixes the cart.\r\n", "https://example.com/pull/17/");
  expect(text).toBe(
    `Fixes the cart.\n\n<!-- workbench -->\n${link("https://example.com/pull/17/")}\n<!-- workbench -->\n`,
  );
});

it("replaces the link where it is, and keeps the text around it", () => {
  const once = withReviewLink("Before", "https://example.com/pull/17/");
  const twice = withReviewLink(`${once}\nAfter`, "https://example.org/pull/17/");
  expect(twice).toBe(
    `Before\n\n<!-- workbench -->\n${link("https://example.org/pull/17/")}\n<!-- workbench -->\nAfter`,
  );
});
