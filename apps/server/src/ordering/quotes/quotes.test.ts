import { addOrderRows } from "@reagent/api/contract/bulk-order";
import { addToCart, editCartLine, readCart, removeCartLine } from "@reagent/api/contract/cart";
import { createOrder, priceOrder } from "@reagent/api/contract/checkout";
import {
  acceptQuote,
  listEnquiries,
  readEnquiry,
  sendBulkEnquiry,
  sendSynthesisEnquiry,
} from "@reagent/api/contract/enquiry";
import { cancelOrder } from "@reagent/api/contract/order";
import { addedMessages } from "@reagent/api/messages/bulk-order";
import { cartMessages } from "@reagent/api/messages/cart";
import { enquiryMessages } from "@reagent/api/messages/enquiry";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { orderTo, readyToOrder } from "../../testing/checkout.ts";
import { onEachDatabase, onlyOnDefault } from "../../testing/databases.ts";
import { customers, packIds } from "../../testing/fixture.ts";
import { fillCartUp } from "../../testing/full-cart.ts";
import { operateIn } from "../../testing/operate.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const ON_REQUEST = "S100003-5kg";
const AT_ONCE = 50;

onEachDatabase((makePlace, kind) => {
  let shop: TestShop;
  let token: string;
  let lastDay: string;
  beforeEach(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    lastDay = new Date(shop.clock.time + DAY_MS).toISOString().slice(0, 10);
  });
  afterEach(() => shop.close());

  const question = {
    email: customers.lin as string,
    name: "林",
    mobile: "13800000000",
    company: "示例大学",
    casNumber: "",
    note: "公斤级",
  };
  const operator = (...args: string[]) => operateIn(shop, ...args);
  const ask = async (change: Partial<typeof question> = {}, by: string | undefined = token) => {
    const options = by === undefined ? {} : { token: by };
    const params = { ...question, ...change };
    expect((await shop.call(sendSynthesisEnquiry, params, options)).code).toBe(200);
    const ids = await shop.database.read.selectFrom("enquiries").select("id").execute();
    const known = new Set(seen);
    const id = ids.map((row) => row.id).find((each) => !known.has(each)) ?? "";
    seen.push(id);
    return id;
  };
  let seen: string[] = [];
  beforeEach(() => {
    seen = [];
  });
  const terms = (change: { price?: string; quantity?: string; until?: string } = {}) => {
    const { price = "1250.50", quantity = "4", until = lastDay } = change;
    return ["--price", price, "--quantity", quantity, "--until", until];
  };
  const quoted = async (code = ON_REQUEST, note = "公斤级") => {
    const id = await ask({ note });
    await operator("enquiry-quote", id, code, "含税。", ...terms());
    return id;
  };
  const accept = (enquiryId: string, by = token) =>
    shop.call(acceptQuote, { enquiryId }, { token: by });
  const stateOf = async (enquiryId: string) =>
    (await shop.call(readEnquiry, { enquiryId }, { token })).data.quote?.state;
  const lines = async () => (await shop.call(readCart, {}, { token })).data.reagents;
  const order = async (addressId: string) => shop.call(createOrder, orderTo(addressId), { token });

  onlyOnDefault(kind, () => {
    describe("the operator's quote (decisions, quotes)", () => {
      test("the operator's quote answers the enquiry, once, with a mail that leads to it", async () => {
        const id = await ask();
        await shop.mails();
        expect(await operator("enquiry-quote", id, ON_REQUEST, "含税。", ...terms())).toBe(
          `The quote goes to ${customers.lin}.`,
        );
        await expect(
          operator("enquiry-quote", id, ON_REQUEST, "含税。", ...terms()),
        ).rejects.toThrow("answered before");
        const mail = (await shop.mails()).at(-1);
        expect(mail?.text).toContain(`/enquiry/${id}`);
        expect(mail?.text).toContain("报价单（PDF）可在该页面下载。");
        expect(mail?.text).toContain(`${ON_REQUEST}，单价 ¥1,250.50，数量 4，合计 ¥5,002.00`);
        expect(await operator("enquiry", id)).toContain(`${ON_REQUEST}  4 × 1,250.50  until`);
      });

      test.each([
        ["an unknown pack", "S999999-1g", {}, "There is no pack"],
        ["no price", ON_REQUEST, { price: "0" }, "Write an amount"],
        ["a price of three decimals", ON_REQUEST, { price: "1.255" }, "Write an amount"],
        ["an enormous price", ON_REQUEST, { price: "999999999999" }, "Write an amount"],
        ["no quantity", ON_REQUEST, { quantity: "0" }, "Write a whole number"],
        ["a part of a pack", ON_REQUEST, { quantity: "1.5" }, "Write a whole number"],
        ["no day", ON_REQUEST, { until: "" }, "Write the last day"],
        ["a day that there is not", ON_REQUEST, { until: "2026-02-31" }, "Write the last day"],
        ["a day that is over", ON_REQUEST, { until: "2020-01-01" }, "is over"],
      ])(
        "the operator's quote is refused with %s, and answers nothing",
        async (_what, code, change, message) => {
          const id = await ask();
          await expect(
            operator("enquiry-quote", id, code, "含税。", ...terms(change)),
          ).rejects.toThrow(message);
          expect((await shop.call(readEnquiry, { enquiryId: id }, { token })).data.answeredAt).toBe(
            null,
          );
        },
      );
    });
  });

  test("in English, an enquiry has the English name of goods that the catalogue has, and else the words that were written", async () => {
    const bulk = {
      ...question,
      name: "林静",
      province: "310000",
      place: "310104",
      district: "310104",
      address: "示例路100号",
      area: "",
      phone: "",
      extension: "",
      zip: "",
      fax: "",
      specification: "AR",
      pack: "10L",
      quantity: "4",
      price: "",
      neededBy: "",
      isFirst: false,
      origin: "other",
    } as const;
    const send = (productName: string, itemCode: string, casNumber: string) =>
      shop.call(sendBulkEnquiry, { ...bulk, productName, itemCode, casNumber }, { token });
    await send("乙醇", "E100001", "");
    await send("乙醇", "", "64-17-5");
    await send("乙醇", "", "");
    await send("无水酒精", "E100001", "64-17-5");
    const aboutIn = async (language: "cn" | "en") => {
      const list = await shop.call(listEnquiries, { page: 1, pageSize: 10 }, { token, language });
      return list.data.enquiries.map(({ about }) => about).toSorted();
    };
    const written = ["乙醇 10L × 4", "无水酒精 10L × 4"];
    expect(await aboutIn("en")).toEqual([
      "Ethanol 10L × 4",
      "Ethanol 10L × 4",
      ...written.toSorted(),
    ]);
    expect(new Set(await aboutIn("cn"))).toEqual(new Set(written));
    const { enquiries } = (
      await shop.call(listEnquiries, { page: 1, pageSize: 10 }, { token, language: "en" })
    ).data;
    const { enquiryId = "" } = enquiries.find(({ about }) => about.startsWith("Ethanol")) ?? {};
    const detail = await shop.call(readEnquiry, { enquiryId }, { token, language: "en" });
    expect(detail.data.about).toBe("Ethanol 10L × 4");
    expect(detail.data.fields).toContainEqual({ name: "productName", value: "Ethanol" });
  });

  test("a customer reads the own enquiries and those of guests with the same address, and no others", async () => {
    const wang = await shop.logIn(customers.wang);
    const own = await ask({ email: "lin@lab.example" });
    const asGuest = await ask({ email: "LIN@shop.example", note: "guest" }, undefined);
    const ofWang = await ask({ note: "of Wang" }, wang);
    const list = await shop.call(listEnquiries, { page: 1, pageSize: 10 }, { token });
    expect(list.data.total).toBe(2);
    expect(list.data.enquiries.map(({ enquiryId }) => enquiryId).toSorted()).toEqual(
      [own, asGuest].toSorted(),
    );
    for (const id of [own, asGuest]) {
      expect((await shop.call(readEnquiry, { enquiryId: id }, { token })).code).toBe(200);
      expect((await shop.call(readEnquiry, { enquiryId: id }, { token: wang })).code).toBe(1404);
    }
    for (const id of [ofWang, "", "%", "' or 1=1"])
      expect((await shop.call(readEnquiry, { enquiryId: id || "0" }, { token })).code).toBe(1404);
    await operator("enquiry-quote", own, ON_REQUEST, "含税。", ...terms());
    expect((await accept(own, wang)).code).toBe(1404);
    expect((await accept(ofWang)).code).toBe(1404);
  });

  test("accepting puts goods on request into the cart at the quoted price and quantity, once", async () => {
    const id = await quoted();
    expect(await stateOf(id)).toBe("open");
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => accept(id)));
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200));
    expect(await lines()).toMatchObject([
      {
        productCode: ON_REQUEST,
        quantity: 4,
        listPrice: 125_050,
        salesPrice: null,
        total: 500_200,
        quotedUntil: lastDay,
        isQuoteOver: false,
      },
    ]);
    expect(await stateOf(id)).toBe("accepted");
    const line = { productId: String(packIds.onRequest), kind: "reagent" } as const;
    const edit = (quantity: number, customerItemNumber = "") =>
      shop.call(editCartLine, { ...line, quantity, customerItemNumber }, { token });
    expect((await edit(5)).code).toBe(400);
    expect((await edit(4, "PO-7")).code).toBe(200);
    expect(await lines()).toMatchObject([{ quantity: 4, customerItemNumber: "PO-7" }]);
    await shop.call(removeCartLine, line, { token });
    expect(await stateOf(id)).toBe("open");
  });

  onlyOnDefault(kind, () => {
    test("a quoted line replaces one at the list price, and takes no more of it nor another quote", async () => {
      const add = () =>
        shop.call(
          addToCart,
          { itemCode: "E100001", productId: String(packIds.ethanol500), quantity: 9 },
          { token },
        );
      await add();
      const id = await quoted("E100001-500mL");
      const other = await quoted("E100001-500mL", "another");
      expect((await accept(id)).code).toBe(200);
      expect(await lines()).toMatchObject([
        { quantity: 4, listPrice: 10_000, salesPrice: 125_050, total: 500_200 },
      ]);
      expect((await add()).code).toBe(400);
      expect((await accept(other)).code).toBe(400);
      expect(await lines()).toHaveLength(1);
    });

    test("a quote does not go into a full cart, unless the cart has its pack", async () => {
      const id = await quoted();
      const held = await quoted("E100001-500mL", "of a pack in the cart");
      await fillCartUp(shop.database, "lin", 1);
      const ethanol = { itemCode: "E100001", productId: String(packIds.ethanol500), quantity: 1 };
      expect((await shop.call(addToCart, ethanol, { token })).code).toBe(200);
      expect(await accept(id)).toMatchObject({ code: 400, message: cartMessages.full.zh });
      expect((await accept(held)).code).toBe(200);
    });

    test("the rows of a bulk order leave a quoted line as it is, and give it its usual price after the last day", async () => {
      await accept(await quoted("E100001-500mL"));
      const addRow = async () => {
        const row = { sheet: "", row: 1, productCode: "E100001-500mL", quantity: "2" };
        const { data } = await shop.call(addOrderRows, { rows: [row] }, { token });
        return data.rows.map(({ verdict, message }) => [verdict, message]);
      };
      expect(await addRow()).toEqual([["refused", cartMessages.quotedQuantity.zh]]);
      expect(await lines()).toMatchObject([{ quantity: 4, salesPrice: 125_050 }]);
      shop.clock.time += 2 * DAY_MS;
      expect(await addRow()).toEqual([["added", addedMessages.added.zh]]);
      expect(await lines()).toMatchObject([
        { quantity: 6, salesPrice: null, quotedUntil: "", isQuoteOver: false },
      ]);
    });

    test("a quote whose pack left the catalogue can be accepted again when the pack is back", async () => {
      const id = await quoted();
      await accept(id);
      const pack = await shop.database.read
        .selectFrom("packs")
        .selectAll()
        .where("code", "=", ON_REQUEST)
        .executeTakeFirstOrThrow();
      await shop.database.transact((tx) =>
        tx.deleteFrom("packs").where("id", "=", pack.id).execute(),
      );
      expect(await stateOf(id)).toBe("open");
      expect((await accept(id)).message).toBe(enquiryMessages.quotedPackGone.zh);
      await shop.database.transact((tx) =>
        tx
          .insertInto("packs")
          .values({ ...pack, id: pack.id + 1000 })
          .execute(),
      );
      expect((await accept(id)).code).toBe(200);
      expect(await stateOf(id)).toBe("accepted");
      expect(await lines()).toMatchObject([{ productCode: ON_REQUEST, quantity: 4 }]);
      const list = await shop.call(listEnquiries, { page: 1, pageSize: 10 }, { token });
      expect(list.data.enquiries).toHaveLength(1);
    });

    test("one order has the goods at the quoted price; a cancelled order makes the quote usable again", async () => {
      const addressId = await readyToOrder(shop.database, "lin");
      const id = await quoted();
      await accept(id);
      const seen = await shop.call(priceOrder, { addressId, couponId: "" }, { token });
      expect(seen.data.reagentTotal.goods).toBe(500_200);
      expect(seen.data.limit.kind).toBe("none");
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => order(addressId)));
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
      const orders = await shop.database.read.selectFrom("orders").selectAll().execute();
      expect(orders).toMatchObject([{ goods_amount: 500_200 }]);
      const [line] = await shop.database.read.selectFrom("order_lines").selectAll().execute();
      expect(line).toMatchObject({ price: 125_050, quantity: 4, amount: 500_200 });
      expect(await stateOf(id)).toBe("ordered");
      expect((await accept(id)).code).toBe(400);
      await shop.call(cancelOrder, { orderId: orders[0]?.id ?? "" }, { token });
      expect(await stateOf(id)).toBe("open");
      expect((await accept(id)).code).toBe(200);
    });

    test("after the last day the line has its list price, or cannot be ordered", async () => {
      const addressId = await readyToOrder(shop.database, "lin");
      await accept(await quoted());
      await accept(await quoted("E100001-500mL", "another"));
      shop.clock.time += 2 * DAY_MS;
      expect((await lines()).toSorted((a, b) => a.total - b.total)).toMatchObject([
        { productCode: ON_REQUEST, total: 0, quotedUntil: lastDay, isQuoteOver: true },
        { productCode: "E100001-500mL", total: 40_000, salesPrice: null, isQuoteOver: true },
      ]);
      const { data } = await shop.call(priceOrder, { addressId, couponId: "" }, { token });
      expect(data.limit.products.map(({ productCode }) => productCode)).toEqual([ON_REQUEST]);
      expect((await order(addressId)).code).toBe(400);
    });
  });
});
