import { payOrder } from "@reagent/api/contract/payment";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountsIn } from "../../../testing/accounts.ts";
import { onDefaultDatabase } from "../../../testing/databases.ts";
import { customers } from "../../../testing/fixture.ts";
import { decide } from "../../../testing/gateway.ts";
import type { TestShop } from "../../../testing/shop.ts";
import { openShop, PUBLIC_URL } from "../../../testing/shop.ts";

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
    const { url, mobileUrl } = (await shop.call(payOrder, params, { token, language })).data;
    return { url, phone: mobileUrl ?? "", orderId, code: (await accounts.order(orderId)).code };
  };
  const open = (url: string) => {
    const { pathname, search } = new URL(url, PUBLIC_URL);
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
      url,
      payload: { outcome: "stolen" },
    });
    expect(made.statusCode).toBe(303);
  });

  test.each([
    ["paid", "1"],
    ["refused", "0"],
    ["abandoned", "0"],
  ] as const)(
    "the page on a phone leads back to the shop once the payment is %s",
    async (outcome, result) => {
      const { phone, orderId, code } = await begin("50", "cn");
      expect((await open(phone)).body).toContain("模拟微信支付");
      const answer = await decide(shop, phone, outcome);
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(
        `/pay_ok?order=${code}&payment=50&OrderId=${orderId}&ext2=1&payResult=${result}`,
      );
      expect((await decide(shop, phone, "paid")).headers.location).toBe(answer.headers.location);
    },
  );

  test("the page on a phone stays open after what is no decision, and closes in time", async () => {
    const { phone } = await begin("50", "en");
    const press = (payload: object) => shop.server.inject({ method: "POST", url: phone, payload });
    expect((await press({ outcome: "stolen" })).headers.location).toBe(phone);
    shop.clock.time += 2 * 60 * 60 * 1000;
    expect((await decide(shop, phone, "paid")).headers.location).toMatch(
      /^\/en\/pay_ok\?.*payResult=0$/u,
    );
    expect(await open("/gateway/phone/nowhere")).toMatchObject({ statusCode: 404 });
    expect((await decide(shop, "/gateway/phone/nowhere", "paid")).headers.location).toBe(
      "/gateway/phone/nowhere",
    );
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
    for (const place of ["bank", "wechat", "phone"])
      expect((await closed.server.inject({ url: `/gateway/${place}/x` })).statusCode).toBe(404);
    await closed.close();
  });
});
