import { describe, expect, it } from "vitest";
import { HAZARD_STATEMENTS } from "./hazard-statements.ts";
import { isWaterReactive, traitsOf } from "./hazard-trait.ts";
import { ADVICE, adviceFor, recommendedFor } from "./safety-advice.ts";
import type { AdviceSection } from "./safety-advice.ts";

const sections = Object.keys(ADVICE) as AdviceSection[];
const codes = [...HAZARD_STATEMENTS.keys(), "EUH014", "EUH019", "EUH031", "EUH032"];
/** All combinations of up to three statements, as far as they differ in their traits; the first statement is used of those that have the same. */
const distinct = [
  ...new Map(
    [...codes].reverse().map((code) => [[...traitsOf([code])].sort().join(), code]),
  ).values(),
];
const combinations = distinct.flatMap((one, at) =>
  distinct
    .slice(at)
    .flatMap((other, next) => distinct.slice(at + next).map((third) => [one, other, third])),
);

describe("the traits of hazard statements", () => {
  it.each(codes)("the traits of hazard statements are known for %s", (code) => {
    expect(traitsOf([code]).size).toBeGreaterThan(0);
  });

  it.each([
    ["H260", true],
    ["H261", true],
    ["EUH014", true],
    ["H225", false],
    ["H250", false],
  ])("%s is water-reactive: %s", (code, is) => {
    expect(isWaterReactive([code, "H314"])).toBe(is);
  });
});

describe("adviceFor", () => {
  const hydride = ["H260", "H314"];
  const fuel = ["H225", "H319"];
  const oxidiser = ["H272", "H290", "H314", "H331"];

  it.each([
    [
      "a water-reactive hydride",
      hydride,
      "fire",
      ["dry-sand-or-metal-powder", "move-containers-dry", "toxic-smoke", "breathing-apparatus"],
    ],
    [
      "a flammable liquid",
      fuel,
      "fire",
      ["powder-foam-for-liquids", "cool-with-water", "breathing-apparatus"],
    ],
    [
      "an oxidising acid",
      oxidiser,
      "fire",
      ["much-water", "cool-with-water", "feeds-fire", "toxic-smoke", "breathing-apparatus"],
    ],
    [
      "a chlorosilane",
      ["H225", "H314", "EUH014"],
      "fire",
      ["dry-powder-or-carbon-dioxide", "move-containers-dry", "toxic-smoke", "breathing-apparatus"],
    ],
    [
      "an alkoxide",
      ["H228", "H252", "H314"],
      "fire",
      ["dry-sand-or-powder", "toxic-smoke", "breathing-apparatus"],
    ],
    ["a salt without hazards", [], "fire", ["by-surroundings", "breathing-apparatus"]],
    [
      "an oxidising acid",
      oxidiser,
      "storage",
      ["closed-cool-dry", "away-from-combustibles", "resistant-container", "locked"],
    ],
    [
      "an oxidising acid",
      oxidiser,
      "release",
      ["keep-people-away", "inert-not-combustible", "protect-metals", "out-of-drains"],
    ],
    [
      "a water-reactive hydride",
      hydride,
      "incompatible",
      ["water-acids-alcohols", "oxidisers", "heat-and-sparks"],
    ],
    [
      "an aspirated solvent",
      ["H225", "H304"],
      "first-aid",
      [
        "wash-skin",
        "rinse-eyes",
        "fresh-air",
        "never-vomit",
        "swallowed-doctor-at-once",
        "show-sheet",
      ],
    ],
  ] as const)(
    "the advice for %s (%j) in the section %s is %j",
    (_what, statements, section, advice) => {
      expect(adviceFor(section, statements)).toEqual(advice);
    },
  );

  it("never recommends water or foam where water must be kept away", () => {
    for (const statements of combinations) {
      if (!isWaterReactive(statements) && !statements.includes("H250")) continue;
      const recommended = recommendedFor(statements);
      expect([recommended.has("water"), recommended.has("foam")], statements.join()).toEqual([
        false,
        false,
      ]);
    }
  });

  it("never recommends carbon dioxide for what burns on in it", () => {
    for (const statements of combinations) {
      if (!statements.some((code) => ["H250", "H260", "H261"].includes(code))) continue;
      expect(recommendedFor(statements).has("carbon-dioxide"), statements.join()).toBe(false);
    }
  });

  it("keeps every oxidiser from combustibles, and smothers none", () => {
    for (const statements of combinations) {
      if (!traitsOf(statements).has("oxidising")) continue;
      expect(adviceFor("storage", statements)).toContain("away-from-combustibles");
      expect(adviceFor("incompatible", statements)).toContain("combustibles-reducers");
      expect(adviceFor("release", statements)).not.toContain("take-up-inert");
      expect(recommendedFor(statements).has("foam"), statements.join()).toBe(false);
    }
  });

  it("keeps everything that ignites from flames and oxidisers", () => {
    for (const statements of combinations) {
      if (!statements.some((code) => /^H2(?:2[0-8]|4[0-2]|5[0-2]|6[01])$/u.test(code))) continue;
      expect(adviceFor("storage", statements), statements.join()).toContain("away-from-ignition");
      expect(adviceFor("incompatible", statements)).toContain("oxidisers");
    }
  });

  it("never lets what corrodes or is aspirated be vomited", () => {
    for (const statements of combinations) {
      const mustNot = statements.includes("H314") || statements.includes("H304");
      expect(adviceFor("first-aid", statements).includes("never-vomit"), statements.join()).toBe(
        mustNot,
      );
    }
  });

  it("says in every section but that of incompatible materials what to do, each piece once", () => {
    for (const statements of combinations) {
      for (const section of sections) {
        const advice = adviceFor(section, statements);
        expect(new Set(advice).size).toBe(advice.length);
        expect(advice.length > 0 || section === "incompatible", section).toBe(true);
      }
    }
  });

  it("names one way to fight a fire, by the worst hazard", () => {
    const ways = [
      "dry-sand-or-metal-powder",
      "dry-powder-or-carbon-dioxide",
      "dry-sand-or-powder",
      "water-from-afar",
      "much-water",
      "powder-foam-for-liquids",
      "powder-foam-for-solids",
      "by-surroundings",
    ];
    for (const statements of combinations) {
      const given = adviceFor("fire", statements).filter((id) => ways.includes(id));
      const isGas = statements.includes("H220");
      expect(given.length === 1 || (isGas && given.length === 0), statements.join()).toBe(true);
    }
  });
});
