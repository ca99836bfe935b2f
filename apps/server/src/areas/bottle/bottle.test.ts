import {
  addBottleNote,
  type Bottle,
  checkLabels,
  deleteBottleNote,
  readBottle,
} from "@reagent/api/contract/bottle";
import { codes } from "@reagent/api/contract/envelope";
import { bottleMessages } from "@reagent/api/messages/bottle";
import { callMessages } from "@reagent/api/messages/call";
import { MOST_BOTTLE_NOTES } from "@reagent/domain/bottle-note";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeStocks } from "../../import/load/batch-stocks.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { customers, packIds } from "../../testing/fixture.ts";
import { pdfText } from "../../testing/pdf-text.ts";
import { placeSentOrder } from "../../testing/sent-orders.ts";
import { openShop, PUBLIC_URL, type TestShop } from "../../testing/shop.ts";

const KNOWN = { productCode: "E100001-500mL", batchCode: "C15482130" };
/** Sent to two customers; the shop has no facts on it. */
const SENT = { productCode: "E100001-500mL", batchCode: "C1" };

onEachDatabase((makePlace) => {
  describe("the page of a bottle", () => {
    let shop: TestShop;
    const tokens = { lin: "", wang: "", university: "" };
    beforeAll(async () => {
      shop = await openShop(makePlace);
      for (const name of ["lin", "wang", "university"] as const)
        tokens[name] = await shop.logIn(customers[name]);
      const { time: now } = shop.clock;
      await placeSentOrder(shop.database, { id: "first", now: now - 1000 });
      await placeSentOrder(shop.database, { id: "second", now });
      await placeSentOrder(shop.database, { id: "foreign", now, customerId: "wang" });
    });
    afterAll(() => shop.close());

    const bottle = async (codes: typeof KNOWN, token?: string): Promise<Bottle | null> =>
      (await shop.call(readBottle, codes, token === undefined ? {} : { token })).data.bottle;

    test("the page of a bottle has what its label says, its dates and its papers", async () => {
      const { data } = await shop.call(readBottle, KNOWN);
      expect(data.isLoggedIn).toBe(false);
      expect(data.bottle).toMatchObject({
        ...KNOWN,
        itemCode: "E100001",
        pack: "500mL",
        isOnSale: true,
        casNumber: "64-17-5",
        producedOn: "2026-05-29",
        retestOn: "2028-04-22",
        purchases: [],
      });
      expect(data.bottle?.hazardStatements).not.toEqual([]);
      const { certificateUrl = "", chineseSheetUrl = "", englishSheetUrl = "" } = data.bottle ?? {};
      for (const url of [certificateUrl, chineseSheetUrl, englishSheetUrl]) {
        const answer = await shop.server.inject({ url });
        expect([url, answer.statusCode, answer.headers["content-type"]]).toEqual([
          url,
          200,
          "application/pdf",
        ]);
      }
    });

    test("the page of a bottle opens by any spelling of its codes, and by the code of the item", async () => {
      expect(await bottle({ productCode: "e100001-500ML", batchCode: " c15482130" })).toMatchObject(
        KNOWN,
      );
      expect(await bottle({ productCode: "E100001", batchCode: "C15482130" })).toMatchObject({
        productCode: "E100001",
        pack: "",
      });
    });

    test.each([
      ["product", { productCode: "X000000", batchCode: "C15482130" }],
      ["batch", { productCode: "E100001-500mL", batchCode: "C0" }],
      ["batch of the product", { productCode: "S100003-500g", batchCode: "C15482130" }],
      ["sent batch of the product", { productCode: "S100003-500g", batchCode: "C1" }],
      ["code at all", { productCode: "", batchCode: "" }],
    ])("the page of a bottle is not there for an unknown %s", async (_, codes) => {
      expect(await bottle(codes)).toBeNull();
    });

    test("the page of a bottle is there for a batch that was sent, without a certificate", async () => {
      expect(await bottle(SENT)).toMatchObject({
        ...SENT,
        producedOn: null,
        retestOn: null,
        certificateUrl: "",
        purchases: [],
      });
    });

    test("the page of a bottle names the orders of its viewer, newest first, and nobody else's", async () => {
      expect((await bottle(SENT, tokens.lin))?.purchases).toMatchObject([
        { orderId: "second", orderCode: "MK-second", quantity: 3, isReturnable: true },
        { orderId: "first", orderCode: "MK-first", quantity: 3 },
      ]);
      expect((await bottle(SENT, tokens.wang))?.purchases).toMatchObject([{ orderId: "foreign" }]);
      expect((await bottle(SENT, tokens.university))?.purchases).toEqual([]);
      expect((await bottle(SENT))?.purchases).toEqual([]);
    });

    test("the page of a bottle names orders of its own pack alone, and those of all packs by the item's code", async () => {
      expect(
        (await bottle({ ...SENT, productCode: "E100001-2.5L" }, tokens.lin))?.purchases,
      ).toEqual([]);
      expect(
        (await bottle({ ...SENT, productCode: "E100001" }, tokens.lin))?.purchases,
      ).toHaveLength(2);
    });

    test("the page of a bottle says that an order has none of it left to return", async () => {
      const now = shop.clock.time + 1;
      await placeSentOrder(shop.database, { id: "returned", now, customerId: "wang" });
      await shop.database.transact(async (tx) => {
        await tx
          .insertInto("returns")
          .values({
            id: "all-of-it",
            code: "TH1",
            customer_id: "wang",
            order_id: "returned",
            reason: "-",
            status: "pending",
            refusal: "",
            goods: "sent-back",
            express_number: "",
            slip_code: null,
            received_at: null,
            refunded_amount: null,
            created_at: now,
          })
          .execute();
        await tx
          .insertInto("return_lines")
          .values({
            order_id: "returned",
            return_id: "all-of-it",
            is_opened: 0,
            opened_quantity: 0,
            position: 0,
            batch_code: SENT.batchCode,
            quantity: 3,
            remark: "",
          })
          .execute();
      });
      const bought = (await bottle(SENT, tokens.wang))?.purchases ?? [];
      expect(bought.map(({ orderId, isReturnable }) => [orderId, isReturnable])).toEqual([
        ["returned", false],
        ["foreign", true],
      ]);
    });

    test("the page of a bottle says whether some of its batch can be ordered, in its pack or in any", async () => {
      const isLeft = async (productCode: string) =>
        (await bottle({ ...KNOWN, productCode }))?.isBatchLeft;
      const keep = (stock: number) =>
        shop.database.transact((tx) =>
          writeStocks(tx, [{ packId: packIds.ethanol500, ...KNOWN, stock }]),
        );
      expect(await isLeft(KNOWN.productCode)).toBe(false);
      await keep(2);
      expect(await isLeft(KNOWN.productCode)).toBe(true);
      expect(await isLeft("E100001")).toBe(true);
      expect(await isLeft("E100001-2.5L")).toBe(false);
      expect((await bottle(SENT))?.isBatchLeft).toBe(false);
      await keep(0);
      expect(await isLeft("E100001")).toBe(false);
    });

    const write = (text: string, token = tokens.lin, named = SENT) =>
      shop.call(addBottleNote, { ...named, text }, { token });
    const notes = async (token?: string, named = SENT) =>
      (await bottle(named, token))?.notes.map(({ text }) => text);

    test("notes on a bottle are read by the customer who wrote them, newest first, and by nobody else", async () => {
      await write(" 开封\n柜 A3 ");
      shop.clock.time += 1000;
      await write("用去 5 g", tokens.lin, { ...SENT, productCode: "e100001-500ML" });
      await write("王的备注", tokens.wang);
      expect(await notes(tokens.lin)).toEqual(["用去 5 g", "开封\n柜 A3"]);
      expect(await notes(tokens.lin, { ...SENT, productCode: "E100001" })).toHaveLength(2);
      expect(await notes(tokens.lin, { ...SENT, productCode: "E100001-2.5L" })).toEqual([]);
      expect(await notes(tokens.wang)).toEqual(["王的备注"]);
      expect(await notes(tokens.university)).toEqual([]);
      expect(await notes()).toEqual([]);
    });

    test.each([
      ["another pack", { ...SENT, productCode: "E100001-2.5L" }],
      ["a batch that was not sent to them", KNOWN],
      ["an unknown batch", { ...SENT, batchCode: "C0" }],
    ])("a customer writes no note on %s", async (_, named) => {
      const { code, message } = await write("开封", tokens.lin, named);
      expect({ code, message }).toEqual({
        code: codes.notFound,
        message: bottleMessages.notBought.zh,
      });
    });

    test("whoever was not sent a bottle writes no note on it", async () => {
      expect(await write("开封", tokens.university)).toMatchObject({ code: codes.notFound });
      expect(await notes(tokens.university)).toEqual([]);
    });

    test("a note is deleted by the customer who wrote it, and by nobody else", async () => {
      const { noteId } = (await write("要删的")).data;
      const remove = (token: string) => shop.call(deleteBottleNote, { noteId }, { token });
      expect(await remove(tokens.wang)).toMatchObject({
        code: codes.notFound,
        message: bottleMessages.noteMissing.zh,
      });
      expect(await notes(tokens.lin)).toContain("要删的");
      expect(await remove(tokens.lin)).toMatchObject({ code: codes.success });
      expect(await notes(tokens.lin)).not.toContain("要删的");
      expect(await remove(tokens.lin)).toMatchObject({ code: codes.notFound });
    });

    test("a customer has 50 notes on a bottle, also where the last two are written at once", async () => {
      const own = { ...SENT, batchCode: "C2" };
      for (let at = 1; at < MOST_BOTTLE_NOTES; at += 1) await write(`N${at}`, tokens.wang, own);
      const last = await Promise.all(["A", "B"].map((text) => write(text, tokens.wang, own)));
      expect(last.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
        codes.success,
        codes.badRequest,
      ]);
      expect(await write("N", tokens.wang, own)).toMatchObject({
        code: codes.badRequest,
        message: bottleMessages.tooManyNotes.zh,
      });
      expect(await notes(tokens.wang, own)).toHaveLength(MOST_BOTTLE_NOTES);
    });

    const labels = async (
      more: Record<string, string | number> = {},
      remoteAddress = "127.0.0.1",
    ) => {
      const query = { product_code: "E100001-500mL", batch_code: "C15482130", lang: "en" };
      const choice = { format: "bottle", copies: 2, note: "Shelf A3" };
      const all = Object.entries({ ...query, ...choice, ...more });
      const url = `/api/product/labels?${new URLSearchParams(all.map(([name, value]) => [name, String(value)]))}`;
      return shop.server.inject({ url, remoteAddress });
    };

    test.each(["bottle", "vial", "a24", "a65"])(
      "the labels of a bottle are printed as PDF in the format %s",
      async (format) => {
        const answer = await labels({ format });
        expect(answer.headers["content-type"]).toBe("application/pdf");
        const text = pdfText(answer.rawPayload);
        for (const part of ["Ethanol", "C15482130", "E100001-500mL", "Danger", "Shelf A3"])
          expect(text).toContain(part);
      },
    );

    test("the labels of a bottle have its statements and the supplier in the size of a bottle", async () => {
      const text = pdfText((await labels({ note: "" })).rawPayload).replaceAll(/\s/gu, " ");
      expect(text).toContain("H225 Highly flammable liquid and vapour");
      expect(text).toContain("P210");
      expect(text).toContain("Kedu Reagents (Shanghai) Co., Ltd.");
    });

    test("the labels of a bottle are text for label printers, in which no sign of the owner's is a command", async () => {
      const answer = await labels({ format: "zpl", copies: 7, note: "A3 ^XZ~JA" });
      expect(answer.headers["content-disposition"]).toContain("attachment");
      const text = answer.payload;
      expect(text.match(/\^XZ/gu)).toHaveLength(1);
      expect(text).toContain("^PQ7");
      expect(text).toContain("A3 _5EXZ_7EJA");
      expect(text).toContain(`^FDMA,${PUBLIC_URL}/en/b/E100001-500mL/C15482130^FS`);
    });

    test("labels are printed a hundred times in an hour for one network, and any number for others", async () => {
      const address = "203.0.113.7";
      const codeOfCheck = async (from: string) =>
        (await shop.call(checkLabels, {}, { address: from })).code;
      const print = async (from: string) => {
        const { headers, payload } = await labels({ format: "zpl" }, from);
        return headers["content-disposition"] ? codes.success : (JSON.parse(payload) as unknown);
      };
      for (let at = 1; at < 100; at += 1) expect(await print(address)).toBe(codes.success);
      expect(await codeOfCheck(address)).toBe(codes.success);
      expect(await print(address)).toBe(codes.success);
      expect(await codeOfCheck(address)).toBe(codes.tooMany);
      expect(await print(address)).toMatchObject({
        code: codes.tooMany,
        message: callMessages.tooMany.en,
      });
      expect(await codeOfCheck("203.0.113.8")).toBe(codes.success);
      expect(await print("203.0.113.8")).toBe(codes.success);
      shop.clock.time += 60 * 60 * 1000;
      expect(await codeOfCheck(address)).toBe(codes.success);
      expect(await print(address)).toBe(codes.success);
    });

    test.each([
      ["no labels", { copies: 0 }],
      ["too many labels", { copies: 201 }],
      ["an unknown format", { format: "round" }],
      ["an unknown batch", { batch_code: "C0" }],
    ])("the labels of a bottle are not there for %s", async (_, more) => {
      expect((await labels(more)).json()).toMatchObject({ code: codes.notFound });
    });
  });
});
