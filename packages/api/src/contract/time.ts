import { entity, instant, nothing } from "./codec.ts";
import { endpoint } from "./endpoint.ts";

export const ServerTime = entity({ now: ["timestamp", instant] });

/** The server's clock; the one call that is not signed, since signing needs it. */
export const readTime = endpoint("readTime", "GET /api/timestamp", nothing, ServerTime, {
  failures: { otherwise: "nothing" },
});
