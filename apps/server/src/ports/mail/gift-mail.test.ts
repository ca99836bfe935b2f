import { createGiftOrder, payGiftOrder } from "@reagent/api/contract/gift-order";
import { switchOrderMails } from "@reagent/api/contract/profile";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cancelGifts, confirmGifts, shipGifts } from "../../areas/orchard/steps.ts";
import type { Tx } from "../../database/database.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { giftCodes, orchardIn, orderPlace } from "../../testing/orchard.ts";
import { openShop, PUBLIC_URL, type TestShop } from "../../testing/shop.ts";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  let orchard: ReturnType<typeof orchardIn>;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    orchard = orchardIn(shop.database, () => shop.clock.time);
    token = await shop.logIn(customers.lin);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await orchard.clear();
    await orchard.give("lin", 1000);
    await shop.call(switchOrderMails, { isOn: true }, { token });
    await shop.mails();
  });

  const placed = async (language: "cn" | "en" = "cn") => {
    await orchard.put("lin", giftCodes.flask, 3);
    return (await shop.call(createGiftOrder, orderPlace, { token, language })).data.orderId;
  };
  const pay = (orderId: string) => shop.call(payGiftOrder, { orderId }, { token });
  const steps = () => ({ now: shop.clock.time, language: "zh" }) as const;
  const work = (run: (tx: Tx) => Promise<unknown>) => shop.database.transact(run);
  const ship = async (orderId: string) => {
    await work((tx) => confirmGifts(tx, orderId, steps()));
    const parcel = { orderId, expressCompany: "速运 <b>", expressNumber: "SE7" };
    await work((tx) => shipGifts(tx, parcel, steps()));
  };
  const cancel = (orderId: string) => work((tx) => cancelGifts(tx, orderId, steps()));

  test("a gift order is mailed once, when it is paid, with its grains and a link", async () => {
    const orderId = await placed();
    expect(await shop.mails()).toEqual([]);
    await pay(orderId);
    await pay(orderId);
    const [mail, ...others] = await shop.mails();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(customers.lin);
    expect(mail?.subject).toMatch(/^礼品订单 MG\d{13} 已提交$/u);
    expect(mail?.text).toContain("以 300 麦粒支付");
    expect(mail?.text).toContain(`${PUBLIC_URL}/exchange/order_detail/${orderId}`);
  });

  test("a gift order that was shipped or cancelled before the mail of its payment was sent has the later mail alone", async () => {
    const shipped = await placed();
    await pay(shipped);
    await ship(shipped);
    const cancelled = await placed();
    await pay(cancelled);
    await cancel(cancelled);
    const subjects = (await shop.mails()).map(({ subject }) => subject.split(" ").at(-1));
    expect(new Set(subjects)).toEqual(new Set(["已发货", "已取消"]));
    expect(subjects).toHaveLength(2);
  });

  test("the parcel of a gift order is mailed with courier and number, in the language of the order", async () => {
    const orderId = await placed("en");
    await pay(orderId);
    await shop.mails();
    await ship(orderId);
    const [mail, ...others] = await shop.mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Your gift order MG\d{13} is on its way$/u);
    expect(mail?.text).toContain("tracking number SE7");
    expect(mail?.text).toContain(`${PUBLIC_URL}/en/exchange/order_detail/${orderId}`);
    expect(mail?.html).not.toContain("<b>");
  });

  test("the cancellation of a gift order is mailed with the grains that were returned, or says that none were taken", async () => {
    const paid = await placed();
    await pay(paid);
    await shop.mails();
    await cancel(paid);
    expect((await shop.mails()).map(({ text }) => text).join()).toContain("300 麦粒已退回您的账户");
    await cancel(await placed("en"));
    expect((await shop.mails()).map(({ text }) => text).join()).toContain("no grains were taken");
  });

  test("parcels and cancellations are not mailed while these mails are switched off, nor what still waits then", async () => {
    const shipped = await placed();
    await pay(shipped);
    const cancelled = await placed();
    await pay(cancelled);
    await shop.mails();
    await ship(shipped);
    await shop.call(switchOrderMails, { isOn: false }, { token });
    await cancel(cancelled);
    expect(await shop.mails()).toEqual([]);
    await pay(await placed());
    expect((await shop.mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("已提交"),
    ]);
    await shop.call(switchOrderMails, { isOn: true }, { token });
    expect(await shop.mails()).toEqual([]);
  });

  test("nothing is mailed for a cancellation that is rolled back", async () => {
    const orderId = await placed();
    const undone = work(async (tx) => {
      await cancelGifts(tx, orderId, steps());
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await shop.mails()).toEqual([]);
  });
});
