import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { KnownRegion } from "./address-place.ts";
import { resolveAddressText } from "./address-text.ts";
import { optionalText, requiredText } from "./form-text.ts";
import { OwnNameForm } from "./own-name.ts";
import { meantCharacters, plainText } from "./plain-text.ts";
import { matchesStatement } from "./statement.ts";

describe("the characters that are meant", () => {
  it.each([
    ["⻰胆紫", "龙胆紫"],
    ["⻨芽糖", "麦芽糖"],
    ["⾍胶", "虫胶"],
    ["⽤⼾", "用户"],
    ["邻二氮⾮", "邻二氮非"],
    ["\uF90A黄色", "金黄色"],
    ["ɣ-氨基丁酸", "γ-氨基丁酸"],
    ["ꞵ-胡萝卜素", "β-胡萝卜素"],
    ["∆9-四氢大麻酚", "Δ9-四氢大麻酚"],
  ])("reads the look-alike characters of %j as %j", (text, meant) => {
    expect(meantCharacters(text)).toBe(meant);
  });

  it.each(["H₂¹⁸O", "ＣＡＳ", "½", "Straße", "𠮷田", "é", ""])(
    "leaves the characters of %j as they are",
    (text) => {
      expect(meantCharacters(text)).toBe(text);
    },
  );
});

describe("the plain form of a text", () => {
  it.each([
    ["６４–１７‑5", "64-17-5"],
    ["64-17-5\u200B\uFEFF", "64-17-5"],
    ["ＥＣ：⻓", "EC:长"],
  ])("the plain form of %j is %j", (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});

describe("signs in place of characters", () => {
  it("signs in place of characters are not stored by forms", () => {
    expect(v.parse(requiredText("name-required", 9), " ⻢⼩⻰ ")).toBe("马小龙");
    expect(v.parse(optionalText(9), "⻔卫室")).toBe("门卫室");
    expect(v.parse(OwnNameForm, { name: "⽣物 课" })).toEqual({ name: "生物 课" });
  });

  it("hide no region of an address", () => {
    const regions: Readonly<Record<string, readonly KnownRegion[]>> = {
      "": [{ id: "370000", name: "山东省" }],
      "370000": [{ id: "370200", name: "青岛市" }],
    };
    expect(
      resolveAddressText("⼭东省⻘岛市⻓江路2号 ⻢五 13800000000", (id) => regions[id] ?? []),
    ).toMatchObject({
      province: "370000",
      city: "370200",
      street: "长江路2号",
      receiver: "马五",
    });
  });

  it("find statements by their wording", () => {
    expect(matchesStatement("H261", { zh: "遇水放出易燃气体", en: "" }, "遇⽔")).toBe(true);
  });
});
