import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { issueGoodsFileTicket } from "@reagent/api/contract/goods-file";
import { addToShoppingList, createShoppingList } from "@reagent/api/contract/shopping-list";
import { readTime } from "@reagent/api/contract/time";
import { callMessages } from "@reagent/api/messages/call";
import { goodsFileMessages } from "@reagent/api/messages/goods-file";
import { orderMessages } from "@reagent/api/messages/order";
import { shoppingListMessages } from "@reagent/api/messages/shopping-list";
import { MOST_BOTTLES } from "@reagent/domain/inventory";
import { TICKET_LIFE_MS } from "@reagent/domain/upload";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setGroups } from "../../customers/groups.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { customers, itemIds } from "../../testing/fixture.ts";
import { lineRow, orderRow } from "../../testing/orders.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

type Asked = ParamsOf<typeof issueGoodsFileTicket>;

const KNOWN_BATCH = "C15482130";
const ETHANOL = "E100001-500mL";

onEachDatabase((makePlace) => {
  describe("files of goods", () => {
    let shop: TestShop;
    const tokens = { lin: "", wang: "" };
    let listId: string;

    beforeAll(async () => {
      shop = await openShop(makePlace);
      for (const name of ["lin", "wang"] as const) tokens[name] = await shop.logIn(customers[name]);
      await shop.database.transact(async (tx) => {
        await setGroups(tx, "lin", ["university"]);
        const own = { customer_id: "lin", created_at: shop.clock.time };
        await tx
          .insertInto("orders")
          .values([
            orderRow({ ...own, id: "sent", code: "MK1", review: "reviewed" }),
            orderRow({ ...own, id: "bare", code: "MK2" }),
            orderRow({ ...own, id: "cancelled", code: "MK3", review: "cancelled" }),
            orderRow({ ...own, id: "large", code: "MK4" }),
            orderRow({ ...own, id: "full", code: "MK7" }),
            orderRow({ ...own, id: "pair", code: "MK5", kind: "instrument" }),
            orderRow({ ...own, id: "others", code: "MK6", customer_id: "wang" }),
          ])
          .execute();
        const ethanol = {
          product_code: ETHANOL,
          pack: "500mL",
          cas: "64-17-5",
          name_zh: "乙醇",
          name_en: "=HYPERLINK(1)",
          specification_en: "AR, ≥99.7%",
        };
        await tx
          .insertInto("order_lines")
          .values([
            lineRow({ ...ethanol, order_id: "sent", quantity: 5, sent_quantity: 4, price: 8100 }),
            lineRow({
              order_id: "sent",
              position: 1,
              product_code: "GONE-1",
              name_zh: "<i>N</i>-停产品",
              pack: "2×1g",
              cas: "NONE",
            }),
            lineRow({ ...ethanol, order_id: "sent", position: 2, is_cancelled: 1 }),
            lineRow({ order_id: "bare", product_code: "GONE-1", pack: "1g" }),
            lineRow({ ...ethanol, order_id: "cancelled" }),
            lineRow({ ...ethanol, order_id: "large", quantity: MOST_BOTTLES }),
            lineRow({ ...ethanol, order_id: "large", position: 1 }),
            ...Array.from({ length: 500 }, (__, position) =>
              lineRow({ ...ethanol, order_id: "full", position, quantity: MOST_BOTTLES / 500 }),
            ),
            lineRow({ ...ethanol, order_id: "others" }),
            lineRow({ order_id: "pair", product_code: "INS-0001-51" }),
          ])
          .execute();
        const parcel = { order_id: "sent", express_company: "", express_number: "" };
        await tx
          .insertInto("shipments")
          .values({ ...parcel, code: "PK1", shipped_at: shop.clock.time })
          .execute();
        const shipped = { order_id: "sent", shipment_code: "PK1", position: 0 };
        await tx
          .insertInto("shipment_lines")
          .values([
            { ...shipped, batch_code: KNOWN_BATCH, quantity: 3 },
            { ...shipped, batch_code: "0336", quantity: 1 },
          ])
          .execute();
        await tx
          .updateTable("items")
          .set({ un_number: "1170", density: "0.789 g/mL (20 °C)", smiles: "CCO" })
          .where("id", "=", itemIds.ethanol)
          .execute();
        const returned = { order_id: "sent", customer_id: "lin", reason: "-", refusal: "" };
        const back = { ...returned, created_at: shop.clock.time, slip_code: null };
        const done = { express_number: "", received_at: null, refunded_amount: null };
        await tx
          .insertInto("returns")
          .values([
            { ...back, ...done, id: "back", code: "TH1", status: "completed", goods: "sent-back" },
            { ...back, ...done, id: "kept", code: "TH2", status: "completed", goods: "kept" },
          ])
          .execute();
        const part = { order_id: "sent", position: 0, batch_code: KNOWN_BATCH, quantity: 1 };
        const unopened = { is_opened: 0, opened_quantity: 0, remark: "" } as const;
        await tx
          .insertInto("return_lines")
          .values([
            { ...part, ...unopened, return_id: "back" },
            { ...part, ...unopened, return_id: "kept" },
          ])
          .execute();
      });
      const as = { token: tokens.lin };
      listId = (await shop.call(createShoppingList, { name: "溶剂/常备" }, as)).data.listId;
      const products = [
        { kind: "reagent", productCode: ETHANOL, quantity: 2 },
        { kind: "reagent", productCode: "S100003-1kg", quantity: 1 },
        { kind: "instrument", productCode: "INS-0001-51", quantity: 1 },
      ] as const;
      await shop.call(addToShoppingList, { listId, products }, as);
    });
    afterAll(() => shop.close());

    const ask = (asked: Asked, by: keyof typeof tokens = "lin", language: "cn" | "en" = "cn") =>
      shop.call(issueGoodsFileTicket, asked, { token: tokens[by], language });
    const fetched = async (asked: Asked, language: "cn" | "en" = "cn") => {
      const { data } = await ask(asked, "lin", language);
      return shop.server.inject({ method: "GET", url: data.url });
    };
    const inventory = {
      source: "order",
      refined: null,
      sourceId: "sent",
      file: "inventory",
    } as const;
    /** The rows as a spreadsheet shows them, without the tab that keeps a cell a text. */
    const rowsOf = (csv: string) =>
      parse(csv, { bom: true, columns: true, cast: (cell) => cell.trim() }) as Record<
        string,
        string
      >[];

    describe("the sheet of an order", () => {
      test("the sheet of an order has a row for each bottle, by batch, without what was sent back or cancelled", async () => {
        const rows = rowsOf((await fetched(inventory, "en")).body);
        expect(rows.map((row) => [row["bottle"], row["product_code"], row["batch"]])).toEqual([
          ["MK1-0001", ETHANOL, "0336"],
          ["MK1-0002", ETHANOL, KNOWN_BATCH],
          ["MK1-0003", ETHANOL, KNOWN_BATCH],
          ["MK1-0004", ETHANOL, ""],
          ["MK1-0005", "GONE-1", ""],
          ["MK1-0006", "GONE-1", ""],
        ]);
      });

      test("the sheet of an order has what the shop knows of a bottle", async () => {
        const [, bottle] = rowsOf((await fetched(inventory, "en")).body);
        expect(bottle).toMatchObject({
          cas: "64-17-5",
          name_zh: "乙醇",
          smiles: "CCO",
          grade: "AR, ≥99.7%",
          purity_percent: "99.7",
          amount: "500",
          unit: "mL",
          pack: "500mL",
          density: "0.789 g/mL (20 °C)",
          produced_on: "2026-05-29",
          retest_on: "2028-04-22",
          storage_class_trgs_510: "3",
          un_number: "1170",
          price_per_pack_cny: "81.00",
        });
        expect(bottle?.["hazard_statements"]).toContain("H225");
        expect(bottle?.["precautionary_statements"]).toContain("P210");
      });

      test("the sheet of an order has goods that left the catalogue with what the order knows, and a pack of two as two bottles", async () => {
        const rows = rowsOf((await fetched(inventory)).body);
        expect(rows.at(-1)).toMatchObject({
          瓶号: "MK1-0006",
          中文名: "N-停产品",
          CAS号: "",
          SMILES: "",
          数量: "1",
          单位: "g",
          包装: "2×1g",
        });
      });

      test("the sheet of an order opens in a spreadsheet with its texts as they are", async () => {
        const { body, headers } = await fetched(inventory);
        expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
        expect(headers["content-disposition"]).toBe(
          `attachment; filename*=UTF-8''${encodeURIComponent("库存表-MK1.csv")}`,
        );
        expect(body.startsWith("\uFEFF瓶号,")).toBe(true);
        for (const cell of ['"\t64-17-5"', '"\t0336"', '"\t=HYPERLINK(1)"'])
          expect(body).toContain(cell);
        expect(body).not.toMatch(/(?:^|,)"?=HYPERLINK/mu);
      });
    });

    test("the sheet of as many bottles as there may be keeps no other call waiting", async () => {
      const { data } = await ask({ ...inventory, sourceId: "full" });
      const ended: string[] = [];
      const sheet = shop.server.inject({ method: "GET", url: data.url }).then(({ body }) => {
        ended.push("sheet");
        return body;
      });
      await shop.call(readTime, {}).then(() => ended.push("call"));
      expect(rowsOf(await sheet)).toHaveLength(MOST_BOTTLES);
      expect(ended).toEqual(["call", "sheet"]);
    });

    describe("the structures of an order", () => {
      test("the structures of an order are an SDfile with each item once", async () => {
        const asked = { ...inventory, file: "structures" } as const;
        const { body, headers } = await fetched(asked, "en");
        expect(headers["content-type"]).toBe("chemical/x-mdl-sdfile");
        const [record = "", ...others] = body.split("$$$$\n");
        expect(others).toEqual([""]);
        expect(record).toMatch(/^E100001\n/u);
        expect(record).toMatch(/\n {2}3 {2}2 .*V2000\n/u);
        expect(record).toContain(">  <CAS>\n64-17-5\n\n");
        expect(record).toContain(`>  <PRODUCT_CODES>\n${ETHANOL}\n\n`);
      });
    });

    describe("the sheet of a list", () => {
      const list = () =>
        ({ source: "list", refined: null, sourceId: listId, file: "inventory" }) as const;

      test("the sheet of a list has its reagents with the prices of now", async () => {
        const { data } = await ask(list(), "lin", "en");
        expect(data.fileName).toBe("Inventory-溶剂_常备.csv");
        const { body } = await shop.server.inject({ method: "GET", url: data.url });
        expect(
          rowsOf(body).map((row) => [
            row["bottle"],
            row["product_code"],
            row["cas"],
            row["price_per_pack_cny"],
          ]),
        ).toEqual([
          ["0001", ETHANOL, "64-17-5", "90.00"],
          ["0002", ETHANOL, "64-17-5", "90.00"],
          ["0003", "S100003-1kg", "7647-14-5", ""],
        ]);
      });

      test("the structures of a list are those of its items", async () => {
        const { body } = await fetched({ ...list(), file: "structures" });
        expect(body).toContain(">  <CAS>\n64-17-5\n\n");
      });

      test("the sheet of a list is refused to another customer", async () => {
        expect(await ask(list(), "wang")).toMatchObject({
          code: codes.notFound,
          message: shoppingListMessages.missing.zh,
        });
      });
    });

    describe("the sheet of a search", () => {
      const search = (sourceId: string, refined: string | null = null) =>
        ({ source: "search", sourceId, refined, file: "inventory" }) as const;

      test("the sheet of a search has each pack of what it finds once, with the customer's own prices", async () => {
        const { data } = await ask(search(" 乙醇 "), "lin", "en");
        expect(data.fileName).toBe("Inventory-乙醇.csv");
        const { body } = await shop.server.inject({ method: "GET", url: data.url });
        const rows = rowsOf(body);
        const codesOf = rows.map((row) => row["product_code"]);
        expect(new Set(codesOf).size).toBe(codesOf.length);
        expect(codesOf).toContain("E100001-2.5L");
        expect(rows.find((row) => row["product_code"] === ETHANOL)).toMatchObject({
          cas: "64-17-5",
          batch: "",
          price_per_pack_cny: "90.00",
        });
      });

      test("the sheet of a search has what its filters leave, and none of nothing", async () => {
        const all = rowsOf((await fetched(search("乙醇"), "en")).body);
        const narrowed = rowsOf((await fetched(search("乙醇", "stock=in-stock"), "en")).body);
        expect(narrowed.length).toBeLessThanOrEqual(all.length);
        expect(await ask(search("乙醇", "hazard=drug-precursor-1"))).toMatchObject({
          code: codes.badRequest,
          message: goodsFileMessages.noBottles.zh,
        });
        expect(await ask(search("zzzzzzzz"))).toMatchObject({ code: codes.badRequest });
      });

      test("the ticket of a search admits to no other search", async () => {
        const { data } = await ask(search("乙醇"));
        const other = data.url
          .replace("refined=", "")
          .replace(encodeURIComponent("乙醇"), "%E6%B0%AF");
        const answer = await shop.server.inject({ method: "GET", url: other });
        expect(answer.json()).toMatchObject({ code: codes.notFound });
      });

      test("a search that finds more than a file can have is refused", async () => {
        const item = await shop.database.read
          .selectFrom("items")
          .select("id")
          .where("code", "=", "E100001")
          .executeTakeFirstOrThrow();
        const pack = await shop.database.read
          .selectFrom("packs")
          .selectAll()
          .where("code", "=", ETHANOL)
          .executeTakeFirstOrThrow();
        await shop.database.transact((tx) =>
          tx
            .insertInto("packs")
            .values({
              ...pack,
              id: 999_999,
              code: "E100001-many",
              pack: "6000×1mL",
              item_id: item.id,
            })
            .execute(),
        );
        expect(await ask(search("E100001"))).toMatchObject({
          code: codes.badRequest,
          message: goodsFileMessages.tooManyFound.zh,
        });
        await shop.database.transact((tx) =>
          tx.deleteFrom("packs").where("code", "=", "E100001-many").execute(),
        );
      });
    });

    describe("a file of goods is refused", () => {
      test.each([
        ["another customer's order", { sourceId: "others" }, orderMessages.missing],
        ["an unknown order", { sourceId: "none" }, orderMessages.missing],
        ["an order of instruments", { sourceId: "pair" }, orderMessages.missing],
      ])("a file of goods is refused for %s", async (_, of, message) => {
        expect(await ask({ ...inventory, ...of })).toMatchObject({
          code: codes.notFound,
          message: message.zh,
        });
      });

      test.each([
        ["a cancelled order", { sourceId: "cancelled" }, goodsFileMessages.noBottles],
        ["too many bottles", { sourceId: "large" }, goodsFileMessages.tooManyBottles],
        [
          "goods without structures",
          { sourceId: "bare", file: "structures" },
          goodsFileMessages.noStructures,
        ],
        ["an unknown kind of goods", { source: "unknown" }, callMessages.badRequest],
        ["an unknown kind of file", { file: "unknown" }, callMessages.badRequest],
      ] as const)("a file of goods is refused for %s", async (_, of, message) => {
        expect(await ask({ ...inventory, ...of })).toMatchObject({
          code: codes.badRequest,
          message: message.zh,
        });
      });
    });

    describe("the ticket of a file of goods", () => {
      const opened = async (url: string) => shop.server.inject({ method: "GET", url });

      test("the ticket of a file of goods opens it once", async () => {
        const { data } = await ask(inventory);
        expect((await opened(data.url)).headers["content-type"]).toMatch(/csv/u);
        expect((await opened(data.url)).json()).toMatchObject({ code: codes.notFound });
      });

      test.each([
        ["source_id=sent", "source_id=bare"],
        ["file=inventory", "file=sdf"],
        ["source=order", "source=list"],
        ["source=order", "source=shelf"],
      ])("the ticket of a file of goods opens no other: %s as %s", async (from, to) => {
        const { data } = await ask(inventory);
        expect(data.url).toContain(from);
        expect((await opened(data.url.replace(from, to))).json()).toMatchObject({
          code: codes.notFound,
        });
      });

      test("the ticket of a file of goods is void when its goods are gone", async () => {
        const as = { token: tokens.lin };
        const { data: made } = await shop.call(createShoppingList, { name: "x" }, as);
        const products = [{ kind: "reagent", productCode: ETHANOL, quantity: 1 } as const];
        await shop.call(addToShoppingList, { listId: made.listId, products }, as);
        const asked = {
          source: "list",
          refined: null,
          sourceId: made.listId,
          file: "inventory",
        } as const;
        const { data } = await ask(asked);
        await shop.database.transact((tx) =>
          tx.deleteFrom("shopping_lists").where("id", "=", made.listId).execute(),
        );
        expect((await opened(data.url)).json()).toMatchObject({ code: codes.notFound });
      });

      test("the ticket of a file of goods is valid for a minute", async () => {
        const { data } = await ask(inventory);
        shop.clock.time += TICKET_LIFE_MS + 1;
        expect((await opened(data.url)).json()).toMatchObject({ code: codes.notFound });
      });
    });
  });
});
