import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common-password.ts";
import { Email, Login, NewPassword, PasswordTwice } from "./credential.ts";

function firstKey(schema: v.GenericSchema, input: unknown): string | undefined {
  return v.safeParse(schema, input).issues?.[0].message;
}

describe("Email (storefront §5, login)", () => {
  it.each(["lin@lab.example.cn", " a.b+c@example.com ", "x_y@sub-domain.example"])(
    "accepts %j",
    (email) => {
      expect(v.parse(Email, email)).toBe(email.trim());
    },
  );

  it("gives the domain in ASCII, so that an address has one spelling", () => {
    expect(v.parse(Email, "Lin@实验室.中国")).toBe("Lin@xn--qbtm5249b.xn--fiqs8s");
  });

  it.each([
    ["", "email-required"],
    ["   ", "email-required"],
    [undefined, "email-required"],
    [5, "email-required"],
    ["lin", "email-invalid"],
    ["lin@", "email-invalid"],
    ["a b@example.com", "email-invalid"],
    ["a@example.com, b@example.com", "email-invalid"],
    [`${"a".repeat(250)}@example.com`, "email-invalid"],
    ["' OR 1=1 --", "email-invalid"],
  ])("reports for %j: %s", (email, key) => {
    expect(firstKey(Email, email)).toBe(key);
  });
});

describe("Login (storefront §5, login)", () => {
  it("trims e-mail address and password of a log-in", () => {
    const input = { email: " lin@example.com ", password: " secret word " };
    expect(v.parse(Login, input)).toEqual({ email: "lin@example.com", password: "secret word" });
  });

  it("requires a password of any form", () => {
    expect(firstKey(Login, { email: "lin@example.com", password: "  " })).toBe("password-required");
    expect(firstKey(Login, { email: "lin@example.com", password: "1" })).toBeUndefined();
  });
});

describe("NewPassword (storefront §5, registration; decisions, passwords)", () => {
  it.each([
    ["", "password-required"],
    [undefined, "password-required"],
    ["abcd5", "password-length"],
    ["abcd5-abcd5-abcd5", "password-length"],
    ["abc 5x-", "password-white-space"],
    ["abc\u30005x-", "password-white-space"],
    ["123456", "password-common"],
    ["Password1", "password-common"],
    ["woaini1314", "password-common"],
    ["zlk-94", undefined],
    ["zlk-94-zlk-94-zl", undefined],
    ["试剂商店的密码", undefined],
  ])("reports for %j: %j", (password, key) => {
    expect(firstKey(NewPassword, password)).toBe(key);
  });

  it("accepts no new password outside its rule", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 20 }), (password) => {
        const isFine = !/\s/u.test(password) && password.length >= 6 && password.length <= 16;
        const isTaken = v.is(NewPassword, password);
        expect(isTaken && (!isFine || isCommonPassword(password))).toBe(false);
      }),
    );
  });
});

describe("PasswordTwice (storefront §5, forgot password)", () => {
  it.each([
    ["zlk-94", "zlk-94", undefined],
    ["zlk-94", "zlk-95", "confirmation-differs"],
    ["zlk-94", "", "confirmation-required"],
    ["", "", "password-required"],
    ["zl 94-", "zl 94-", "password-white-space"],
  ])("reports for %j and %j: %j", (password, passwordConfirmation, key) => {
    expect(firstKey(PasswordTwice, { password, passwordConfirmation })).toBe(key);
  });
});
