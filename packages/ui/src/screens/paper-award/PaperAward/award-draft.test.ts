import { expect, test } from "vitest";
import { storedAward, typedAward } from "./award-draft.ts";

const typed = {
  name: "林静",
  mobile: "13800000000",
  email: "lin@lab.example",
  company: "示例大学",
  title: "A demonstration of solvent drying",
  field: "化学",
  journal: "eLife",
  month: "2025-08",
  impactFactor: "6.2",
  link: "https://papers.example/1",
  products: [{ name: "乙醇", casNumber: "64-17-5" }],
  awardName: "示例奖",
  awardLink: "https://awards.example/1",
  patentName: "一种干燥方法",
  patentNumber: "CN000000000A",
  patentInventor: "林静",
  hasConsent: true,
};

test("the draft of an application for the award has the specified names", () => {
  expect(storedAward(typed)).toEqual({
    apply_name: "林静",
    apply_phone: "13800000000",
    apply_mailbox: "lin@lab.example",
    apply_team: "示例大学",
    apply_topic: "A demonstration of solvent drying",
    apply_research: "化学",
    apply_SCI: { SCI_name: "eLife", SCI_date: "2025-08" },
    apply_IF: "6.2",
    apply_link: "https://papers.example/1",
    apply_CAS: [{ product_name: "乙醇", cas: "64-17-5" }],
    apply_award: { award_name: "示例奖", award_link: "https://awards.example/1" },
    apply_patent: {
      patent_name: "一种干燥方法",
      patent_ID: "CN000000000A",
      patent_inventor: "林静",
    },
    hasConsent: true,
  });
});

test.each([
  ["all fields", typed],
  ["one field of a group", { month: "2025-08" }],
  ["nothing", {}],
])("a draft of the award with %s is read as it was typed", (_, fields) => {
  expect(typedAward(storedAward(fields))).toEqual(fields);
});

test("parts of an award's draft that cannot be read are left out", () => {
  expect(
    typedAward({ apply_topic: "Solvent drying", apply_SCI: "eLife", apply_CAS: [{ cas: 7 }] }),
  ).toEqual({ title: "Solvent drying" });
});
