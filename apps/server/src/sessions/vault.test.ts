import { describe, expect, test } from "vitest";
import { openVault } from "./vault.ts";

const vault = openVault("a-secret-of-a-deployment-for-tests");
const number = "11010519491231002X";

describe("the vault", () => {
  test("the vault decrypts a text that it sealed, which reveals nothing by itself", () => {
    const sealed = vault.seal(number, "lin handler");
    expect(vault.open(sealed, "lin handler")).toBe(number);
    expect(sealed).not.toContain(number);
    expect(Buffer.from(sealed.slice(2), "base64url").toString("latin1")).not.toContain("1949");
  });

  test("the vault seals the same text differently each time", () => {
    const sealed = new Set(Array.from({ length: 20 }, () => vault.seal(number, "lin")));
    expect(sealed.size).toBe(20);
  });

  test("the vault does not decrypt with another key, for another subject, or after a change", () => {
    const sealed = vault.seal(number, "lin handler");
    expect(() => openVault("another-secret-of-a-deployment").open(sealed, "lin handler")).toThrow(
      "unable to authenticate",
    );
    expect(() => vault.open(sealed, "wang handler")).toThrow("unable to authenticate");
    const last = sealed.at(-3) === "A" ? "B" : "A";
    const changed = `${sealed.slice(0, -3)}${last}${sealed.slice(-2)}`;
    expect(() => vault.open(changed, "lin handler")).toThrow("unable to authenticate");
    for (const nothing of ["", "1.", "2.AAAA", number]) {
      expect(() => vault.open(nothing, "lin handler")).toThrow("not sealed by the vault");
    }
  });

  test("the vault with a new key opens and reseals what a former one sealed, until that is left out", () => {
    const old = "a-secret-of-a-deployment-for-tests";
    const sealed = vault.seal(number, "lin handler");
    const changed = openVault("the-next-secret-of-a-deployment", ["another", old]);
    expect(changed.open(sealed, "lin handler")).toBe(number);
    const resealed = changed.reseal(sealed, "lin handler") ?? "";
    expect(changed.reseal(resealed, "lin handler")).toBeUndefined();
    const later = openVault("the-next-secret-of-a-deployment");
    expect(later.open(resealed, "lin handler")).toBe(number);
    expect(() => later.open(sealed, "lin handler")).toThrow("unable to authenticate");
    expect(() => changed.reseal(sealed, "wang handler")).toThrow("unable to authenticate");
  });
});
