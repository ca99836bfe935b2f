import { codes } from "@reagent/api/contract/envelope";
import {
  applyForAward,
  listPaperRecords,
  listPaperWinners,
  readAward,
} from "@reagent/api/contract/paper-award";
import { callMessages } from "@reagent/api/messages/call";
import { paperAwardMessages } from "@reagent/api/messages/paper-award";
import { startOfMonth } from "@reagent/domain/paper-award";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";

const application = {
  name: "林静",
  mobile: "13800000000",
  email: "lin@lab.example",
  company: "示例大学",
  title: "A demonstration of solvent drying",
  field: "化学",
  journal: "Demonstration Letters",
  publishedAt: startOfMonth("2025-08"),
  impactFactor: "6.2",
  link: "https://papers.example/1",
  products: [{ name: "乙醇", casNumber: "64-17-5" }],
  awardName: "",
  awardLink: "",
  patentName: "",
  patentNumber: "",
  patentInventor: "",
};

export const exchanges: readonly Exchange[] = [
  answered("guest", readAward, {}, (award) => {
    expect([award.title, award.lead]).toEqual(["论文奖励", "用我们的试剂发表论文，申请现金奖励。"]);
    expect([award.firstMonth, award.lastMonth, award.applications]).toEqual([
      "2024-01",
      "2025-08",
      "open",
    ]);
    expect(award.awards.map(({ id, prize }) => [id, prize])).toEqual([
      ["pilot", 0],
      ["elite", 5000],
      ["extraordinary", 3000],
      ["rising", 1000],
      ["achievement", 1000],
      ["contribution", 500],
      ["practice", 500],
    ]);
    expect(award.editions.map(({ title }) => title)).toEqual(["2025 领航奖", "2024 获奖公布"]);
  }),
  answered("customer", applyForAward, application),
  refused(
    "customer",
    applyForAward,
    { ...application, publishedAt: startOfMonth("2025-09") },
    codes.badRequest,
    callMessages.incomplete,
    "a month after the window",
  ),
  // After the exchange that enters it.
  refused(
    "customer",
    applyForAward,
    application,
    codes.locked,
    paperAwardMessages.alreadyEntered,
    "an article that was entered before",
  ),
  answered("customer", listPaperRecords, { page: 1, pageSize: 10 }, ({ records, total }) => {
    expect(records.length).toBeLessThanOrEqual(10);
    expect(total).toBeGreaterThanOrEqual(records.length);
    for (const { title, journal, appliedAt } of records) {
      expect([title, journal]).not.toContain("");
      expect(appliedAt).toBeGreaterThan(0);
    }
  }),
  answered("guest", listPaperWinners, {}, ({ winners }) => {
    for (const { award, month } of winners) expect(award === "pilot").toBe(month > 0);
  }),
];
