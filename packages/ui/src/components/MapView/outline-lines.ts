type Position = readonly number[];

interface Polygons {
  readonly type: string;
  readonly coordinates?: unknown;
}

/** What is read of a GeoJSON collection. */
export interface Outline {
  readonly features: readonly {
    readonly geometry: Polygons | null;
    readonly properties?: Region | null;
  }[];
}

/** A province. Some give its middle as a pair of longitude and latitude. */
interface Region {
  readonly name?: string;
  readonly cp?: Position;
  readonly longitude?: number;
  readonly latitude?: number;
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

/** Where the names of an outline's provinces stand. A province of which `nameOf` knows none, such as an inset, has no name on the map. */
export function namesIn(
  { features }: Outline,
  nameOf: (province: string) => string | undefined,
): { readonly name: string; readonly at: Position }[] {
  return features.flatMap(({ properties }) => {
    const { name: province = "", cp, longitude, latitude } = properties ?? {};
    const name = nameOf(province);
    const at = cp ?? (longitude !== undefined && latitude !== undefined && [longitude, latitude]);
    return name && at ? [{ name, at }] : [];
  });
}
