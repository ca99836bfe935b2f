import { describe, expect, test } from "vitest";
import {
  isDangerousGoods,
  isHazardousToEnvironment,
  transportStatements,
} from "./dangerous-goods.ts";

describe("dangerous goods by their hazard statements (decisions, safety data sheet)", () => {
  test.each([
    ["a flammable liquid", ["H225", "H319"], true, false],
    ["a corrosive", ["H314"], true, false],
    ["a combined statement", ["H301+H311"], true, false],
    ["what harms water", ["H315", "H411"], true, true],
    ["an irritant", ["H315", "H319", "H335"], false, false],
    ["what harms water a little", ["H412"], false, false],
    ["nothing", [], false, false],
  ])("%s", (_what, codes, isDangerous, harmsEnvironment) => {
    expect(isDangerousGoods(codes)).toBe(isDangerous);
    expect(isHazardousToEnvironment(codes)).toBe(harmsEnvironment);
  });

  test("the statements that demand a class are named", () => {
    expect(transportStatements(["H225", "H302", "H314"])).toEqual(["H225", "H314"]);
  });
});
