import type { Session } from "../../contract/session.ts";

const moment = (text: string) => Date.parse(`${text}:00+08:00`);

/** The browsers that a customer is logged in with, the current one first. */
export const sessions: readonly Session[] = [
  {
    sessionId: "a1",
    browser: "Chrome · Windows",
    startedAt: moment("2026-11-20T09:12"),
    usedAt: moment("2026-11-21T10:58"),
    isCurrent: true,
  },
  {
    sessionId: "b2",
    browser: "Safari · iOS",
    startedAt: moment("2026-11-19T20:40"),
    usedAt: moment("2026-11-20T21:05"),
    isCurrent: false,
  },
  {
    sessionId: "c3",
    browser: "",
    startedAt: moment("2026-11-18T14:00"),
    usedAt: moment("2026-11-18T14:20"),
    isCurrent: false,
  },
];
