import { describe, expect, it, vi } from "vitest";
import { isInSample } from "../tests/seed.ts";
import { hasEnglish, isTagged, playedInEnglish, playedOnPhones } from "./story-settings.ts";

const files = Array.from({ length: 300 }, (_, index) => `screens/Screen${index}.stories.tsx`);
const BUTTON = "packages/ui/src/components/Button/Button.stories.tsx";
const UNTAGGED = "packages/ui/src/blocks/CategoryMenu/CategoryMenu.stories.tsx";
const TAGGED = "packages/ui/src/screens/account/Register/Register.stories.tsx";
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

  it("are those of a tagged file from which a story takes the tag away", () => {
    const tagged = 'const meta = { tags: ["plays-in-chinese"] };\nexport default meta;\n';
    const story = 'export const Empty: Story = { tags: ["!plays-in-chinese"] };\n';
    expect(hasEnglish(tagged)).toBe(false);
    expect(hasEnglish(`${tagged}\n${story}`)).toBe(true);
  });
});

describe("the setting of a run that is set after this was loaded", () => {
  // Each of these names is drawn by itself.
  const named = Array.from({ length: 20 }, (_, index) => `${"./".repeat(index)}${BUTTON}`);

  it("plays all in English in a nightly run", () => {
    vi.stubEnv("NIGHTLY", "");
    vi.stubEnv("SEED", "6");
    expect(playedInEnglish(named).length).toBeLessThan(named.length);
    vi.stubEnv("NIGHTLY", "1");
    expect(playedInEnglish(named)).toEqual(named);
  });

  it("plays what is tagged for it on a phone in a nightly run, and in others nothing", () => {
    vi.stubEnv("NIGHTLY", "");
    expect(playedOnPhones([TAGGED, UNTAGGED])).toEqual([]);
    vi.stubEnv("NIGHTLY", "1");
    expect(playedOnPhones([TAGGED, UNTAGGED])).toEqual([TAGGED]);
  });

  it("draws the files from the seed of the run", () => {
    vi.stubEnv("NIGHTLY", "");
    const drawnWith = (seed: string) => {
      vi.stubEnv("SEED", seed);
      return playedInEnglish(named);
    };
    expect(drawnWith("1")).not.toEqual(drawnWith("2"));
  });
});
