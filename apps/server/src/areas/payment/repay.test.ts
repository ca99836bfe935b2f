import { codes } from "@reagent/api/contract/envelope";
import {
  confirmPaid,
  readPaymentState,
  readRepayment,
  repayFromBalance,
  repayOrder,
} from "@reagent/api/contract/payment";
import { REFUSAL_SHOWN_MS } from "@reagent/domain/payment";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accountsIn } from "../../testing/accounts.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { decide } from "../../testing/gateway.ts";
import type { TestShop } from "../../testing/shop.ts";
import { openShop } from "../../testing/shop.ts";

onEachDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  let others: string;
  let accounts: ReturnType<typeof accountsIn>;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    others = await shop.logIn(customers.wang);
    accounts = accountsIn(shop.database, () => shop.clock.time);
  });
  afterAll(() => shop.close());
  beforeEach(() => accounts.clear());

  /** Adds an order on credit that is not repaid. */
  const owe = async (
    owed: number,
    { by = "credit" }: { by?: "credit" | "second-credit" } = {},
  ): Promise<string> => {
    const id = await accounts.place({ payment: "paid", paid_by: by, credit_owed: owed });
    await accounts.give("lin", owed, by);
    return id;
  };
  const read = (orderId = "", of = token) => {
    const params = { orderId, kind: "unknown" } as const;
    return shop.call(readRepayment, params, { token: of });
  };
  const repay = (orderId: string, methodId: string, of = token) => {
    const params = { purpose: "repayment", methodId, orderId, kind: "unknown" } as const;
    return shop.call(repayOrder, params, { token: of });
  };
  const fromBalance = (requestKey = "repay-everything", of = token) =>
    shop.call(repayFromBalance, {}, { token: of, requestKey });
  const confirm = (orderId: string) => {
    const params = { purpose: "repayment", orderId, kind: "unknown" } as const;
    return shop.call(confirmPaid, params, { token });
  };
  const state = async (orderId: string) => {
    const params = { purpose: "repayment", orderId, kind: "unknown" } as const;
    return (await shop.call(readPaymentState, params, { token })).data.state;
  };

  test("debts are listed for one order, and for all with those without an order", async () => {
    const [first, second] = [await owe(700), await owe(300, { by: "second-credit" })];
    await accounts.give("lin", 50, "credit");
    expect((await read()).data).toMatchObject({
      amount: 1050,
      otherOwed: 50,
      orders: [
        { orderId: first, kind: "reagent", owed: 700 },
        { orderId: second, owed: 300 },
      ],
    });
    const one = (await read(first)).data;
    expect(one).toMatchObject({ amount: 700, otherOwed: 0, orders: [{ orderId: first }] });
    expect(one.methods.person.length).toBeGreaterThan(1);
  });

  test("a refused repayment is reported for half an hour", async () => {
    await accounts.give("lin", 500, "credit");
    const { url } = (await repay("", "11")).data;
    await decide(shop, url, "refused");
    await shop.deliverNotices();
    expect(await state("")).toBe("refused");
    shop.clock.time += REFUSAL_SHOWN_MS;
    expect(await state("")).toBe("open");
    shop.clock.time -= REFUSAL_SHOWN_MS;
  });

  test("a repayment of another customer's order or without debts is refused", async () => {
    const id = await owe(700);
    const refused = { code: codes.notPayable, message: "没有需要归还的信用余额。" };
    expect(await read(id, others)).toMatchObject(refused);
    expect(await repay(id, "50", others)).toMatchObject(refused);
    expect(await read("", others)).toMatchObject(refused);
    expect(await fromBalance("others-key-1", others)).toMatchObject(refused);
    expect(await read("nowhere")).toMatchObject(refused);
  });

  test("all debts are repaid from the balance together, once, or not at all", async () => {
    const id = await owe(700);
    await owe(300, { by: "second-credit" });
    await accounts.give("lin", 999);
    const message = "对不起您的预付款余额不够，请选择其他支付方式！";
    expect(await fromBalance("key-too-early")).toMatchObject({ code: 400, message });
    await accounts.give("lin", 501);
    const answers = await Promise.all([fromBalance(), fromBalance(), fromBalance()]);
    for (const { code } of answers) expect(code).toBe(200);
    expect(await accounts.balance("lin")).toBe(500);
    expect(await accounts.balance("lin", "credit")).toBe(0);
    expect(await accounts.balance("lin", "second-credit")).toBe(0);
    expect(await accounts.order(id)).toMatchObject({ payment: "paid", credit_owed: 0 });
    expect(await accounts.events(id)).toEqual(["repaid"]);
    expect(await fromBalance("key-too-late")).toMatchObject({ code: codes.notPayable });
  });

  test("one order is repaid from the balance, and never from credit", async () => {
    const [first, second] = [await owe(700), await owe(300)];
    await accounts.give("lin", 1000);
    expect(await repay(first, "44")).toMatchObject({ code: 400, message: "请选择支付方式！" });
    expect(await repay(first, "39")).toMatchObject({ code: 200, data: { url: "" } });
    expect(await accounts.balance("lin")).toBe(300);
    expect(await accounts.order(second)).toMatchObject({ credit_owed: 300 });
  });

  test("a repayment counts when the gateway confirms it, and an excess is added to the balance", async () => {
    const [first, second] = [await owe(700), await owe(300)];
    const { url } = (await repay("", "50")).data;
    expect(await state("")).toBe("unknown");
    expect(await confirm("")).toMatchObject({ code: 400 });
    await accounts.give("lin", 300);
    await repay(second, "39");
    expect(await accounts.balance("lin")).toBe(0);
    await decide(shop, url, "paid");
    await shop.deliverNotices();
    expect(await state("")).toBe("paid");
    expect(await confirm("")).toMatchObject({ code: 200 });
    expect(await accounts.order(first)).toMatchObject({ credit_owed: 0 });
    expect(await accounts.balance("lin", "credit")).toBe(0);
    expect(await accounts.balance("lin")).toBe(300);
  });

  test("confirming a repayment that was not started, or of another customer's order, is refused", async () => {
    const id = await owe(700);
    expect(await confirm("")).toMatchObject({ code: codes.nothingToConfirm });
    const params = { purpose: "repayment", orderId: id, kind: "unknown" } as const;
    expect(await shop.call(confirmPaid, params, { token: others })).toMatchObject({
      code: codes.nothingToConfirm,
    });
    expect(await shop.call(readPaymentState, params, { token: others })).toMatchObject({
      code: codes.notFound,
    });
  });
});
