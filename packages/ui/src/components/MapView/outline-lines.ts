type Position = readonly number[];

interface Polygons {
  readonly type: string;
  readonly coordinates?: unknown;
}

/** What is read of a GeoJSON collection. */
export interface Outline {
  readonly features: readonly { readonly geometry: Polygons | null }[];
}

/** Two ends and the return to the first. */
const POINTS_OF_LINE = 3;

/**
 * The rings of an outline that go forth and back along a line, as lines. The frame and the dashes of the inset of the South China Sea
 * are such, and MapLibre leaves out polygons without area.
 */
export function linesOf({ features }: Outline): Position[][] {
  return features
    .flatMap(({ geometry }) =>
      geometry?.type === "MultiPolygon" ? (geometry.coordinates as Position[][][]) : [],
    )
    .flat()
    .filter((ring) => ring.length === POINTS_OF_LINE)
    .map((ring) => ring.slice(0, 2));
}
