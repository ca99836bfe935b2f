import { expect, it } from "vitest";
import { reactionToNoSession } from "./session.ts";

it.each([
  ["page", false, "login-page"],
  ["page", true, "login-page"],
  ["action", false, "login-dialog"],
  ["action", true, "expired-prompt"],
] as const)(
  "code 1005 to a %s, with a stored token: %s, leads to %s (storefront §4, session rules; §6, guest attempts; decisions, code 1005)",
  (attempt, hasToken, expected) => {
    expect(reactionToNoSession({ attempt, hasToken })).toBe(expected);
  },
);
