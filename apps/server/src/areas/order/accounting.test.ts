import { issueAccountingTicket } from "@reagent/api/contract/accounting";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { accountingMessages } from "@reagent/api/messages/accounting";
import { callMessages } from "@reagent/api/messages/call";
import { TICKET_LIFE_MS } from "@reagent/domain/upload";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startOfDay } from "../../basics/day.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { invoiceRow, lineRow, orderRow } from "../../testing/orders.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

type Asked = ParamsOf<typeof issueAccountingTicket>;

/** More than one page of what is read at a time. */
const MANY = 230;

onEachDatabase((makePlace) => {
  describe("files for accounting", () => {
    let shop: TestShop;
    let token: string;

    beforeAll(async () => {
      shop = await openShop(makePlace);
      token = await shop.logIn(customers.lin);
      const at = startOfDay("2026-03-31") + 23 * 60 * 60 * 1000;
      const next = startOfDay("2026-04-01");
      await shop.database.transact(async (tx) => {
        const own = { customer_id: "lin", created_at: at };
        await tx
          .insertInto("orders")
          .values(
            orderRow({
              ...own,
              id: "march",
              code: "MK1",
              review: "reviewed",
              payment: "paid",
              paid_by: "wechat",
              paid_at: next,
              goods_amount: 11_300,
              coupon_amount: 500,
              freight: 500,
              amount: 11_300,
              vat_permille: 130,
              customer_order_number: "2026-03",
              invoice_title: "=1+1",
              invoice_tax_number: "91310115000000001X",
            }),
          )
          .execute();
        await tx
          .insertInto("orders")
          .values([
            orderRow({ ...own, id: "april", code: "MK2", created_at: next, kind: "instrument" }),
            orderRow({ ...own, id: "others", code: "MK3", customer_id: "wang" }),
            ...Array.from({ length: MANY }, (_, number) =>
              orderRow({
                ...own,
                id: `many-${String(number)}`,
                code: `MM${String(number)}`,
                created_at: startOfDay("2025-01-01"),
              }),
            ),
          ])
          .execute();
        await tx
          .insertInto("order_lines")
          .values([
            lineRow({
              order_id: "march",
              product_code: "E100001-500mL",
              cas: "64-17-5",
              name_zh: "乙<i>醇</i>",
              specification_zh: "水分<0.1%",
              pack: "500mL",
              quantity: 2,
              sent_quantity: 1,
              price: 5650,
              amount: 11_300,
            }),
            lineRow({ order_id: "march", position: 1, product_code: "GONE-1", is_cancelled: 1 }),
            lineRow({
              order_id: "april",
              product_code: "INS-0001-51",
              specification_zh: '{"容量":"5 L"}',
              specification_en: "{}",
            }),
            lineRow({ order_id: "others", product_code: "E100001-500mL" }),
            ...Array.from({ length: MANY }, (_, number) =>
              lineRow({ order_id: `many-${String(number)}`, product_code: "E100001-500mL" }),
            ),
          ])
          .execute();
        await tx
          .updateTable("order_lines")
          .set({ fund: "2026-01" })
          .where("order_id", "=", "march")
          .where("position", "=", 0)
          .execute();
        const issued = { order_id: "march", issued_at: next };
        await tx
          .insertInto("order_invoices")
          .values({
            ...invoiceRow({ ...issued, code: "FP1" }),
            amount: 11_300,
            tax_number: "26312000000012345678",
            tax_day: "2026-04-02",
          })
          .execute();
        await tx
          .insertInto("order_invoices")
          .values({
            ...invoiceRow({ ...issued, code: "FP2" }),
            goods_amount: -11_300,
            amount: -11_300,
            reverses: "FP1",
          })
          .execute();
        await tx
          .insertInto("order_invoices")
          .values([
            invoiceRow({ order_id: "others", code: "FP3", issued_at: next }),
            ...Array.from({ length: MANY }, (_, number) =>
              invoiceRow({
                order_id: `many-${String(number)}`,
                code: `FM${String(number)}`,
                issued_at: startOfDay("2025-02-01"),
              }),
            ),
          ])
          .execute();
      });
    });
    afterAll(() => shop.close());

    const march = { file: "orders", from: "2026-03-01", to: "2026-03-31" } as const;
    const ask = (asked: Asked, language: "cn" | "en" = "cn") =>
      shop.call(issueAccountingTicket, asked, { token, language });
    const opened = (url: string) => shop.server.inject({ method: "GET", url });
    const fetched = async (asked: Asked, language: "cn" | "en" = "en") =>
      opened((await ask(asked, language)).data.url);
    /** The rows as a spreadsheet shows them, without the tab that keeps a cell a text. */
    const rowsOf = async (asked: Asked, language: "cn" | "en" = "en") =>
      parse((await fetched(asked, language)).body, {
        bom: true,
        columns: true,
        cast: (cell) => cell.trim(),
      }) as Record<string, string>[];

    test("the orders of a period are those of its days in Shanghai, of the customer alone, with their tax", async () => {
      expect(await rowsOf(march)).toEqual([
        {
          order: "MK1",
          kind: "Reagents",
          ordered_on: "2026-03-31",
          review: "Reviewed",
          payment: "Paid",
          paid_by: "WeChat Pay",
          paid_on: "2026-04-01",
          customer_po: "2026-03",
          billed_to: "=1+1",
          tax_number: "91310115000000001X",
          goods_cny: "113.00",
          coupon_cny: "5.00",
          freight_cny: "5.00",
          total_with_vat_cny: "113.00",
          net_cny: "100.00",
          vat_cny: "13.00",
          vat_percent: "13",
          refunded_cny: "0.00",
        },
      ]);
    });

    test("the lines of a period have both kinds of goods, with what was sent of them", async () => {
      const rows = await rowsOf({ ...march, file: "lines", to: "2026-04-01" }, "cn");
      expect(rows.map((row) => [row["订单号"], row["行号"], row["货号"], row["状态"]])).toEqual([
        ["MK1", "1", "E100001-500mL", "待发货"],
        ["MK1", "2", "GONE-1", "已取消"],
        ["MK2", "1", "INS-0001-51", "待发货"],
      ]);
      expect(rows[0]).toMatchObject({
        经费号: "2026-01",
        CAS号: "64-17-5",
        品名: "乙醇",
        规格: "水分<0.1%",
        数量: "2",
        "单价（含税，元）": "56.50",
        "金额（含税，元）": "113.00",
        已发货数量: "1",
      });
      expect(rows[2]?.["规格"]).toContain("5 L");
    });

    test("the invoices of a period are those that were issued in it, and a credit note is negative", async () => {
      const rows = await rowsOf({ file: "invoices", from: "2026-04-01", to: "" });
      expect(rows).toMatchObject([
        {
          invoice: "FP1",
          kind: "Invoice",
          reverses: "",
          issued_on: "2026-04-01",
          tax_invoice_number: "26312000000012345678",
          tax_invoice_day: "2026-04-02",
          order: "MK1",
          total_with_vat_cny: "113.00",
        },
        { invoice: "FP2", kind: "Credit note", reverses: "FP1", net_cny: "-100.00" },
      ]);
    });

    test("a file for accounting opens in a spreadsheet with its texts as they are, and its amounts as numbers", async () => {
      const { body, headers } = await fetched(march);
      expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
      expect(headers["content-disposition"]).toBe(
        "attachment; filename*=UTF-8''Orders-2026-03-01-2026-03-31.csv",
      );
      expect(body.startsWith("\uFEFForder,")).toBe(true);
      for (const cell of ['"\t2026-03"', '"\t=1+1"', '"\t91310115000000001X"'])
        expect(body).toContain(cell);
      const notes = await fetched({ ...march, file: "invoices", to: "" });
      expect(notes.body).toContain(",-113.00,-100.00,-13.00,");
      const lines = await fetched({ ...march, file: "lines" });
      expect(lines.body).toContain('"\t64-17-5"');
    });

    test.each(["orders", "lines", "invoices"] as const)(
      "the %s of a long period are all there, each once",
      async (file) => {
        const rows = await rowsOf({ file, from: "2025-01-01", to: "2025-12-31" });
        const codesOf = rows.map((row) => row["order"]);
        expect(codesOf).toHaveLength(MANY);
        expect(new Set(codesOf).size).toBe(MANY);
      },
    );

    test.each([
      ["a period without orders", { from: "2024-01-01", to: "2024-12-31" }],
      ["a period that ends before it begins", { from: "2026-04-01", to: "2026-03-01" }],
      ["a period without invoices", { file: "invoices", to: "2026-03-31" }],
    ] as const)("a file for accounting is refused for %s", async (_, of) => {
      expect(await ask({ ...march, ...of })).toMatchObject({
        code: codes.badRequest,
        message: accountingMessages.nothing.zh,
      });
    });

    test("a file for accounting is refused for an unknown kind", async () => {
      expect(await ask({ ...march, file: "unknown" })).toMatchObject({
        code: codes.badRequest,
        message: callMessages.badRequest.zh,
      });
    });

    test.each([
      ["from=2026-03-01", "from=2025-01-01"],
      ["file=orders", "file=lines"],
      ["file=orders", "file=taxes"],
    ])("the ticket of a file for accounting opens no other: %s as %s", async (from, to) => {
      const { data } = await ask(march);
      expect(data.url).toContain(from);
      expect((await opened(data.url.replace(from, to))).json()).toMatchObject({
        code: codes.notFound,
      });
    });

    test("the ticket of a file for accounting is valid once and for a minute", async () => {
      const { data } = await ask(march);
      expect((await opened(data.url)).headers["content-type"]).toMatch(/csv/u);
      expect((await opened(data.url)).json()).toMatchObject({ code: codes.notFound });
      const late = await ask(march);
      shop.clock.time += TICKET_LIFE_MS + 1;
      expect((await opened(late.data.url)).json()).toMatchObject({ code: codes.notFound });
    });
  });
});
