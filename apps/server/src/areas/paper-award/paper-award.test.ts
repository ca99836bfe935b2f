import { applyForAward, listPaperRecords, readAward } from "@reagent/api/contract/paper-award";
import { USUAL_AWARD } from "@reagent/api/contract/usual-award";
import { paperAwardMessages } from "@reagent/api/messages/paper-award";
import { startOfMonth } from "@reagent/domain/paper-award";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dayOf } from "../../basics/day.ts";
import { writeAward } from "../../import/content/write-award.ts";
import { onEachDatabase, onlyOnDefault } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { operateIn } from "../../testing/operate.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

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
  products: [{ name: "乙醇", casNumber: "64175" }],
  awardName: "",
  awardLink: "",
  patentName: "",
  patentNumber: "",
  patentInventor: "",
};

onEachDatabase((makePlace, kind) => {
  let shop: TestShop;
  let token: string;
  beforeEach(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
  });
  afterEach(() => shop.close());

  const apply = (change: Partial<typeof application> = {}) =>
    shop.call(applyForAward, { ...application, ...change }, { token });
  const records = async () =>
    (await shop.call(listPaperRecords, { page: 1, pageSize: 10 }, { token })).data;
  const operator = (...args: string[]) => operateIn(shop, ...args);
  const onlyId = async () =>
    (
      await shop.database.read
        .selectFrom("paper_applications")
        .select("id")
        .executeTakeFirstOrThrow()
    ).id;

  describe("an application for the paper award (customer centre §5, paper application)", () => {
    onlyOnDefault(kind, () => {
      test("an application for the paper award is listed as pending, with title, journal and time", async () => {
        expect((await apply()).code).toBe(200);
        const { total, records: all } = await records();
        expect(total).toBe(1);
        expect(all[0]).toMatchObject({
          title: application.title,
          journal: application.journal,
          state: "pending",
          refusal: "",
        });
      });

      test.each([
        ["a month before the window", { publishedAt: startOfMonth("2023-12") }],
        ["a month after the window", { publishedAt: startOfMonth("2025-09") }],
        ["no products", { products: [] }],
        ["a script as link", { link: "javascript:alert(1)" }],
        ["no name", { name: "" }],
      ])("an application for the paper award is refused with %s", async (_what, change) => {
        expect((await apply(change)).code).toBe(400);
        expect((await records()).total).toBe(0);
      });

      test("an application is judged by the months and days of the shop's own award", async () => {
        const months = { first: "2026-11", last: "2027-02" };
        const own = { ...USUAL_AWARD, months };
        const set = (applications: { from: string; until: string }) =>
          shop.database.transact((tx) =>
            writeAward(tx, [{ ...own, applications }], { isDemo: false }),
          );
        const today = dayOf(shop.clock.now());
        await set({ from: "", until: "2026-11-19" });
        const publishedAt = startOfMonth("2027-02");
        const closed = await apply({ publishedAt });
        expect([closed.code, closed.message]).toEqual([400, paperAwardMessages.notOpen.zh]);
        expect((await shop.call(readAward, {})).data).toMatchObject({
          applications: "closed",
          closesOn: "2026-11-19",
        });
        await set({ from: today, until: today });
        expect((await apply()).code).toBe(400);
        expect((await apply({ publishedAt })).code).toBe(200);
        expect((await shop.call(readAward, {})).data).toMatchObject({
          applications: "open",
          firstMonth: "2026-11",
          lastMonth: "2027-02",
        });
      });

      test("an application for the paper award is refused after 20 of the customer in an hour", async () => {
        const answered: number[] = [];
        for (let paper = 0; paper < 21; paper += 1)
          answered.push((await apply({ title: `Paper ${paper}` })).code);
        expect(answered).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
        expect((await records()).total).toBe(20);
        shop.clock.time += 60 * 60 * 1000;
        expect((await apply({ title: "Paper 20" })).code).toBe(200);
      });
    });

    test("an application for the paper award enters an article once, also when it is sent several times at once", async () => {
      const title = "A  DEMONSTRATION of solvent-drying";
      const sent = await Promise.all([apply(), apply({ title }), apply()]);
      expect(sent.filter(({ code }) => code === 200)).toHaveLength(1);
      expect((await records()).total).toBe(1);
    });
  });

  onlyOnDefault(kind, () => {
    describe("the operator", () => {
      test("the operator accepts an application once, and the customer gets a mail", async () => {
        await apply();
        const id = await onlyId();
        expect(await operator("papers")).toContain(application.title);
        expect(await operator("paper", id.slice(0, 8))).toContain("乙醇, 64-17-5");
        expect(await operator("paper-accept", id)).toContain("accepted");
        expect((await records()).records[0]?.state).toBe("accepted");
        const mail = (await shop.mails()).at(-1);
        expect(mail?.subject).toBe("您的论文奖励申请已通过审核");
        expect(mail?.text).toContain(application.title);
        await expect(operator("paper-refuse", id, "迟了")).rejects.toThrow(/decided before/u);
        expect(await operator("papers")).toBe("No paper waits.");
      });

      test("the operator refuses an application with a reason, after which the article can be entered again", async () => {
        await apply();
        await operator("paper-refuse", await onlyId(), "论文中未提及本品牌试剂。");
        expect((await records()).records[0]).toMatchObject({
          state: "refused",
          refusal: "论文中未提及本品牌试剂。",
        });
        expect((await shop.mails()).at(-1)?.text).toContain("论文中未提及本品牌试剂。");
        expect((await apply()).code).toBe(200);
        expect((await records()).total).toBe(2);
      });

      test.each(["zz", "%", "ffffffff"])(
        "the operator reports that there is no paper %s",
        async (id) => {
          await expect(operator("paper", id)).rejects.toThrow(/There is no paper/u);
        },
      );
    });
  });
});
