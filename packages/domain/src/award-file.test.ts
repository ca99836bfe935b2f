import { describe, expect, test } from "vitest";
import { judgeAwardFile } from "./award-file.ts";
import { applicationState, awardIn } from "./award.ts";

const both = (zh: string, en: string) => ({ zh, en });
const written = {
  months: { first: "2026-01", last: "2026-12" },
  applications: { from: "2026-03-01", until: "2026-10-31" },
  eligibility: [both("原创论文", "Original work")],
  awards: [
    {
      id: "gold",
      name: both("金奖", "Gold award"),
      prize: 20_000,
      winners: 2,
      asks: both("影响因子不低于 15", "An impact factor of 15 or more"),
      showcase: true,
    },
    { id: "monthly", name: both("月度奖", "Monthly award"), monthly: true },
  ],
  editions: [
    { id: "gold-2025", year: 2025, title: both("2025 金奖", "Gold 2025"), awards: ["gold"] },
  ],
  rules: both("每人一项。", "One for each person."),
  tax_note: both("按 20% 代扣。", "20% is withheld."),
  consent: both("我同意。", "I agree."),
};
const [gold, monthly] = written.awards;
const [edition] = written.editions;

const problemsOf = (change: object) => {
  const judged = judgeAwardFile({ ...written, ...change });
  return judged.kind === "valid"
    ? []
    : judged.problems.map(({ path, message }) => `${path.join(".")}: ${message}`);
};

describe("a file of the paper award", () => {
  test("a file of the paper award has its texts in each language, and nothing where it says nothing", () => {
    const judged = judgeAwardFile(written);
    expect(judged.kind).toBe("valid");
    if (judged.kind !== "valid") return;
    expect(judged.value).not.toHaveProperty("title");
    const usual = { title: both("论文奖", "Paper award"), lead: both("投稿", "Write") };
    const award = { ...usual, ...judged.value };
    expect(awardIn(award, "en")).toMatchObject({
      title: "Paper award",
      lead: "Write",
      months: { first: "2026-01", last: "2026-12" },
      eligibility: ["Original work"],
      awards: [
        { id: "gold", name: "Gold award", prize: 20_000, winners: 2, isShowcased: true },
        { id: "monthly", prize: 0, winners: 0, asks: "", isMonthly: true, isShowcased: false },
      ],
      editions: [{ year: 2025, title: "Gold 2025", note: "", awards: ["gold"] }],
      taxNote: "20% is withheld.",
    });
    expect(awardIn(award, "zh").awards.map(({ name }) => name)).toEqual(["金奖", "月度奖"]);
  });

  test.each([
    [{ months: { first: "2026-13", last: "2026-12" } }, "months.first: must be a month: 2025-08"],
    [{ months: { first: "2026-02", last: "2026-01" } }, "months.last: is before the first month"],
    [{ months: undefined }, "months: must have first and last: 2024-01"],
    [{ applications: { from: "2026-02-30" } }, "applications.from: must be a day: 2026-11-21"],
    [
      { applications: { from: "2026-02-02", until: "2026-02-01" } },
      "applications.until: is before the first day",
    ],
    [{ title: { zh: "论文奖" } }, "title.en: is missing"],
    [{ lead: both("投稿", "a".repeat(161)) }, "lead.en: must have at most 160 characters"],
    [{ eligibility: [{ zh: "原创" }] }, "eligibility.0.en: is missing"],
    [{ awards: [] }, "awards: must have an award"],
    [{ awards: [gold, { ...gold }, monthly] }, "awards.1.id: is there twice"],
    [{ awards: [{ ...gold, prize: 0.5 }] }, "awards.0.prize: must be a whole number"],
    [{ awards: [{ ...gold, prize: -1 }] }, "awards.0.prize: must be at least 1"],
    [{ awards: [{ ...gold, price: 5 }] }, "awards.0.price: is not a key of this place"],
    [
      { awards: [{ ...gold, id: "Gold" }] },
      "awards.0.id: must be small letters, digits and hyphens: elite",
    ],
    [
      { editions: [{ ...edition, awards: ["gold", "bronze"] }] },
      "editions.0.awards.1: no award has this id: bronze",
    ],
    [
      { editions: [{ ...edition, awards: ["gold", "gold"] }] },
      "editions.0.awards.1: is there twice: gold",
    ],
    [{ editions: [edition, edition] }, "editions.1.id: is there twice"],
    [
      { editions: [{ ...edition, id: "showcase" }] },
      "editions.0.id: is the name of another tab of the page",
    ],
    [{ editions: [{ ...edition, year: "2025" }] }, "editions.0.year: must be a year: 2025"],
    [{ consent: "同意" }, "consent: must be a text in both languages: zh and en"],
    [{ consent: both("同意", " ") }, "consent.en: is empty"],
  ])("a file of the paper award with %o is invalid", (change, problem) => {
    expect(problemsOf(change)).toEqual([problem]);
  });

  test.each([undefined, "award", 7, []])("a file that has %o is no paper award", (raw) => {
    expect(judgeAwardFile(raw).kind).toBe("invalid");
  });
});

test("applications are taken from their first day to their last", () => {
  const days = ["2026-02-28", "2026-03-01", "2026-10-31", "2026-11-01"];
  expect(days.map((day) => applicationState(written, day))).toEqual([
    "upcoming",
    "open",
    "open",
    "closed",
  ]);
  const always = { applications: { from: "", until: "" } };
  expect(applicationState(always, "2026-11-01")).toBe("open");
});
