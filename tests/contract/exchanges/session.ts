import { codes } from "@reagent/api/contract/envelope";
import { endOtherSessions, endSession, listSessions } from "@reagent/api/contract/session";
import { passwordMessages } from "@reagent/api/messages/password";
import { sessionMessages } from "@reagent/api/messages/session";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";
import { nowhere } from "./given.ts";

export const exchanges: readonly Exchange[] = [
  answered("customer", listSessions, {}, ({ sessions }, { sessionId }) => {
    expect(sessions[0]?.isCurrent).toBe(true);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(sessions.map((session) => session.sessionId)).toContain(sessionId);
    for (const { startedAt, usedAt } of sessions) expect(usedAt).toBeGreaterThanOrEqual(startedAt);
  }),
  answered("customer", endSession, ({ sessionId, password }) => ({ sessionId, password })),
  refused(
    "customer",
    endSession,
    ({ password }) => ({ sessionId: nowhere, password }),
    codes.notFound,
    sessionMessages.ended,
    "a session that ended",
  ),
  refused(
    "customer",
    endSession,
    ({ sessionId }) => ({ sessionId, password: "not-this-one" }),
    codes.passwordWrong,
    passwordMessages.wrong,
    "a wrong password",
  ),
  refused(
    "customer",
    endOtherSessions,
    { password: "not-this-one" },
    codes.passwordWrong,
    passwordMessages.wrong,
    "a wrong password",
  ),
  answered("customer", endOtherSessions, ({ password }) => ({ password })),
];
