import china from "china-geojson/src/geojson/china.json?raw";
import { expect, test } from "vitest";
import { linesOf, type Outline } from "./outline-lines.ts";

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
