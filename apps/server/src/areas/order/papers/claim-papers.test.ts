import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import * as order from "@reagent/api/contract/order";
import type { ReturnStatus } from "@reagent/domain/return";
import { unzipSync } from "fflate";
import type { Selectable } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writePrecursor } from "../../../customers/precursor.ts";
import type { Schema } from "../../../database/schema.ts";
import { findOrder, type StoredOrder } from "../../../ordering/orders/find-order.ts";
import type { Sheet } from "../../../ports/documents/sheet.ts";
import { onDefaultDatabase } from "../../../testing/databases.ts";
import { completeFiling } from "../../../testing/filings.ts";
import { customers } from "../../../testing/fixture.ts";
import { invoiceRow, lineRow, orderRow } from "../../../testing/orders.ts";
import { pdfText } from "../../../testing/pdf-text.ts";
import { openShop, PUBLIC_URL, type TestShop } from "../../../testing/shop.ts";
import { acceptanceSheet } from "./acceptance.ts";
import { contractSheet } from "./contract.ts";
import { goodsListSheet } from "./goods-list.ts";
import { goodsPapers } from "./goods-papers.ts";
import { keptGoods } from "./kept-lines.ts";
import { lawfulUseSheet } from "./lawful-use.ts";

const PEROXIDE = {
  product_code: "H100001-500mL",
  name_zh: "过氧化氢",
  name_en: "Hydrogen peroxide",
  cas: "7722-84-1",
  pack: "500mL",
  hazardous_number: "903",
};
const SALT = {
  product_code: "S100001-1kg",
  name_zh: "氯化钠",
  name_en: "Sodium chloride",
  cas: "7647-14-5",
  pack: "1kg",
};

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    const placed = {
      customer_id: "lin",
      created_at: shop.clock.time,
      review: "reviewed",
      payment: "paid",
      paid_by: "transfer",
      paid_at: shop.clock.time,
      invoice_title: "示例大学",
    } as const;
    await shop.database.transact(async (tx) => {
      await writePrecursor(
        tx,
        {
          kind: "explosive",
          filing: completeFiling,
          customerId: "lin",
          language: "zh",
          now: shop.clock.time,
        },
        shop.vault,
      );
      const filing = await tx
        .selectFrom("precursor_filings")
        .selectAll()
        .where("customer_id", "=", "lin")
        .executeTakeFirstOrThrow();
      await tx
        .insertInto("orders")
        .values([
          // Three at 100.00 and two at 50.00, less 40.00, plus 12.00; one of the three came back for 90.00.
          orderRow({
            ...placed,
            id: "part-back",
            code: "MK1",
            goods_amount: 40_000,
            coupon_amount: 4_000,
            freight: 1_200,
            amount: 37_200,
            refunded_amount: 9_000,
            filing: JSON.stringify(filing),
          }),
          // Three at 100.00; one was refunded and stays with the customer.
          orderRow({
            ...placed,
            id: "part-kept",
            code: "MK6",
            goods_amount: 30_000,
            amount: 30_000,
            refunded_amount: 10_000,
            filing: JSON.stringify(filing),
          }),
          orderRow({ ...placed, id: "plain", code: "MK2" }),
          orderRow({ ...placed, id: "sent", code: "MK5" }),
          orderRow({ ...placed, id: "cancelled", code: "MK3", review: "cancelled" }),
          orderRow({ ...placed, id: "others", code: "MK4", customer_id: "wang" }),
        ])
        .execute();
      await tx
        .insertInto("order_lines")
        .values([
          lineRow({
            ...PEROXIDE,
            order_id: "part-back",
            quantity: 3,
            sent_quantity: 3,
            refunded_quantity: 1,
            state: "shipped",
            price: 10_000,
          }),
          lineRow({
            ...SALT,
            order_id: "part-back",
            position: 1,
            quantity: 2,
            sent_quantity: 2,
            state: "shipped",
            price: 5_000,
          }),
          lineRow({
            ...PEROXIDE,
            order_id: "part-kept",
            quantity: 3,
            sent_quantity: 3,
            refunded_quantity: 1,
            state: "shipped",
            price: 10_000,
          }),
          lineRow({ ...SALT, order_id: "plain" }),
          lineRow({
            order_id: "sent",
            product_code: "E100001-500mL",
            sent_quantity: 1,
            state: "shipped",
          }),
          lineRow({ ...PEROXIDE, order_id: "cancelled", is_cancelled: 1 }),
        ])
        .execute();
    });
  });
  afterAll(() => shop.close());

  const stored = async (orderId: string): Promise<StoredOrder> => {
    const found = await findOrder(shop.database.read, { customerId: "lin", orderId });
    if (!found) throw new Error(`There is no order ${orderId}.`);
    return found;
  };
  const made = async (orderId: string) => {
    const { read } = shop.database;
    const found = await stored(orderId);
    const goods = { order: found, kept: await keptGoods(read, found) };
    return {
      contract: await contractSheet(read, goods, "zh"),
      goodsList: await goodsListSheet(read, goods, "zh"),
      lawfulUse: await lawfulUseSheet(read, goods, { language: "zh", vault: shop.vault }),
    };
  };
  /** Adds a return of one of a batch, of the sent order by default. */
  const addReturn = (
    status: ReturnStatus,
    { orderId, goods }: Pick<Selectable<Schema["returns"]>, "goods"> & { orderId: string } = {
      orderId: "sent",
      goods: "sent-back",
    },
  ) =>
    shop.database.transact(async (tx) => {
      await tx
        .insertInto("returns")
        .values({
          id: `${status} ${orderId}`,
          order_id: orderId,
          customer_id: "lin",
          code: `TH-${status}-${orderId}`,
          status,
          goods,
          reason: "",
          refusal: "",
          slip_code: null,
          express_number: "",
          created_at: shop.clock.time,
          received_at: null,
          refunded_amount: null,
        })
        .execute();
      await tx
        .insertInto("return_lines")
        .values({
          order_id: orderId,
          return_id: `${status} ${orderId}`,
          position: 0,
          batch_code: "C15482130",
          quantity: 1,
          is_opened: 0,
          opened_quantity: 0,
          remark: "",
        })
        .execute();
    });
  const rowsOf = (sheet: Sheet | undefined) =>
    sheet?.blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));
  const factsIn = (sheet: Sheet | undefined) =>
    Object.fromEntries(
      sheet?.blocks.flatMap((block) =>
        block.kind === "facts" ? block.facts.map(({ label, value }) => [label, value]) : [],
      ) ?? [],
    );

  describe("after a part was returned", () => {
    test("the contract and the list of goods have the rest, with amounts that add up to what was paid less the refund", async () => {
      const { contract, goodsList } = await made("part-back");
      for (const sheet of [contract, goodsList]) {
        expect(rowsOf(sheet)).toEqual([
          [
            "H100001-500mL",
            "过氧化氢 500mL",
            "7722-84-1",
            "2",
            "100.00",
            "200.00",
            "危险化学品 序号 903",
          ],
          ["S100001-1kg", "氯化钠 1kg", "7647-14-5", "2", "50.00", "100.00", ""],
        ]);
        expect(factsIn(sheet)).toMatchObject({
          商品金额: "¥300.00",
          优惠: "-¥30.00",
          运费: "¥12.00",
          "合计（含税）": "¥282.00",
        });
      }
      expect(factsIn(contract)).toMatchObject({
        供方: "刻度试剂（上海）有限公司",
        需方: "示例大学",
        "合计（大写）": "贰佰捌拾贰元整",
        付款: expect.stringContaining("线下转账") as string,
      });
    });

    test("the statement of lawful use has the regulated line alone, and who filed it with masked ID numbers", async () => {
      const { lawfulUse } = await made("part-back");
      expect(rowsOf(lawfulUse)).toEqual([
        ["H100001-500mL", "过氧化氢", "7722-84-1", "500mL", "2", "危险化学品 序号 903"],
      ]);
      const facts = factsIn(lawfulUse);
      expect(facts).toMatchObject({ 购买单位: completeFiling.company });
      expect(facts["经办人"]).toContain(completeFiling.handlerName);
      expect(JSON.stringify(lawfulUse)).not.toContain(completeFiling.handlerIdNumber);
    });

    test("listGoodsPapers says whether there is a statement, and each paper opens with its ticket", async () => {
      const { data } = await shop.call(order.listGoodsPapers, { orderId: "part-back" }, { token });
      expect(data.hasRegulated).toBe(true);
      for (const [paper, title] of [
        ["contract", "购销合同（样本）"],
        ["goods-list", "货物清单"],
        ["lawful-use", "合法使用说明（样本）"],
        ["dossier", "合法使用说明（样本）"],
      ] as const) {
        const params = { orderId: "part-back", paper, invoiceCode: "" };
        const ticket = await shop.call(order.issueOrderPaperTicket, params, { token });
        const opened = await shop.server.inject({ method: "GET", url: ticket.data.url });
        expect(opened.headers["content-type"]).toBe("application/pdf");
        expect(pdfText(opened.rawPayload)).toContain(title);
      }
    });
  });

  describe("after a part was refunded that stays with the customer", () => {
    beforeAll(() => addReturn("completed", { orderId: "part-kept", goods: "kept" }));

    test("the contract and the list of goods have it apart, at no amount, and the sums without it", async () => {
      const { contract, goodsList } = await made("part-kept");
      const peroxide = ["H100001-500mL", "过氧化氢 500mL", "7722-84-1"];
      const mark = "危险化学品 序号 903";
      for (const sheet of [contract, goodsList]) {
        expect(rowsOf(sheet)).toEqual([
          [...peroxide, "2", "100.00", "200.00", mark],
          [...peroxide, "1", "0.00", "0.00", mark],
        ]);
        const headings = sheet.blocks.flatMap((block) =>
          block.kind === "heading" ? [block.text] : [],
        );
        expect(headings).toContain("已退款、由客户留用的货物");
        expect(factsIn(sheet)).toMatchObject({
          商品金额: "¥200.00",
          "合计（含税）": "¥200.00",
        });
      }
    });

    test("the statement of lawful use has it too, since the customer has the goods", async () => {
      const { lawfulUse } = await made("part-kept");
      expect(rowsOf(lawfulUse)?.map((row) => row[4])).toEqual(["2", "1 （已退款，留用）"]);
    });

    test("the papers of an order of which all was refunded and stays do not say that it was returned", async () => {
      const found = await stored("part-kept");
      const kept = { ...(await keptGoods(shop.database.read, found)), lines: [] };
      const sheet = await goodsListSheet(shop.database.read, { order: found, kept }, "zh");
      const text = JSON.stringify(sheet.blocks);
      expect(text).toContain("本订单没有须付款的货物。");
      expect(text).not.toContain("已全部取消、终止或退回");
    });
  });

  describe("as an archive", () => {
    let file: string;

    beforeAll(async () => {
      file = await shop.files.store(Buffer.from("%PDF-tax"));
      await shop.database.transact(async (tx) => {
        await tx
          .insertInto("shipments")
          .values({
            order_id: "sent",
            code: "PK1",
            express_company: "示例速运",
            express_number: "SE1",
            shipped_at: shop.clock.time,
          })
          .execute();
        await tx
          .insertInto("shipment_lines")
          .values({
            shipment_code: "PK1",
            order_id: "sent",
            position: 0,
            batch_code: "C15482130",
            quantity: 1,
          })
          .execute();
        const issued = { order_id: "sent", issued_at: shop.clock.time };
        await tx
          .insertInto("order_invoices")
          .values([invoiceRow({ ...issued, code: "FP1" }), invoiceRow({ ...issued, code: "FP2" })])
          .execute();
        await tx
          .insertInto("order_invoice_files")
          .values({
            order_id: "sent",
            invoice_code: "FP2",
            format: "pdf",
            file,
            file_name: "数电票/FP2.pdf",
          })
          .execute();
      });
    });

    const opened = async () => {
      const params = { orderId: "sent", paper: "claim-pack" as const, invoiceCode: "" };
      const { data } = await shop.call(order.issueOrderPaperTicket, params, { token });
      return shop.server.inject({ method: "GET", url: data.url });
    };

    test("each paper is a file, in the order of the dossier, with the tax office's invoice in place of the shop's", async () => {
      const { rawPayload, headers } = await opened();
      expect(headers["content-type"]).toBe("application/zip");
      expect(headers["content-disposition"]).toContain("attachment");
      const files = unzipSync(rawPayload);
      expect(Object.keys(files)).toEqual([
        "01 目录.pdf",
        "02 销售确认单.pdf",
        "03 购销合同（样本）.pdf",
        "04 货物清单.pdf",
        "05 开票资料.pdf",
        "06 验收单.pdf",
        "07 发票 FP1.pdf",
        "08 数电票_FP2.pdf",
        "09 质检报告（CoA） E100001-500mL C15482130.pdf",
        "10 安全技术说明书 E100001.pdf",
      ]);
      for (const content of Object.values(files))
        expect(Buffer.from(content).toString("latin1", 0, 5)).toBe("%PDF-");
    });

    test("the acceptance sheet says how many of a batch were returned, not how many are under way", async () => {
      const { read } = shop.database;
      const sentCells = async () => {
        const found = await stored("sent");
        const goods = await goodsPapers(read, found, "zh");
        const codesIn = { language: "zh", publicUrl: PUBLIC_URL } as const;
        const sheet = await acceptanceSheet(read, { order: found, goods }, codesIn);
        return rowsOf(sheet)?.map((row) => row[3]);
      };
      expect(await sentCells()).toEqual(["1"]);
      await addReturn("processing");
      expect(await sentCells()).toEqual(["1"]);
      await addReturn("completed");
      expect(await sentCells()).toEqual(["1 (已退 1)"]);
    });

    test("the shop's own invoice takes the place of a lost file of the tax office", async () => {
      await shop.files.remove(file);
      const names = Object.keys(unzipSync((await opened()).rawPayload));
      expect(names).toHaveLength(10);
      expect(names).toContain("08 发票 FP2.pdf");
    });
  });

  test.each(["plain", "cancelled"])(
    "an order of which nothing regulated is kept has no statement of lawful use: %s",
    async (orderId) => {
      expect((await made(orderId)).lawfulUse).toBeUndefined();
      const { data } = await shop.call(order.listGoodsPapers, { orderId }, { token });
      expect(data.hasRegulated).toBe(false);
      const params = { orderId, paper: "lawful-use" as const, invoiceCode: "" };
      const { code } = await shop.call(order.issueOrderPaperTicket, params, { token });
      expect(code).toBe(codes.notFound);
    },
  );

  test("the contract of a cancelled order has no goods and costs nothing", async () => {
    const { contract } = await made("cancelled");
    expect(rowsOf(contract)).toEqual([]);
    expect(factsIn(contract)).toMatchObject({ "合计（含税）": "¥0.00", "合计（大写）": "零元整" });
  });

  describe("of a list of orders", () => {
    const all = {
      list: "reagent",
      from: "",
      to: "",
      orderCode: "",
      productCode: "",
      casNumber: "",
      customerOrderNumber: "",
      receiver: "",
      payment: "all",
      review: "all",
      relatedOrderCode: "",
    } as const;
    const ticketFor = (params: Partial<ParamsOf<typeof order.issueClaimPackTicket>>) =>
      shop.call(order.issueClaimPackTicket, { ...all, ...params }, { token });

    test("the archive has a summary, and a folder for each order that matches and was not cancelled", async () => {
      const { data } = await ticketFor({});
      const { rawPayload } = await shop.server.inject({ method: "GET", url: data.url });
      const files = unzipSync(rawPayload);
      const folders = new Set(Object.keys(files).map((path) => path.split("/")[0]));
      expect(folders).toEqual(new Set(["MK1", "MK2", "MK5", "MK6", "报销汇总.pdf"]));
      const summary = pdfText(Buffer.from(files["报销汇总.pdf"] ?? []));
      // 282.00 after the return, 200.00 after the refund, and twice 10.00.
      for (const text of ["MK1", "282.00", "¥502.00"]) expect(summary).toContain(text);
    });

    test("the filters of the list choose the orders", async () => {
      const { data } = await ticketFor({ orderCode: "MK2" });
      const { rawPayload } = await shop.server.inject({ method: "GET", url: data.url });
      expect(Object.keys(unzipSync(rawPayload)).filter((path) => /MK[15]/u.test(path))).toEqual([]);
    });

    test.each([
      ["no order matches", { orderCode: "MK9" }],
      ["only cancelled ones match", { orderCode: "MK3" }],
      ["it is another customer's", { orderCode: "MK4" }],
      ["the list has none", { list: "instrument" }],
    ] as const)("there is none where %s", async (_, params) => {
      expect(await ticketFor(params)).toMatchObject({
        code: codes.notFound,
        message: "没有可下载的订单：已取消的订单没有报销资料。",
      });
    });

    test("more than 50 orders are refused", async () => {
      const many = Array.from({ length: 51 }, (_, at) =>
        orderRow({
          customer_id: "lin",
          created_at: shop.clock.time,
          id: `many-${at}`,
          code: `MANY${at}`,
        }),
      );
      await shop.database.transact((tx) => tx.insertInto("orders").values(many).execute());
      expect(await ticketFor({ orderCode: "MANY" })).toMatchObject({ code: codes.badRequest });
      expect((await ticketFor({ orderCode: "MANY1" })).code).toBe(codes.success);
    });

    test("a ticket opens once, and not after a minute", async () => {
      const { data } = await ticketFor({ orderCode: "MK2" });
      await shop.server.inject({ method: "GET", url: data.url });
      const late = await ticketFor({ orderCode: "MK2" });
      shop.clock.time += 61_000;
      for (const { url } of [data, late.data]) {
        const again = await shop.server.inject({ method: "GET", url });
        expect(again.json()).toMatchObject({ code: codes.notFound });
      }
    });
  });

  test("there are no papers of another customer's order", async () => {
    for (const paper of ["contract", "goods-list", "lawful-use"] as const) {
      const params = { orderId: "others", paper, invoiceCode: "" };
      const { code } = await shop.call(order.issueOrderPaperTicket, params, { token });
      expect(code).toBe(codes.notFound);
    }
  });
});
