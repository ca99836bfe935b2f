import { describe, expect, it } from "vitest";
import { modesOf, snapshotsOf } from "./chromatic.ts";

const snapshots = (title: string, tags: string, stories: string) =>
  snapshotsOf(
    `export default { title: "${title}", tags: [${tags}] };\n${stories}`,
    "A.stories.tsx",
  );

describe("the snapshots of Chromatic", () => {
  it("are taken in the looks of the visual tests", () => {
    const stories = "export const Default = {};\nexport const Long = {};";
    expect(snapshots("Components/Badge", "", stories)).toBe(
      "\nDefault.parameters = { ...Default.parameters, chromatic: " +
        '{"disableSnapshot":false,"modes":{"1440":{"viewport":1440},' +
        '"1440 dark":{"viewport":1440,"theme":"dark"}}} };',
    );
  });

  it("follow the name and the tags of a story", () => {
    const stories = [
      "export const Default = {};",
      'export const InWords = { tags: ["picture"] };',
      "export const LongContent = {};",
      "export const Other = {};",
    ].join("\n");
    const found = snapshots("Screens/Cart/Bar", "", stories).trim().split("\n");
    expect(found.map((line) => line.split(".")[0])).toEqual(["Default", "InWords", "LongContent"]);
    expect(found[1]).toContain('"modes":{"1440":{"viewport":1440}}');
  });

  it("are not taken in the looks that the first story of a screen excludes", () => {
    const modes = (tags: string) =>
      [
        ...snapshots("Screens/Cart/Bar", tags, "export const Default = {};").matchAll(
          /"([^"]+)":\{"viewport"/gu,
        ),
      ].map(([, mode]) => mode);
    expect(modes("")).toEqual(["390", "1440", "390 dark", "390 en"]);
    expect(modes('"light"')).toEqual(["390", "1440"]);
    expect(modes('"desktop"')).toEqual(["1440", "1440 dark", "1440 en"]);
    expect(modes('"light", "desktop"')).toEqual(["1440"]);
  });

  it("are not taken of a file that is excluded", () => {
    const stories = "export const Default = {};";
    expect(snapshots("Screens/Cart/Bar", '"no-picture"', stories)).toBe("");
  });
});

it("names a mode by its width and tools", () => {
  expect(
    modesOf([{ width: 390 }, { width: 390, theme: "dark" }, { width: 1440, language: "en" }]),
  ).toEqual({
    "390": { viewport: 390 },
    "390 dark": { viewport: 390, theme: "dark" },
    "1440 en": { viewport: 1440, language: "en" },
  });
});
