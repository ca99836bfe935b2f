import { entity, type EntityOf, id, list, nothing, number, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";

/** A branch or office of the shop. */
export const Branch = entity({
  id: ["branch_id", id],
  title: ["title", text],
  address: ["address", text],
  phone: ["phone", text],
  email: ["email", text],
  /** Degrees, WGS 84. */
  longitude: ["longitude", number],
  latitude: ["latitude", number],
});
export type Branch = EntityOf<typeof Branch>;

/** All branches and offices; `mapStyle` is the address of a style for the map, empty for the shop's own outline (storefront §2, branch page). */
export const listBranches = endpoint(
  "listBranches",
  "GET /api/branch/list",
  nothing,
  entity({ branches: ["list", list(Branch)], mapStyle: ["map_style", text] }),
);
