import { payOrder } from "@reagent/api/contract/payment";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountsIn } from "../../../testing/accounts.ts";
import { onDefaultDatabase } from "../../../testing/databases.ts";
import { customers } from "../../../testing/fixture.ts";
import { decide } from "../../../testing/gateway.ts";
import type { TestShop } from "../../../testing/shop.ts";
import { openShop } from "../../../testing/shop.ts";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  let accounts: ReturnType<typeof accountsIn>;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    accounts = accountsIn(shop.database, () => shop.clock.time);
  });
  afterAll(() => shop.close());

  const begin = async (methodId: string, language: "cn" | "en") => {
    const orderId = await accounts.place({ amount: 123_456 });
    const params = { purpose: "order", orderId, kind: "reagent", methodId } as const;
    const { url } = (await shop.call(payOrder, params, { token, language })).data;
    return { url, orderId, code: (await accounts.order(orderId)).code };
  };
  const open = (url: string) => {
    const { pathname, search } = new URL(url);
    return shop.server.inject({ url: `${pathname}${search}` });
  };

  test("a payment's page names the simulator and the order, and loads nothing", async () => {
    const { url, code } = await begin("50", "cn");
    const { body, headers } = await open(url);
    for (const text of [
      'lang="zh-CN"',
      "支付模拟器",
      "模拟微信支付",
      code,
      "¥ 1,234.56",
      "确认付款",
    ]) {
      expect(body).toContain(text);
    }
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/u);
    expect(headers["cache-control"]).toBe("no-store");
    expect((await open(`${url}?lang=en`)).body).toContain("Simulated WeChat Pay");
  });

  test("the first decision is final, and the page links back to the shop", async () => {
    const { url, orderId, code } = await begin("11", "en");
    expect((await open(url)).body).toContain("Example Bank");
    await decide(shop, url, "paid");
    await decide(shop, url, "refused");
    const { body } = await open(url);
    expect(body).toContain("The payment was made.");
    const back = `https://shop.example/en/pay_ok?order=${code}&amp;payment=11&amp;OrderId=${orderId}&amp;ext2=1&amp;payResult=1`;
    expect(body).toContain(`href="${back}"`);
  });

  test("a payment that was not made in time is closed, and an unknown one is not found", async () => {
    const { url } = await begin("11", "cn");
    shop.clock.time += 2 * 60 * 60 * 1000;
    await decide(shop, url, "paid");
    expect((await open(url)).body).toContain("付款未完成，已关闭。");
    expect(await open("https://shop.example/gateway/bank/nowhere")).toMatchObject({
      statusCode: 404,
    });
    const made = await shop.server.inject({
      method: "POST",
      url: new URL(url).pathname,
      payload: { outcome: "stolen" },
    });
    expect(made.statusCode).toBe(303);
  });

  test("without online payment there are no pages, and paying is refused with a message", async () => {
    const closed = await openShop(makePlace, { hasGateway: false });
    const own = accountsIn(closed.database, () => closed.clock.time);
    const orderId = await own.place();
    const params = { purpose: "order", orderId, kind: "reagent", methodId: "50" } as const;
    const customer = await closed.logIn(customers.lin);
    expect(await closed.call(payOrder, params, { token: customer })).toMatchObject({
      code: 400,
      message: "暂不支持在线支付，请选择其他支付方式。",
    });
    expect((await closed.server.inject({ url: "/gateway/bank/x" })).statusCode).toBe(404);
    await closed.close();
  });
});
