import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { book } from "../areas/balance/ledger.ts";
import type { Database } from "../database/database.ts";
import { onDefaultDatabase } from "../testing/databases.ts";
import { packIds } from "../testing/fixture.ts";
import { lineRow, orderRow } from "../testing/orders.ts";
import { openShop } from "../testing/shop.ts";
import type { TestShop } from "../testing/shop.ts";
import { help, parseCommand, runCommand } from "./run.ts";

const now = Date.parse("2026-11-21T03:00:00Z");

describe("arguments of the operator's command", () => {
  test.each([[[]], [["--help"]], [["ship", "-h"]]])("%j shows the help", (args) => {
    expect(parseCommand(args)).toBeUndefined();
  });

  test.each([
    [["fly"], "There is no step fly"],
    [["constructor"], "There is no step constructor"],
    [["review"], "Write: operator review ORDER"],
    [["refund", "MK1", "A-1"], "Write: operator refund ORDER CODE QUANTITY"],
    [["review", "MK1", "--company", "x"], "review knows no --company"],
    [["orders", "--colour", "red"], "--colour"],
  ])("%j is refused with the reason", (args, message) => {
    expect(() => parseCommand(args)).toThrow(message);
  });

  test("the help names every step", () => {
    for (const step of [
      "orders",
      "show",
      "paid",
      "review",
      "ship",
      "terminate",
      "refund",
      "convert",
    ])
      expect(help).toContain(`operator ${step}`);
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

  const operator = async (...args: readonly string[]) => {
    const command = parseCommand(args);
    if (!command) throw new Error("The arguments ask for help.");
    return (await runCommand(database, command, now)).join("\n");
  };
  const ORDER = "mk2026112100001";

  test("an order is paid, reviewed, shipped, terminated, refunded and invoiced", async () => {
    expect(await operator("orders", "--waiting", "payment")).toContain("MK2026112100001");
    expect(await operator("orders", "--waiting", "review")).toBe("There are no such orders.");
    await expect(operator("review", ORDER)).rejects.toThrow("not paid yet");
    expect(await operator("paid", ORDER)).toContain("30.00 RMB were received by bank transfer.");
    await expect(operator("paid", ORDER)).rejects.toThrow("does not wait to be paid");
    expect(await operator("review", ORDER)).toContain("The order is reviewed.");
    await expect(operator("ship", ORDER)).rejects.toThrow("--company");
    const sent = ["ship", ORDER, "--company", "Express", "--number", "7", "--line"];
    await expect(operator(...sent, "E100001-500mL")).rejects.toThrow("CODE=QUANTITY");
    await expect(operator(...sent, "E100001-500mL=9")).rejects.toThrow("more than waits");
    expect(await operator(...sent, "E100001-500mL=2@C1")).toMatch(/Shipment PK\d+ is on its way/u);
    expect(await operator("orders", "--waiting", "shipping", "--limit", "1")).toContain("30.00");
    expect(await operator("terminate", ORDER, "E100001-500mL")).toContain("10.00 RMB were given");
    expect(await operator("refund", ORDER, "E100001-500mL", "1")).toContain("10.00 RMB were given");
    expect(await operator("orders", "--waiting", "shipping")).toBe("There are no such orders.");
    expect(
      await operator("orders", "--waiting", "invoice", "--customer", "LIN@shop.example"),
    ).toMatch(/^MK/u);
    expect(await operator("invoice", ORDER, "--sent")).toMatch(/Invoice FP\d+ is issued/u);
    await expect(operator("invoice", ORDER)).rejects.toThrow("Nothing of this waits");
    expect(await operator("orders", "--waiting", "invoice")).toBe("There are no such orders.");
    expect(await operator("close", ORDER)).toContain("Nothing was to be given back.");
    const output = await operator("show", ORDER);
    expect(output).toContain("20.00 refunded");
    expect(output).toMatch(/E100001-500mL\s+3\s+2\s+2\s+0\s+terminated/u);
  });

  test.each([
    [["show", "MK1"], "There is no order MK1."],
    [["refund", ORDER, "E100001-500mL", "0"], "0 is no quantity"],
    [["orders", "--waiting", "rain"], "not for rain"],
  ])("%j is refused with the reason", async (args, message) => {
    await expect(operator(...args)).rejects.toThrow(message);
  });

  test("converts points into grains, as many as there are points for (decisions, earning and converting points)", async () => {
    const earned = { account: "integral", amount: 250, reason: "earned" } as const;
    await database.transact((tx) => book(tx, { ...earned, customerId: "wang", now }));
    const convert = (grains: string) => operator("convert", "Wang@shop.example", grains);
    expect(await convert("2")).toBe("200 points were turned into 2 grains.");
    await expect(convert("1")).rejects.toThrow("not enough points");
    await expect(convert("0")).rejects.toThrow("0 is no quantity");
    await expect(operator("convert", "nobody@shop.example", "1")).rejects.toThrow("no customer");
  });
});
