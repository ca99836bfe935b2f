import { describe, expect, test } from "vitest";
import { codeState } from "./one-time-code.ts";

describe("a mailed code (decisions, mails)", () => {
  test.each([
    ["live", { isUsed: false, expiresAt: 1000 }, 999],
    ["expired", { isUsed: false, expiresAt: 1000 }, 1000],
    ["used", { isUsed: true, expiresAt: 1000 }, 999],
    ["used", { isUsed: true, expiresAt: 1000 }, 1000],
  ] as const)("a mailed code is %s: %j at %i", (state, code, now) => {
    expect(codeState(code, now)).toBe(state);
  });
});
