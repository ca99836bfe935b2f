import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  ApiTokenForm,
  isTokenExpired,
  TOKEN_DAYS,
  TOKEN_SCOPES,
  tokenExpiry,
} from "./api-token.ts";
import { LONGEST_OWN_NAME } from "./own-name.ts";

const form = { name: "库存同步", scopes: ["read"], days: 90, password: "kedu-2026" } as const;
const problemsOf = (changed: object) =>
  v.safeParse(ApiTokenForm, { ...form, ...changed }).issues?.map(({ message }) => message) ?? [];

describe("the form of an API token (rules, API tokens)", () => {
  it.each([
    [{}, []],
    [{ scopes: TOKEN_SCOPES }, []],
    [{ name: " \t" }, ["name-required"]],
    [{ name: "名".repeat(LONGEST_OWN_NAME) }, []],
    [{ name: "名".repeat(LONGEST_OWN_NAME + 1) }, ["name-too-long"]],
    [{ scopes: [] }, ["scopes-required"]],
    [{ password: "" }, ["password-required"]],
  ])("%j has the problems %j", (changed, problems) => {
    expect(problemsOf(changed)).toEqual(problems);
  });

  it.each([{ scopes: ["order"] }, { scopes: "read" }, { days: 31 }, { days: "90" }])(
    "refuses what no form offers: %j",
    (changed) => {
      expect(problemsOf(changed)).toHaveLength(1);
    },
  );

  it("keeps the name with single spaces", () => {
    expect(v.parse(ApiTokenForm, { ...form, name: "  ERP　 sync " }).name).toBe("ERP sync");
  });
});

describe("the end of an API token (rules, API tokens)", () => {
  it("a token is good for exactly its days", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000_000_000_000 }),
        fc.constantFrom(...TOKEN_DAYS),
        (now, days) => {
          const expiresAt = tokenExpiry(now, days);
          const end = now + days * 86_400_000;
          expect(isTokenExpired({ expiresAt }, end - 1)).toBe(false);
          expect(isTokenExpired({ expiresAt }, end)).toBe(true);
        },
      ),
    );
  });
});
