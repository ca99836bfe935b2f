import { entity, type EntityOf, flag, id, instant, line, list, nothing, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";

/** A browser that a customer is logged in with. */
const Session = entity({
  sessionId: ["session_id", id],
  /** The browser and its system, such as "Firefox · Linux"; empty where they are unknown. */
  browser: ["browser", text],
  startedAt: ["created_at", instant],
  /** Of a late call; calls soon after it are not recorded. */
  usedAt: ["used_at", instant],
  isCurrent: ["is_current", flag],
});
export type Session = EntityOf<typeof Session>;

/** The caller's sessions, the current one first, then those used last. */
export const listSessions = endpoint(
  "listSessions",
  "GET /api/center/session/list",
  nothing,
  entity({ sessions: ["list", list(Session)] }),
  { auth: "required" },
);

/** The caller's own password, since a stranger at an open session must not end the others (decisions, token). */
const password = ["password", line()] as const;

export const endSession = endpoint(
  "endSession",
  "POST /api/center/session/end",
  entity({ sessionId: ["session_id", id], password }),
  nothing,
  {
    auth: "required",
    failures: { [codes.notFound]: "warning-alert", [codes.passwordWrong]: "in-form" },
  },
);

/** Ends all sessions of the caller but the current one, and all API tokens. */
export const endOtherSessions = endpoint(
  "endOtherSessions",
  "POST /api/center/session/end/others",
  entity({ password }),
  nothing,
  { auth: "required", failures: { [codes.passwordWrong]: "in-form" } },
);
