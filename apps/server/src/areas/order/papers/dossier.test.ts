import { codes } from "@reagent/api/contract/envelope";
import * as order from "@reagent/api/contract/order";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findOrder } from "../../../ordering/orders/find-order.ts";
import { openPdfPrinter } from "../../../ports/documents/pdf-printer.ts";
import { onDefaultDatabase } from "../../../testing/databases.ts";
import { customers } from "../../../testing/fixture.ts";
import { lineRow, orderRow } from "../../../testing/orders.ts";
import { pdfText } from "../../../testing/pdf-text.ts";
import { openShop, PUBLIC_URL, type TestShop } from "../../../testing/shop.ts";
import { dossierOf } from "./dossier.ts";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    const created = { customer_id: "lin", created_at: shop.clock.time };
    await shop.database.transact(async (tx) => {
      await tx
        .insertInto("orders")
        .values([
          orderRow({ ...created, id: "sent", code: "MK1", review: "reviewed" }),
          orderRow({ ...created, id: "pair", code: "MK2", kind: "instrument" }),
          orderRow({ ...created, id: "rare", code: "MK4", receiver: "𠮷川Łucja" }),
          orderRow({ ...created, id: "others", code: "MK3", customer_id: "wang" }),
        ])
        .execute();
      const ethanol = { product_code: "E100001-500mL", name_zh: "乙醇", name_en: "Ethanol" };
      await tx
        .insertInto("order_lines")
        .values([
          lineRow({ ...ethanol, order_id: "sent", quantity: 3 }),
          lineRow({ order_id: "sent", position: 1, product_code: "E100001-4L", quantity: 1 }),
          lineRow({
            order_id: "sent",
            position: 2,
            product_code: "GONE-1",
            name_zh: "停产品",
            state: "terminated",
          }),
          lineRow({
            order_id: "rare",
            product_code: "E100001-4L",
            name_zh: "鿬标样（10⁻⁶ mol⋅L⁻¹）",
          }),
          lineRow({
            order_id: "pair",
            product_code: "INS-0001-51",
            specification_zh: "{}",
            specification_en: "{}",
          }),
        ])
        .execute();
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
      const batch = { shipment_code: "PK1", order_id: "sent", quantity: 1 };
      await tx
        .insertInto("shipment_lines")
        .values([
          { ...batch, position: 0, batch_code: "C15482130", quantity: 2 },
          { ...batch, position: 0, batch_code: "NOT-OURS" },
        ])
        .execute();
    });
  });
  afterAll(() => shop.close());

  const booklet = async (orderId: string, language: "zh" | "en") => {
    const { read } = shop.database;
    const found = await findOrder(read, { customerId: "lin", orderId });
    if (!found) throw new Error(`There is no order ${orderId}.`);
    const { vault, clock } = shop;
    return dossierOf(read, found, { language, now: clock.time, publicUrl: PUBLIC_URL, vault });
  };

  describe("listGoodsPapers", () => {
    test("listGoodsPapers names the batches that were sent of each line, with certificates of the shop's own", async () => {
      const { data } = await shop.call(order.listGoodsPapers, { orderId: "sent" }, { token });
      const [ethanol, waiting, gone] = data.lines;
      expect(ethanol?.batches).toEqual([
        {
          batchCode: "C15482130",
          quantity: 2,
          certificateUrl: expect.stringContaining("batch_code=C15482130") as string,
        },
        { batchCode: "NOT-OURS", quantity: 1, certificateUrl: "" },
      ]);
      expect(ethanol?.safetyDataSheetUrl).toContain("kind=msds&subject=E100001");
      expect(waiting).toMatchObject({ batches: [], state: "open", isCancelled: false });
      expect(gone).toMatchObject({ batches: [], state: "terminated" });
      expect(gone).toMatchObject({ description: "停产品", safetyDataSheetUrl: "" });
    });

    test("listGoodsPapers calls goods that will not be sent terminated, in the contents and on the acceptance sheet", async () => {
      const { chapters } = await booklet("sent", "zh");
      const [contents, , , , , acceptance] = chapters[0]?.sheets.map(({ sheet }) => sheet) ?? [];
      for (const sheet of [contents, acceptance]) {
        const table = sheet?.blocks.find((block) => block.kind === "table");
        const states = table?.rows.flatMap((row) =>
          row.filter((cell) => /^(?:未|已)[发终]/u.test(cell)),
        );
        expect(states).toEqual(["未发货", "已终止"]);
      }
    });

    test("listGoodsPapers has the codes of the batches on the acceptance sheet, each once", async () => {
      const { chapters } = await booklet("sent", "en");
      const codes = chapters[0]?.sheets[5]?.sheet.blocks.find(({ kind }) => kind === "codes");
      expect(codes).toMatchObject({
        codes: [
          {
            address: `${PUBLIC_URL}/en/b/E100001-500mL/C15482130`,
            caption: "E100001-500mL · C15482130",
          },
          { address: `${PUBLIC_URL}/en/b/E100001-500mL/NOT-OURS` },
        ],
      });
    });

    test("listGoodsPapers names no certificates of instruments", async () => {
      const { data } = await shop.call(order.listGoodsPapers, { orderId: "pair" }, { token });
      expect(data.lines).toMatchObject([{ batches: [], safetyDataSheetUrl: "" }]);
    });

    test("listGoodsPapers refuses another customer's order", async () => {
      const { code } = await shop.call(order.listGoodsPapers, { orderId: "others" }, { token });
      expect(code).toBe(codes.notFound);
    });
  });

  describe("the dossier", () => {
    test("the dossier has the order's papers, then for each item its certificates and one safety data sheet", async () => {
      const { chapters } = await booklet("sent", "zh");
      expect(
        chapters.map(({ bookmark, sheets }) => [bookmark, sheets.map((each) => each.bookmark)]),
      ).toEqual([
        ["订单文件", ["目录", "销售确认单", "购销合同（样本）", "货物清单", "开票资料", "验收单"]],
        [
          expect.stringContaining("E100001 乙醇"),
          ["质检报告（CoA） E100001-500mL C15482130", "安全技术说明书 E100001"],
        ],
      ]);
    });

    test("the dossier has the data sheet in the revision that was in force when the goods were sent", async () => {
      const sheetOf = async () => {
        const [, item] = (await booklet("sent", "zh")).chapters;
        return JSON.stringify(item?.sheets.find(({ bookmark }) => bookmark.startsWith("安全")));
      };
      const revise = (revisedAt: number) =>
        shop.database.transact(async (tx) => {
          const item = await tx
            .selectFrom("items")
            .selectAll()
            .where("code", "=", "E100001")
            .executeTakeFirstOrThrow();
          await tx.deleteFrom("sheet_revisions").execute();
          await tx
            .insertInto("sheet_revisions")
            .values({
              item_code: "E100001",
              revision: 2,
              revised_at: revisedAt,
              replaced: JSON.stringify({ ...item, hazard_codes: '["H225"]', sheet_revision: 1 }),
              differences: "[]",
              told_at: revisedAt,
            })
            .execute();
          await tx
            .updateTable("items")
            .set({
              sheet_revision: 2,
              sheet_revised_at: revisedAt,
              hazard_codes: '["H225","H319"]',
            })
            .where("code", "=", "E100001")
            .execute();
        });
      await revise(shop.clock.time - 1);
      expect(await sheetOf()).toContain("H319");
      await revise(shop.clock.time + 1);
      const before = await sheetOf();
      expect(before).toContain("H225");
      expect(before).not.toContain("H319");
    });

    test("the dossier says in its contents what is missing", async () => {
      const [first] = (await booklet("sent", "en")).chapters[0]?.sheets ?? [];
      const table = first?.sheet.blocks.find(({ kind }) => kind === "table");
      expect(table).toMatchObject({
        rows: [
          ["E100001-500mL", "Ethanol", "C15482130", "Included", "Included"],
          ["E100001-500mL", "Ethanol", "NOT-OURS", "None", "Included"],
          ["E100001-4L", "", "", "Not sent", "Included"],
          ["GONE-1", "", "", "Terminated", "None"],
        ],
      });
    });

    test("the dossier opens once with its ticket, as a PDF with bookmarks", async () => {
      for (const paper of ["dossier", "invoice-data", "acceptance"] as const) {
        const params = { orderId: "sent", paper, invoiceCode: "" };
        const { data } = await shop.call(order.issueOrderPaperTicket, params, { token });
        const opened = await shop.server.inject({ method: "GET", url: data.url });
        expect(opened.headers["content-type"]).toBe("application/pdf");
        expect(opened.body.includes("/Outlines")).toBe(paper === "dossier");
        const again = await shop.server.inject({ method: "GET", url: data.url });
        expect(again.json()).toMatchObject({ code: codes.notFound });
      }
    });

    test("the dossier shows names with rare characters, and signs above the line", async () => {
      const shownOn = async (paper: "dossier" | "acceptance") => {
        const params = { orderId: "rare", paper, invoiceCode: "" };
        const { data } = await shop.call(order.issueOrderPaperTicket, params, { token });
        const opened = await shop.server.inject({ method: "GET", url: data.url });
        return pdfText(opened.rawPayload);
      };
      const acceptance = await shownOn("acceptance");
      expect(acceptance).toContain("𠮷川Łucja");
      for (const shown of [acceptance, await shownOn("dossier")]) {
        expect(shown).toContain("鿬标样（10⁻⁶ mol⋅L⁻¹）");
        expect(shown).not.toContain("☒");
      }
    });

    test("the ticket of a dossier opens no other paper and no other order", async () => {
      const params = { orderId: "sent", paper: "acceptance", invoiceCode: "" } as const;
      for (const [from, to] of [
        ["acceptance", "dossier"],
        ["order_id=sent", "order_id=pair"],
      ] as const) {
        const { data } = await shop.call(order.issueOrderPaperTicket, params, { token });
        const opened = await shop.server.inject({ method: "GET", url: data.url.replace(from, to) });
        expect(opened.json()).toMatchObject({ code: codes.notFound });
      }
    });

    test("the dossier of 50 items does not keep a sheet waiting", async () => {
      const printer = openPdfPrinter();
      const { chapters, ...titles } = await booklet("sent", "zh");
      const [papers, item] = chapters;
      const [first] = papers?.sheets ?? [];
      if (!item || !first) throw new Error("The dossier has no sheets.");
      await Promise.all([printer.print({ ...titles, chapters }), printer.print(first.sheet)]);

      const large = { ...titles, chapters: Array.from({ length: 50 }, () => item) };
      const printed: string[] = [];
      await Promise.all([
        printer.print(large).then(() => printed.push("dossier")),
        printer.print(first.sheet).then(() => printed.push("sheet")),
      ]);
      expect(printed).toEqual(["sheet", "dossier"]);
      await printer.close();
    });
  });
});
