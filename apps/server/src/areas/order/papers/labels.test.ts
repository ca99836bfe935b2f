import { codes } from "@reagent/api/contract/envelope";
import * as order from "@reagent/api/contract/order";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Labels } from "../../../ports/documents/label.ts";
import { onDefaultDatabase } from "../../../testing/databases.ts";
import { customers } from "../../../testing/fixture.ts";
import { lineRow, orderRow } from "../../../testing/orders.ts";
import { openShop, type TestShop } from "../../../testing/shop.ts";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  const printed: Labels[] = [];

  beforeAll(async () => {
    shop = await openShop(makePlace, {
      pdfPrinter: {
        print: async (document) => {
          printed.push(document as Labels);
          return Buffer.from("%PDF-");
        },
        close: async () => {},
      },
    });
    token = await shop.logIn(customers.lin);
    const placed = { customer_id: "lin", created_at: shop.clock.time } as const;
    await shop.database.transact(async (tx) => {
      await tx
        .insertInto("orders")
        .values([
          orderRow({ ...placed, id: "sent", code: "MK1" }),
          orderRow({ ...placed, id: "waiting", code: "MK2" }),
          orderRow({ ...placed, id: "many", code: "MK3" }),
          orderRow({ ...placed, id: "others", code: "MK4", customer_id: "wang" }),
        ])
        .execute();
      const ethanol = { product_code: "E100001-500mL", pack: "500mL", state: "shipped" } as const;
      await tx
        .insertInto("order_lines")
        .values([
          lineRow({ ...ethanol, order_id: "sent", quantity: 3, sent_quantity: 3 }),
          lineRow({
            ...ethanol,
            order_id: "sent",
            position: 1,
            product_code: "E100001-2.5L",
            pack: "4×2.5L",
          }),
          lineRow({ ...ethanol, order_id: "sent", position: 2 }),
          lineRow({ ...ethanol, order_id: "waiting", state: "open" }),
          lineRow({ ...ethanol, order_id: "many", quantity: 201, sent_quantity: 201 }),
          lineRow({ ...ethanol, order_id: "others" }),
        ])
        .execute();
      for (const id of ["sent", "many"]) {
        await tx
          .insertInto("shipments")
          .values({
            order_id: id,
            code: `PK-${id}`,
            express_company: "示例速运",
            express_number: "SE1",
            shipped_at: shop.clock.time,
          })
          .execute();
      }
      const batch = { shipment_code: "PK-sent", order_id: "sent", batch_code: "C15482130" };
      await tx
        .insertInto("shipment_lines")
        .values([
          { ...batch, position: 0, quantity: 3 },
          { ...batch, position: 1, quantity: 1 },
          { ...batch, position: 2, quantity: 1, batch_code: "" },
          { ...batch, shipment_code: "PK-many", order_id: "many", position: 0, quantity: 201 },
        ])
        .execute();
      // One came back, and another one was refunded and stays.
      for (const goods of ["sent-back", "kept"] as const) {
        await tx
          .insertInto("returns")
          .values({
            id: goods,
            order_id: "sent",
            customer_id: "lin",
            code: `TH-${goods}`,
            status: "completed",
            goods,
            reason: "",
            refusal: "",
            slip_code: null,
            express_number: "",
            created_at: shop.clock.time,
            received_at: null,
            refunded_amount: 1000,
          })
          .execute();
        await tx
          .insertInto("return_lines")
          .values({
            order_id: "sent",
            return_id: goods,
            position: 0,
            batch_code: "C15482130",
            quantity: 1,
            is_opened: 0,
            opened_quantity: 0,
            remark: "",
          })
          .execute();
      }
    });
  });
  afterAll(() => shop.close());

  const ticketFor = (
    orderId: string,
    format: "bottle" | "vial" | "zpl" | "unknown" = "bottle",
    note: string | null = null,
  ) => shop.call(order.issueOrderLabelsTicket, { orderId, format, note }, { token });
  const opened = async (url: string) => shop.server.inject({ method: "GET", url });

  describe("labels of an order", () => {
    test("there is one for each bottle with a batch that did not come back, in a size for the largest", async () => {
      const { data } = await ticketFor("sent", "bottle", " A3 ");
      const { headers } = await opened(data.url);
      expect(headers["content-type"]).toBe("application/pdf");
      const document = printed.at(-1);
      expect(
        document?.labels.map(({ label, copies }) => [label.facts[0], label.note, copies]),
      ).toEqual([
        ["E100001-500mL  500mL", "A3", 2],
        ["E100001-2.5L  2.5L", "A3", 4],
      ]);
      expect(document?.page).toMatchObject({ width: 74, height: 52 });
      expect(document?.labels[0]?.label.address).toContain("/b/E100001-500mL/C15482130");
    });

    test("label printers get the text of all", async () => {
      const { data } = await ticketFor("sent", "zpl");
      const { body, headers } = await opened(data.url);
      expect(headers["content-disposition"]).toContain("attachment");
      expect(body.match(/\^PQ\d+/gu)).toEqual(["^PQ2", "^PQ4"]);
    });

    test("a ticket opens once, and no other order", async () => {
      const { data } = await ticketFor("sent");
      const other = await opened(data.url.replace("order_id=sent", "order_id=many"));
      expect(other.json()).toMatchObject({ code: codes.notFound });
      expect((await opened(data.url)).json()).toMatchObject({ code: codes.notFound });
    });

    test.each([
      ["waiting", codes.notFound, "该订单没有已登记批号的货物"],
      ["many", codes.badRequest, "一次最多打印 200 张标签"],
      ["others", codes.notFound, "没有找到该订单"],
    ])("there are none of the order %s", async (orderId, code, message) => {
      const refused = await ticketFor(orderId);
      expect(refused.code).toBe(code);
      expect(refused.message).toContain(message);
    });

    test("an unknown format is refused", async () => {
      expect((await ticketFor("sent", "unknown")).code).toBe(codes.badRequest);
    });
  });
});
