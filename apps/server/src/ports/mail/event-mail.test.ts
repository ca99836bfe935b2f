import { switchOrderMails } from "@reagent/api/contract/profile";
import { readOrderParcels } from "@reagent/api/contract/shipment";
import type { ReturnStatus } from "@reagent/domain/return";
import type { Updateable } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { finishReturn } from "../../areas/return/steps.ts";
import type { Language } from "../../basics/language.ts";
import type { Schema } from "../../database/schema.ts";
import { correctParcel } from "../../ordering/orders/transitions/correct-parcel.ts";
import { deliverParcel } from "../../ordering/orders/transitions/deliver-parcel.ts";
import { refundGoods } from "../../ordering/orders/transitions/refund.ts";
import { shipOrder } from "../../ordering/orders/transitions/ship.ts";
import { terminateLine } from "../../ordering/orders/transitions/terminate.ts";
import { noteEvent } from "../../ordering/orders/transitions/timeline.ts";
import { undoShipment } from "../../ordering/orders/transitions/undo-shipment.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { lineRow, orderRow } from "../../testing/orders.ts";
import { openShop, PUBLIC_URL, type TestShop } from "../../testing/shop.ts";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    for (const language of ["zh", "en"] as const) {
      await shop.database.transact(async (tx) => {
        const order = orderRow({
          id: language,
          code: `MK-${language}`,
          customer_id: "lin",
          created_at: shop.clock.time,
          review: "reviewed",
          payment: "paid",
          paid_by: "transfer",
          amount: 5000,
          goods_amount: 5000,
        });
        await tx
          .insertInto("orders")
          .values({ ...order, language })
          .execute();
        await tx
          .insertInto("order_lines")
          .values(
            lineRow({
              order_id: language,
              product_code: "E100001-500mL",
              name_en: "Ethanol",
              quantity: 5,
              price: 1000,
            }),
          )
          .execute();
      });
    }
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.call(switchOrderMails, { isOn: true }, { token });
    await shop.mails();
  });

  const context = () => ({ now: shop.clock.time, language: "en" }) as const;
  const goods = (orderId: Language) => ({ orderId, productCode: "E100001-500mL", quantity: 1 });
  const ship = (orderId: Language) =>
    shop.database.transact((tx) =>
      shipOrder(
        tx,
        {
          orderId,
          expressCompany: "速运 <b>",
          expressNumber: "SE7",
          lines: [{ ...goods(orderId), batchCode: "" }],
        },
        context(),
      ),
    );

  const storeReturn = (orderId: Language, code: string, status: ReturnStatus) =>
    shop.database.transact(async (tx) => {
      await tx
        .insertInto("returns")
        .values({
          id: code,
          order_id: orderId,
          customer_id: "lin",
          code,
          status,
          goods: "kept",
          reason: "",
          refusal: "",
          slip_code: null,
          express_number: "",
          created_at: shop.clock.time,
          received_at: null,
          refunded_amount: null,
        })
        .execute();
    });
  const changeReturn = (code: string, change: Updateable<Schema["returns"]>) =>
    shop.database.transact(async (tx) => {
      await tx.updateTable("returns").set(change).where("code", "=", code).execute();
    });

  test("a parcel is mailed once, in the language of its order, with a link to the parcels", async () => {
    const code = await ship("en");
    const [mail, ...others] = await shop.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: customers.lin,
      subject: "Your order MK-en is on its way",
    });
    expect(mail?.text).toContain(code);
    expect(mail?.text).toContain("SE7");
    expect(mail?.text).toContain("It contains: E100001-500mL Ethanol × 1.");
    expect(mail?.text).toContain(`${PUBLIC_URL}/en/order_detail/package/MK-en`);
    expect(mail?.html).not.toContain("<b>");
    expect(await shop.mails()).toEqual([]);
  });

  test("a corrected parcel is mailed once with its new number, and the same correction is refused", async () => {
    const code = await ship("zh");
    await shop.mails();
    const correct = (parcelCode = code) => {
      const correction = { parcelCode, expressCompany: "顺达", expressNumber: "SE8" };
      return shop.database.transact((tx) => correctParcel(tx, correction, context()));
    };
    await correct();
    const [mail, ...others] = await shop.mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("订单 MK-zh 的快递信息已更正");
    expect(mail?.text).toContain(`发货通知单：${code}；快递公司：顺达；快递单号：SE8。`);
    expect(mail?.text).toContain(`${PUBLIC_URL}/order_detail/package/MK-zh`);
    await expect(correct()).rejects.toThrow("has this courier and number already");
    await expect(correct("PK404")).rejects.toThrow("This parcel was not found.");
    expect(await shop.mails()).toEqual([]);
    const { data } = await shop.call(
      readOrderParcels,
      { orderCode: "MK-zh", productCode: "" },
      { token },
    );
    expect(data.parcels.at(-1)).toMatchObject({ expressCompany: "顺达", expressNumber: "SE8" });
  });

  test("a delivered parcel is mailed once with what is in it, and with what to do if something is wrong", async () => {
    const parcelCode = await ship("en");
    await shop.mails();
    const deliver = () =>
      shop.database.transact((tx) =>
        deliverParcel(tx, { parcelCode, orderId: "en", now: shop.clock.time }),
      );
    await deliver();
    await deliver();
    const [mail, ...others] = await shop.mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("A parcel of your order MK-en was delivered");
    expect(mail?.text).toContain("It contains: E100001-500mL Ethanol × 1.");
    expect(mail?.text).toContain("apply for a return");
    expect(mail?.text).toContain(`${PUBLIC_URL}/en/order_detail/package/MK-en`);
  });

  test("a delivered parcel with explosive precursors is mailed with the duty to report them, and one without is not", async () => {
    const delivered = async () => {
      const parcelCode = await ship("en");
      await shop.mails();
      await shop.database.transact((tx) =>
        deliverParcel(tx, { parcelCode, orderId: "en", now: shop.clock.time }),
      );
      return (await shop.mails())[0]?.text;
    };
    const mark = (is_explosive_precursor: 0 | 1) =>
      shop.database.transact((tx) =>
        tx
          .updateTable("items")
          .set({ is_explosive_precursor })
          .where("code", "=", "E100001")
          .execute(),
      );
    await mark(1);
    expect(await delivered()).toContain("explosive precursors: E100001-500mL. Within five days");
    await mark(0);
    expect(await delivered()).not.toContain("Within five days");
  });

  test("a parcel that was taken back, or corrected again, before its mail was sent is reported as it is now", async () => {
    const code = await ship("zh");
    await shop.database.transact((tx) => undoShipment(tx, code, context()));
    const undone = await shop.mails();
    expect(undone.map(({ subject }) => subject)).toEqual(["订单 MK-zh 的发货已撤销"]);

    const parcelCode = await ship("zh");
    await shop.mails();
    for (const expressNumber of ["SE10", "SE11"])
      await shop.database.transact((tx) =>
        correctParcel(tx, { parcelCode, expressCompany: "顺达", expressNumber }, context()),
      );
    const corrected = await shop.mails();
    expect(corrected.map(({ text }) => /快递单号：(\w+)/u.exec(text)?.[1])).toEqual(["SE11"]);
  });

  test("returned money is mailed with its amount", async () => {
    await ship("zh");
    await shop.mails();
    await shop.database.transact((tx) => refundGoods(tx, goods("zh"), context()));
    const [mail, ...others] = await shop.mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("订单 MK-zh 已退款");
    expect(mail?.text).toContain("退款 10.00 元");
    expect(mail?.text).toContain("款项已计入您的预付款余额。");
    expect(mail?.text).not.toContain("信用");
    expect(mail?.text).toContain(`${PUBLIC_URL}/order_detail/html/zh`);
  });

  test("money of a return is mailed with the return and the way to it", async () => {
    await ship("en");
    await storeReturn("en", "TH8", "processing");
    await shop.database.transact(async (tx) => {
      await tx
        .insertInto("return_lines")
        .values({
          order_id: "en",
          return_id: "TH8",
          position: 0,
          batch_code: "",
          quantity: 1,
          is_opened: 0,
          opened_quantity: 0,
          remark: "",
        })
        .execute();
    });
    await shop.mails();
    await shop.database.transact((tx) =>
      finishReturn(tx, { returnId: "TH8", isRestocked: false }, context()),
    );
    const [mail, ...others] = await shop.mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain("Your return TH8 is completed.");
    expect(mail?.text).toContain("¥10.00 was returned for your order MK-en.");
    expect(mail?.text).toContain(`${PUBLIC_URL}/en/after_sale_list?return=TH8`);
  });

  test("money that is returned for goods that will not be sent is mailed with their product", async () => {
    await shop.database.transact(async (tx) => {
      const order = { review: "reviewed", payment: "paid", paid_by: "transfer" } as const;
      await tx
        .insertInto("orders")
        .values(
          orderRow({
            ...order,
            id: "part",
            code: "MK-part",
            customer_id: "lin",
            created_at: shop.clock.time,
            amount: 200_000,
            goods_amount: 200_000,
          }),
        )
        .execute();
      const line = { order_id: "part", product_code: "E100001-500mL", quantity: 2 } as const;
      await tx
        .insertInto("order_lines")
        .values(lineRow({ ...line, sent_quantity: 1, price: 100_000, amount: 200_000 }))
        .execute();
    });
    const rest = { orderId: "part", productCode: "E100001-500mL" };
    await shop.database.transact((tx) => terminateLine(tx, rest, context()));
    const [mail, ...others] = await shop.mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain("退款 1,000.00 元");
    expect(mail?.text).toContain("商品 E100001-500mL 的未发部分不再发货");
  });

  test("decisions on a return are mailed with the way to it, a refusal with its reason", async () => {
    const decide = (event: "return-approved" | "return-refused", reason?: string) =>
      shop.database.transact((tx) =>
        noteEvent(tx, "zh", event, {
          now: shop.clock.time,
          detail: { return: "TH7", ...(reason !== undefined && { reason }) },
        }),
      );
    await storeReturn("zh", "TH7", "processing");
    await decide("return-approved");
    const [approved] = await shop.mails();
    await changeReturn("TH7", { status: "terminated" });
    await decide("return-refused", "包装已开封");
    const [refused] = await shop.mails();
    expect(approved?.subject).toBe("退货申请 TH7 已通过");
    expect(refused?.subject).toBe("退货申请 TH7 未通过");
    expect(refused?.text).toContain("原因：包装已开封");
    for (const mail of [approved, refused])
      expect(mail?.text).toContain(`${PUBLIC_URL}/after_sale_list?return=TH7`);
  });

  test("an approval is not mailed any more once the goods have arrived or the return is closed", async () => {
    await storeReturn("zh", "TH9", "processing");
    const approve = () =>
      shop.database.transact((tx) =>
        noteEvent(tx, "zh", "return-approved", { now: shop.clock.time, detail: { return: "TH9" } }),
      );
    await approve();
    await changeReturn("TH9", { received_at: shop.clock.time });
    expect(await shop.mails()).toEqual([]);
    await approve();
    await changeReturn("TH9", { received_at: null, status: "closed" });
    expect(await shop.mails()).toEqual([]);
  });

  test("other events are not mailed", async () => {
    for (const event of ["return-applied", "return-received", "reviewed"] as const) {
      await shop.database.transact((tx) => noteEvent(tx, "zh", event, { now: shop.clock.time }));
    }
    expect(await shop.mails()).toEqual([]);
  });

  test("nothing is mailed while the customer has switched these mails off, nor what still waits then", async () => {
    await ship("zh");
    await shop.call(switchOrderMails, { isOn: false }, { token });
    await ship("zh");
    expect(await shop.mails()).toEqual([]);
    await shop.call(switchOrderMails, { isOn: true }, { token });
    expect(await shop.mails()).toEqual([]);
  });

  test("nothing is mailed for a shipment that is rolled back", async () => {
    const undone = shop.database.transact(async (tx) => {
      await noteEvent(tx, "zh", "shipped", { now: shop.clock.time });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await shop.mails()).toEqual([]);
  });
});
