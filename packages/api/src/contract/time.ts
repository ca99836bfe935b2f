import { entity, instant, nothing } from "./codec.ts";
import { endpoint } from "./endpoint.ts";

export const ServerTime = entity({ now: ["timestamp", instant] });

/** The server's clock: the only unsigned call, since signing requires the time. */
export const readTime = endpoint("readTime", "GET /api/timestamp", nothing, ServerTime, {
  failures: { otherwise: "nothing" },
});
