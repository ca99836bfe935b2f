import { describe, expect, it } from "vitest";
import { daysSince } from "../../packages/ui/src/foundations/guide/Accessibility/age.ts";
import { readByHand } from "../../packages/ui/src/foundations/guide/Accessibility/read-by-hand.ts";
import { knownFaults } from "./known-faults.ts";
import { accessibilityRows } from "./status.ts";

const files = import.meta.glob<string>("../../packages/ui/src/**/*.stories.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});
const titles = accessibilityRows(files).map(({ title }) => title);

describe("the accessibility status", () => {
  it("counts the states of a file, and those that are checked in dark", () => {
    const text = `
      export default { title: "Components/Badge" };
      export const Default = {};
      export const Busy = { tags: ["picture"] };
      export const Long = {};
    `;
    expect(accessibilityRows({ "Badge.stories.tsx": text })).toEqual([
      {
        title: "Components/Badge",
        story: "Default",
        states: 3,
        dark: 2,
        faults: [],
      },
    ]);
  });

  it("names faults and readings of stories that exist", () => {
    const named = [...Object.keys(knownFaults), ...readByHand.map(({ title }) => title)];
    expect(named.filter((title) => !titles.includes(title))).toEqual([]);
  });

  it("says how many whole days ago a reading was", () => {
    const days = ["2026-11-27T23:59:00Z", "2026-11-28T00:00:00Z", "2026-12-08T12:00:00Z"];
    expect(days.map((time) => daysSince("2026-11-28", Date.parse(time)))).toEqual([0, 0, 10]);
  });
});
