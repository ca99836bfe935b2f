import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CommanderError } from "@commander-js/extra-typings";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { addReturn } from "../areas/return/apply.ts";
import { writePrecursor } from "../customers/precursor.ts";
import { addUpload, fileDocuments } from "../customers/uploads.ts";
import type { Database } from "../database/database.ts";
import { whileFilling } from "../database/filling.ts";
import { book } from "../ordering/balance/ledger.ts";
import { onDefaultDatabase } from "../testing/databases.ts";
import { completeFiling } from "../testing/filings.ts";
import { packIds } from "../testing/fixture.ts";
import { operateIn } from "../testing/operate.ts";
import { addGiftOrder, giftCodes, orchardIn } from "../testing/orchard.ts";
import { lineRow, orderRow } from "../testing/orders.ts";
import { openShop } from "../testing/shop.ts";
import type { TestShop } from "../testing/shop.ts";
import { operate } from "./operate.ts";

const now = Date.parse("2026-11-21T03:00:00Z");

/** Runs the operator's command where no shop is to be opened, and returns the help that it prints. */
async function printed(...args: readonly string[]): Promise<string> {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  try {
    await operate(args, () => Promise.reject(new Error("A shop was opened.")));
  } catch (failure) {
    if (!(failure instanceof CommanderError && failure.exitCode === 0)) throw failure;
    return write.mock.calls.map(([text]) => text).join("");
  } finally {
    write.mockRestore();
  }
  throw new Error("No help was printed.");
}

describe("arguments of the operator's command", () => {
  test.each([
    [["fly"], "unknown command 'fly'"],
    [["constructor"], "unknown command 'constructor'"],
    [["revieww"], "Did you mean review?"],
    [["review"], "Name orders, or --all."],
    [["review", "MK1", "--all"], "Name orders, or --all."],
    [["refund", "MK1", "A-1"], "missing required argument 'QUANTITY'"],
    [["show", "MK1", "MK2"], "too many arguments"],
    [["ship"], "Name an order, or --file."],
    [["ship", "MK1", "--file", "parcels.csv"], "Name either an order, or --file."],
    [["ship", "--file", "missing.csv"], "There is no such file"],
    [["paid", "MK1", "--check"], "--check is for --file only."],
    [["review", "MK1", "--company", "x"], "unknown option '--company'"],
    [["orders", "--colour", "red"], "unknown option '--colour'"],
    [["orders", "--limit"], "'--limit <N>' argument missing"],
    [["orders", "--from", "21.11.2026"], "Write a day such as 2026-11-21."],
    [["orders", "--limit", "many"], "Write a whole number"],
    [["orders", "--waiting", "rain"], "payment, review, shipping, invoice"],
    [["ship", "MK1", "--company", "Express"], "--number is missing."],
    [["ship", "MK1", "--company", " ", "--number", "7"], "'--company <NAME>' argument ' '"],
    [["accept", "lin@shop.example", "constructor"], "explosive, drug, university"],
  ])("the command %j is refused with the reason, and opens no shop", async (args, message) => {
    await expect(printed(...args)).rejects.toThrow(message);
  });

  test.each([[[]], [["--help"]], [["-h"]]])(
    "the command %j shows every command that the manual names, and no other",
    async (args) => {
      const manual = readFileSync(
        new URL("../../../../docs/operations.md", import.meta.url),
        "utf8",
      );
      const table = manual.slice(manual.indexOf("| Command "), manual.indexOf("\nFILING is "));
      const named = [...table.matchAll(/^\| `(?<name>[\w-]+)/gmu)].map(([, name]) => name);
      const shown = [...(await printed(...args)).matchAll(/^ {2}(?<name>[a-z][\w-]*) /gmu)];
      expect(new Set(shown.map(([, name]) => name))).toEqual(new Set([...named, "help"]));
    },
  );

  test.each([
    [
      ["ship", "-h"],
      ["operator ship [options] [ORDER]", "--line <CODE=QUANTITY[@BATCH]>"],
    ],
    [
      ["help", "accept"],
      ["operator accept [options] <EMAIL> <FILING>", '"explosive", "drug"'],
    ],
  ])("the command %j shows the arguments and options of one command", async (args, parts) => {
    const help = await printed(...args);
    for (const part of parts) expect(help).toContain(part);
  });
});

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let database: Database;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    database = shop.database;
    await database.transact(async (tx) => {
      await tx
        .insertInto("orders")
        .values(
          orderRow({
            id: "o",
            code: "MK2026112100001",
            customer_id: "lin",
            created_at: now,
            goods_amount: 3000,
            amount: 3000,
          }),
        )
        .execute();
      await tx
        .insertInto("order_lines")
        .values(
          lineRow({
            order_id: "o",
            product_code: "E100001-500mL",
            product_id: packIds.ethanol500,
            quantity: 3,
            amount: 3000,
          }),
        )
        .execute();
    });
  });
  afterAll(() => shop.close());

  const operator = (...args: readonly string[]) => operateIn(shop, ...args);
  const ORDER = "mk2026112100001";

  test("the orders are not listed while the shop still fills its data, and after a start that failed", async () => {
    await expect(
      whileFilling(database, async () => {
        await expect(operator("orders")).rejects.toThrow("The shop still fills its data.");
        throw new Error("The disk is full.");
      }),
    ).rejects.toThrow("The disk is full.");
    await expect(operator("orders")).rejects.toThrow("if it was stopped before, start it again.");
    await whileFilling(database, () => Promise.resolve());
    expect(await operator("orders")).toContain("MK2026112100001");
  });

  test("an order is paid, reviewed, shipped, terminated, refunded and invoiced", async () => {
    expect(await operator("orders", "--waiting", "payment")).toContain("MK2026112100001");
    expect(await operator("orders", "--waiting", "review")).toBe("There are no such orders.");
    await expect(operator("review", ORDER)).rejects.toThrow("not been paid yet");
    expect(await operator("paid", ORDER)).toContain("30.00 RMB were received by bank transfer.");
    await expect(operator("paid", ORDER)).rejects.toThrow("does not wait to be paid");
    expect(await operator("review", ORDER)).toContain("The order is reviewed.");
    await expect(operator("ship", ORDER)).rejects.toThrow("--company");
    const sent = ["ship", ORDER, "--company", "Express", "--number", "7", "--line"];
    await expect(operator(...sent, "E100001-500mL")).rejects.toThrow("CODE=QUANTITY");
    await expect(operator(...sent, "E100001-500mL=9")).rejects.toThrow("more than waits");
    expect(await operator(...sent, "E100001-500mL=2@C1")).toMatch(/Shipment PK\d+ is on its way/u);
    const [parcel = ""] = /PK\d+/u.exec(await operator("show", ORDER)) ?? [];
    const correct = ["parcel-correct", parcel.toLowerCase(), "--company", "SF", "--number"];
    const corrected = await operator(...correct, "8");
    expect(corrected).toContain(`Parcel ${parcel} now has SF, 8.`);
    expect(corrected).toMatch(new RegExp(`shipped +${parcel} Express 7$`, "mu"));
    expect(corrected).toMatch(new RegExp(`parcel-corrected +${parcel} SF 8$`, "mu"));
    await expect(operator(...correct, "8")).rejects.toThrow("has this courier and number already");
    await expect(operator(...correct)).rejects.toThrow("argument missing");
    const delivered = await operator("parcel-delivered", parcel.toLowerCase());
    expect(delivered).toMatch(new RegExp(`${parcel} +done +delivered by SF, 8`, "u"));
    expect(await operator("parcel-delivered", parcel)).toMatch(/known +was delivered/u);
    const shown = await operator("show", ORDER);
    expect(shown.match(new RegExp(`delivered +${parcel} SF 8$`, "gmu"))).toHaveLength(1);
    expect(await operator("parcel-delivered", "PK404")).toMatch(/^Parcel .*\nPK404 +failed /u);
    expect(await operator("orders", "--waiting", "shipping", "--limit", "1")).toContain("30.00");
    expect(await operator("terminate", ORDER, "E100001-500mL")).toContain("10.00 RMB were given");
    expect(await operator("refund", ORDER, "E100001-500mL", "1")).toContain("10.00 RMB were given");
    expect(await operator("orders", "--waiting", "shipping")).toBe("There are no such orders.");
    expect(
      await operator("orders", "--waiting", "invoice", "--customer", "LIN@shop.example"),
    ).toMatch(/^Order .*\nMK/u);
    expect(await operator("invoice", ORDER, "--sent")).toMatch(/Invoice FP\d+ is issued/u);
    await expect(operator("invoice", ORDER)).rejects.toThrow("Nothing of this waits");
    expect(await operator("orders", "--waiting", "invoice")).toBe("There are no such orders.");
    expect(await operator("close", ORDER)).toContain("Nothing was to be given back.");
    const output = await operator("show", ORDER);
    expect(output).toContain("20.00 refunded");
    expect(output).toMatch(/E100001-500mL\s+3\s+2\s+2\s+0\s+1\s+terminated/u);
  });

  test("lists are printed as comma-separated values or JSON, of a day and by pages", async () => {
    const header = "Order,Placed,Kind,Review,Payment,Amount,Customer";
    const csv = (await operator("orders", "--csv")).split("\n");
    expect(csv[0]).toBe(header);
    expect(csv).toContainEqual(
      expect.stringMatching(/^MK2026112100001,.*,30\.00,lin@shop\.example$/u),
    );
    const all = JSON.parse(await operator("orders", "--json")) as { readonly order: string }[];
    expect(all).toContainEqual(
      expect.objectContaining({ order: "MK2026112100001", amount: "30.00" }),
    );
    const pages = ["1", "2"].map((page) =>
      operator("orders", "--json", "--limit", "1", "--page", page),
    );
    const [first, second] = (await Promise.all(pages)).map((text) => JSON.parse(text) as unknown[]);
    expect([...(first ?? []), ...(second ?? [])]).toEqual(all.slice(0, 2));
    expect(await operator("orders", "--json", "--to", "2026-11-20")).toBe("[]");
    expect(await operator("orders", "--csv", "--to", "2026-11-20")).toBe(header);
    expect(await operator("orders", "--from", "2026-11-21")).toContain("MK2026112100001");
    expect(await operator("gift-orders", "--csv")).toMatch(/^Gift order,/u);
  });

  test("an order is shown with all that is needed to send it, to write its invoice and to answer questions", async () => {
    await database.transact(async (tx) => {
      const order = {
        id: "whole",
        code: "MK2026112100077",
        customer_id: "lin",
        created_at: now,
        customer_order_number: "PO-2026-77",
        note: "周五前送达",
        receiver: "林一",
        mobile: "13800000001",
        phone: "010-62785001",
        postcode: "100871",
        province_name: "北京市",
        city_name: "北京市",
        district_name: "海淀区",
        street: "颐和园路5号",
        coupon_amount: 500,
        freight: 1500,
        amount: 4000,
        goods_amount: 3000,
        invoice_type: "vat-special",
        invoice_title: "燕园试剂公司",
        invoice_tax_number: "91110108MA01ABCD2E",
        invoice_bank: "中国银行海淀支行",
        invoice_bank_account: "6222 0001",
        invoice_address: "中关村大街1号",
        invoice_phone: "010-62785002",
        is_invoice_with_goods: 0,
        invoice_receiver: "财务王",
        invoice_mobile: "13900000002",
        invoice_postcode: "100080",
        invoice_street: "海淀路2号",
      } as const;
      await tx.insertInto("orders").values(orderRow(order)).execute();
      const line = { order_id: "whole", product_code: "E100001-500mL", quantity: 3, price: 1000 };
      const own = { pack: "500mL", name_zh: "乙醇", customer_item_number: "A-17", amount: 3000 };
      await tx
        .insertInto("order_lines")
        .values(lineRow({ ...line, ...own, sent_quantity: 2 }))
        .execute();
      const parcel = { order_id: "whole", code: "CK77", shipped_at: now };
      await tx
        .insertInto("shipments")
        .values({ ...parcel, express_company: "顺丰", express_number: "SF77" })
        .execute();
      await tx
        .insertInto("shipment_lines")
        .values({
          order_id: "whole",
          shipment_code: "CK77",
          position: 0,
          quantity: 2,
          batch_code: "C3",
        })
        .execute();
    });
    const output = await operator("show", "mk2026112100077");
    for (const part of [
      "PO-2026-77",
      "周五前送达",
      "林一, 13800000001, 010-62785001, 100871 北京市海淀区 颐和园路5号",
      "40.00 RMB, goods 30.00, coupon 5.00, freight 15.00",
      "VAT special invoice, 燕园试剂公司, 91110108MA01ABCD2E",
      "中国银行海淀支行, 6222 0001",
      "中关村大街1号, 010-62785002",
      "财务王, 13900000002, 100080 海淀路2号",
    ]) {
      expect(output).toContain(part);
    }
    expect(output).toMatch(
      /E100001-500mL\s+3\s+2\s+0\s+1\s+0\s+\S+\s+10\.00\s+30\.00\s+500mL\s+A-17\s+乙醇/u,
    );
    expect(output).toMatch(/CK77\s+\S+\s+顺丰\s+SF77\s+E100001-500mL\s+2\s+C3/u);
  });

  test("a gift order is confirmed and shipped, and another one cancelled", async () => {
    const orchard = orchardIn(database, () => now);
    await orchard.give("lin", 1000);
    await database.transact(async (tx) => {
      const gift = await tx
        .selectFrom("gifts")
        .selectAll()
        .where("code", "=", giftCodes.flask)
        .executeTakeFirstOrThrow();
      for (const id of ["MG1", "MG2", "MG3"])
        await addGiftOrder(tx, { gift, id, customerId: "lin", now });
      await tx.updateTable("gift_orders").set({ paid_at: now }).where("id", "<>", "MG3").execute();
    });
    expect(await operator("gift-orders")).toMatch(/^MG1 .* unconfirmed\s+paid\s+100 grains/mu);
    expect(await operator("gift-orders")).not.toContain("MG3");
    expect(await operator("gift-orders", "--all", "--customer", "lin@shop.example")).toContain(
      "MG3",
    );
    await expect(operator("gift-confirm", "mg3")).rejects.toThrow("does not allow this step");
    expect(await operator("gift-confirm", "mg1")).toContain("The gift order is confirmed.");
    await expect(operator("gift-ship", "mg1")).rejects.toThrow("--company");
    expect(await operator("gift-ship", "mg1", "--company", "SF", "--number", "7")).toContain(
      "Parcel: SF, 7",
    );
    expect(await operator("gift-cancel", "mg2")).toContain("100 grains were returned.");
    expect(await operator("gift-cancel", "mg3")).toContain("No grains were to be returned.");
    await expect(operator("gift-cancel", "mg1")).rejects.toThrow("does not allow this step");
    expect(await operator("gift-orders")).toBe("No gift order waits.");
    expect(await operator("gift-order", "mg1")).toMatch(/G1\s+1\s+保温杯/u);
    await expect(operator("gift-order", "MG404")).rejects.toThrow("There is no gift order MG404.");
  });

  test.each([
    [["show", "MK1"], "There is no order MK1."],
    [["parcel-correct", "PK1", "--company", "SF", "--number", "8"], "There is no parcel PK1."],
    [["refund", ORDER, "E100001-500mL", "0"], "Write a whole number"],
    [["pages", "--days", "31"], "stored for 30 days"],
    [["pages", "--days", "1e1"], "Write a whole number"],
  ])("the command %j is refused with the reason", async (args, message) => {
    await expect(operator(...args)).rejects.toThrow(message);
  });

  test("the pages that were viewed most are listed", async () => {
    expect(await operator("pages")).toBe("No page was viewed.");
    for (const page of ["/", "/products/E100001", "/products/E100001"]) {
      await shop.database.transact((tx) =>
        tx
          .insertInto("browse_events")
          .values({
            id: randomUUID(),
            customer_id: null,
            device_id: "a",
            page,
            previous_page: "",
            relation: "",
            created_at: now,
          })
          .execute(),
      );
    }
    expect((await operator("pages", "--days", "30", "--limit", "1")).split("\n")).toEqual([
      "Views  Devices  Page",
      "2      1        /products/E100001",
    ]);
  });

  test("converts points into grains, as many as there are points for (decisions, earning and converting points)", async () => {
    const earned = { account: "integral", amount: 250, reason: "earned" } as const;
    await database.transact((tx) => book(tx, { ...earned, customerId: "wang", now }));
    const convert = (grains: string) => operator("convert", "Wang@shop.example", grains);
    expect(await convert("2")).toBe("200 points were converted to 2 grains.");
    await expect(convert("1")).rejects.toThrow("not enough points");
    await expect(convert("0")).rejects.toThrow("Write a whole number");
    await expect(operator("convert", "nobody@shop.example", "1")).rejects.toThrow("no customer");
  });

  describe("returns", () => {
    const PRODUCT = "E100001-500mL";
    const RETURNS = ["TH2026112100001", "TH2026112100002", "TH2026112100003"] as const;
    const [first, second, third] = RETURNS;
    const IMPOSSIBLE = "This is not possible at the current status of the return.";
    const NOT_RECEIVED = "No goods were received that can go back into stock.";

    beforeAll(() =>
      database.transact(async (tx) => {
        const order = { id: "r", code: "MK2026112100009", customer_id: "wang", created_at: now };
        const sums = { goods_amount: 3000, amount: 3000 };
        await tx
          .insertInto("orders")
          .values(orderRow({ ...order, ...sums, review: "reviewed", payment: "paid" }))
          .execute();
        const units = { quantity: 3, sent_quantity: 3, reserved_quantity: 0, amount: 3000 };
        const line = { order_id: "r", product_code: PRODUCT, product_id: packIds.ethanol500 };
        await tx
          .insertInto("order_lines")
          .values(lineRow({ ...line, ...units, state: "shipped" }))
          .execute();
        for (const id of RETURNS) {
          const goods = { position: 0, batchCode: "C1", quantity: 1, openedQuantity: 1 };
          await addReturn(
            tx,
            {
              id,
              orderId: "r",
              customerId: "wang",
              reason: "Leaks",
              goods: [{ ...goods, remark: "No cap" }],
            },
            now,
          );
        }
      }),
    );

    test("returns are listed, shown, approved, received and refunded once, with their goods back in stock", async () => {
      const stock = () =>
        database.read
          .selectFrom("packs")
          .select("stock")
          .where("id", "=", packIds.ethanol500)
          .executeTakeFirstOrThrow();
      const before = await stock();
      expect(await operator("returns", "--customer", "WANG@shop.example")).toMatch(
        new RegExp(`^${first} .* pending .*\\n${second} .*\\n${third} `, "mu"),
      );
      const shown = await operator("return", first.toLowerCase());
      expect(shown).toContain("pending  of MK2026112100009");
      expect(shown).toMatch(/E100001-500mL\s+C1\s+1\s+1\s+No cap/u);
      await expect(operator("return-finish", first)).rejects.toThrow(IMPOSSIBLE);
      expect(await operator("return-approve", first)).toContain("The return is approved.");
      expect(await operator("return-receive", first)).toContain("have arrived.");
      expect(await operator("return-finish", first, "--restock")).toContain("10.00 RMB were given");
      await expect(operator("return-finish", first, "--restock")).rejects.toThrow(IMPOSSIBLE);
      expect((await stock()).stock).toBe(before.stock + 1);
      expect(await operator("return", first)).toContain("10.00 RMB were refunded.");
      expect(await operator("returns", "--limit", "1")).toMatch(new RegExp(`^${second} `, "mu"));
    });

    test("returns are refused with a reason, closed, and completed while the customer keeps the goods", async () => {
      await expect(operator("return-refuse", second, " ")).rejects.toThrow("Write the reason");
      expect(await operator("return-refuse", second, "Opened by mistake.")).toContain("is refused");
      expect(await operator("return", second)).toContain("Refused: Opened by mistake.");
      await expect(operator("return-close", second)).rejects.toThrow(IMPOSSIBLE);
      expect(await operator("return-approve", third, "--kept")).toContain("approved");
      await expect(operator("return-finish", third, "--restock")).rejects.toThrow(NOT_RECEIVED);
      expect(await operator("return-finish", third)).toContain("10.00 RMB were given");
      expect(await operator("returns")).toBe("There are no such returns.");
      expect((await operator("returns", "--all")).split("\n")).toHaveLength(1 + 3);
      await expect(operator("return", "TH1")).rejects.toThrow("There is no return TH1.");
    });
  });

  describe("filings", () => {
    beforeAll(() =>
      database.transact(async (tx) => {
        await writePrecursor(
          tx,
          { kind: "drug", filing: completeFiling, customerId: "lin", language: "en", now },
          shop.vault,
        );
        const id = "d".repeat(48);
        const upload = { fileName: "licence.pdf", mediaType: "application/pdf", now };
        await addUpload(tx, { id, ...upload, slot: "drug-licence", customerId: "lin" });
        await fileDocuments(tx, "lin", [{ slot: "drug-licence", id }]);
      }),
    );

    test("filings are listed, shown with ID numbers and files, accepted, withdrawn and mailed", async () => {
      expect(await operator("filings")).toMatch(/^lin@shop\.example {2}drug {4}pending/mu);
      const shown = await operator("filing", "LIN@shop.example", "drug");
      expect(shown).toContain(completeFiling.handlerIdNumber);
      expect(shown).toContain(join(shop.filesFolder, "d".repeat(48)));
      expect(await operator("accept", "lin@shop.example", "drug")).toContain("is accepted");
      expect(await operator("filings")).toBe("No filing waits.");
      expect(await operator("filings", "--all")).toContain("accepted");
      expect((await shop.mails()).at(-1)).toMatchObject({
        to: "lin@shop.example",
        subject: "Your filing of drug precursors was accepted",
      });
      await operator("refuse", "lin@shop.example", "drug", "The record has expired.");
      expect(await operator("filing", "lin@shop.example", "drug")).toContain(
        "Refused: The record has expired.",
      );
    });

    test("a filing of explosive precursors is shown with the licence to buy highly toxic chemicals", async () => {
      await database.transact(async (tx) => {
        await writePrecursor(
          tx,
          { kind: "explosive", filing: completeFiling, customerId: "wang", language: "en", now },
          shop.vault,
        );
        const id = "e".repeat(48);
        const upload = { fileName: "poisons.pdf", mediaType: "application/pdf", now };
        await addUpload(tx, { id, ...upload, slot: "poison-licence", customerId: "wang" });
        await fileDocuments(tx, "wang", [{ slot: "poison-licence", id }]);
      });
      const shown = await operator("filing", "wang@shop.example", "explosive");
      expect(shown).toMatch(/^poison-licence {2}poisons\.pdf {2}/mu);
      expect(shown).toContain(join(shop.filesFolder, "e".repeat(48)));
    });

    test.each([
      [["accept", "lin@shop.example", "drug"], "No filing drug of lin@shop.example waits."],
      [["accept", "lin@shop.example", "explosive"], "No filing explosive of"],
      [["filing", "lin@shop.example", "university"], "has no filing university"],
      [["filing", "nobody@shop.example", "drug"], "There is no customer"],
      [["refuse", "lin@shop.example", "drug", " "], "Write the reason"],
      [["refuse", "lin@shop.example", "drug", "two\nlines"], "Write the reason"],
    ])("the command %j is refused with the reason", async (args, message) => {
      await expect(operator(...args)).rejects.toThrow(message);
    });
  });
});
