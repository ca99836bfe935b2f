import { describe, expect, it } from "vitest";
import { isInSample } from "../tests/seed.ts";
import { isTagged } from "./story-settings.ts";

const files = Array.from({ length: 300 }, (_, index) => `screens/Screen${index}.stories.tsx`);
const drawn = (seed: number) => files.filter((file) => isInSample(`${file} en`, 3, seed));

describe("the story files that a run plays in English", () => {
  it("are about a third, the same for the same seed", () => {
    expect(drawn(6).length).toBeGreaterThan(70);
    expect(drawn(6).length).toBeLessThan(130);
    expect(drawn(6)).toEqual(drawn(6));
  });

  it("are all of them after some runs", () => {
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    expect(new Set(seeds.flatMap(drawn)).size).toBe(files.length);
  });

  it("are none that is tagged as a whole, but those with a tagged story", () => {
    const meta = "const meta = { title: T };\nexport default meta;\n";
    const story = 'export const Empty: Story = { tags: ["plays-in-chinese"] };\n';
    const tagged = 'const meta = { tags: ["plays-in-chinese"] };\nexport default meta;\n';
    expect(isTagged(tagged, "plays-in-chinese")).toBe(true);
    expect(isTagged(tagged, "plays-on-phones")).toBe(false);
    expect(isTagged(`${meta}\n${story}`, "plays-in-chinese")).toBe(false);
  });
});
