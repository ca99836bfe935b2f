import china from "china-geojson/src/geojson/china.json?raw";
import { expect, test } from "vitest";
import { copy } from "./draw-map.copy.ts";
import { linesOf, namesIn, type Outline } from "./outline-lines.ts";

test("the inset of the South China Sea has its frame and nine dashes as lines", () => {
  const lines = linesOf(JSON.parse(china) as Outline);
  expect(lines).toHaveLength(13);
  for (const line of lines) expect(line).toHaveLength(2);
});

test("areas, and geometries of other kinds, are no lines", () => {
  const area = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ];
  expect(
    linesOf({
      features: [
        { geometry: { type: "MultiPolygon", coordinates: [[area]] } },
        { geometry: { type: "Polygon", coordinates: [area] } },
        { geometry: null },
      ],
    }),
  ).toEqual([]);
});

test.each(["zh", "en"] as const)("every province has its name within it, in %s", (language) => {
  const words: Readonly<Record<string, string>> = copy[language];
  const names = namesIn(JSON.parse(china) as Outline, (province) => words[province]);
  expect(new Set(names.map(({ name }) => name)).size).toBe(34);
  for (const { at } of names) {
    const [longitude = 0, latitude = 0] = at;
    expect(longitude).toBeGreaterThan(73);
    expect(longitude).toBeLessThan(136);
    expect(latitude).toBeGreaterThan(18);
    expect(latitude).toBeLessThan(54);
  }
});
