import { entity, type EntityOf, id, line, list, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";

/**
 * A province, a city or a district, by its code. Its name is the Chinese one in both languages, since couriers read it; the
 * English name is for choosing, and empty where none is known.
 */
export const Region = entity({
  id: ["region_id", id],
  name: ["local_name", text],
  englishName: ["english_name", text],
});
export type Region = EntityOf<typeof Region>;

/** The regions in a region: cities of a province, districts of a city; all provinces for the empty text. */
export const listRegions = endpoint(
  "listRegions",
  "GET /api/region/list",
  entity({ parentId: ["id", line()] }),
  entity({ regions: ["list", list(Region)] }),
);
