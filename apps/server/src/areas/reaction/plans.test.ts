import { codes } from "@reagent/api/contract/envelope";
import {
  deleteReactionPlan,
  keepReactionPlan,
  keptRow,
  listReactionPlans,
  readReactionPlan,
} from "@reagent/api/contract/reaction-plan";
import { reactionPlanMessages } from "@reagent/api/messages/reaction-plan";
import { MOST_KEPT_PLANS } from "@reagent/domain/reaction-plan";
import { afterEach, beforeEach, expect, test } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

onEachDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  beforeEach(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
  });
  afterEach(() => shop.close());

  const rows = (...texts: string[]) =>
    texts.map((text) => keptRow({ text, amount: "1 eq", isProduct: false }));
  const keep = (name: string, ...texts: string[]) =>
    shop.call(keepReactionPlan, { name, rows: rows(...texts), limiting: 0 }, { token });
  const names = async (by = token) =>
    (await shop.call(listReactionPlans, {}, { token: by })).data.plans.map(({ name }) => name);

  test("a plan of a reaction is read as it was kept", async () => {
    const [first, second] = [
      keptRow({ text: "苯甲酸", amount: "10 mmol", isProduct: false, strength: "98%" }),
      keptRow({ text: "OC(=O)c1ccccc1", amount: "1 eq", isProduct: true, itemCode: "B1" }),
    ] as const;
    const plan = { name: "酯化", rows: [first, second], limiting: 1 };
    const { planId } = (await shop.call(keepReactionPlan, plan, { token })).data;
    const { data } = await shop.call(readReactionPlan, { planId }, { token });
    expect(data).toEqual({ planId, ...plan });
  });

  test("plans of reactions are listed with the newest first", async () => {
    await keep("一", "a");
    shop.clock.time += 1000;
    await keep("二", "a", "b");
    const { data } = await shop.call(listReactionPlans, {}, { token });
    expect(data.plans).toMatchObject([
      { name: "二", rowCount: 2, keptAt: shop.clock.time },
      { name: "一", rowCount: 1 },
    ]);
  });

  test("a plan of a reaction takes the place of the one with its name, in any case and width", async () => {
    const { planId } = (await keep("Suzuki １", "a")).data;
    expect((await keep(" suzuki  1 ", "b")).data.planId).toBe(planId);
    expect(await names()).toEqual(["suzuki 1"]);
    const { data } = await shop.call(readReactionPlan, { planId }, { token });
    expect(data.rows.map(({ text }) => text)).toEqual(["b"]);
  });

  test("a customer keeps 50 plans of reactions, and can replace one of them", async () => {
    for (let at = 0; at < MOST_KEPT_PLANS; at += 1) await keep(`P${at}`, "a");
    expect(await keep("P0", "b")).toMatchObject({ code: codes.success });
    expect(await keep("one more", "a")).toMatchObject({
      code: codes.badRequest,
      message: reactionPlanMessages.tooMany.zh,
    });
  });

  test("a limiting reagent beyond the rows is refused", async () => {
    const plan = { name: "酯化", rows: rows("a"), limiting: 30 };
    const { code } = await shop.call(keepReactionPlan, plan, { token });
    expect(code).toBe(codes.badRequest);
    expect(await names()).toEqual([]);
  });

  test("nobody reads, replaces or deletes another's plan of a reaction", async () => {
    const { planId } = (await keep("酯化", "a")).data;
    const other = await shop.logIn(customers.wang);
    const foreign = [
      await shop.call(readReactionPlan, { planId }, { token: other }),
      await shop.call(deleteReactionPlan, { planId }, { token: other }),
    ];
    expect(foreign.map(({ code }) => code)).toEqual([codes.notFound, codes.notFound]);
    const plan = { name: "酯化", rows: rows("b"), limiting: 0 };
    const own = await shop.call(keepReactionPlan, plan, { token: other });
    expect(own.data.planId).not.toBe(planId);
    expect(await names(other)).toEqual(["酯化"]);
    expect(await names()).toEqual(["酯化"]);
    await shop.call(deleteReactionPlan, { planId }, { token });
    expect(await names()).toEqual([]);
    expect(await names(other)).toEqual(["酯化"]);
  });

  test("the same plan of a reaction that is kept by many calls at once is there once", async () => {
    await Promise.all(Array.from({ length: 8 }, () => keep("酯化", "a")));
    expect(await names()).toEqual(["酯化"]);
  });
});
