import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { consignments, type DeliveredLine, sumsByDay, sumsByWarehouse } from "./delivery-sum.ts";
import { fen, sum, times } from "./money.ts";

const line = (changed: Partial<DeliveredLine> = {}): DeliveredLine => ({
  quantity: 1,
  stock: 20,
  delivery: "现货;上海仓，次日送达",
  expectedDelivery: "期货，约4–6周",
  unitPrice: fen(1000),
  ...changed,
});
const rowsOf = (sums: ReturnType<typeof sumsByDay>) =>
  sums.map(({ name, lines, amount }) => [name, lines, amount]);

describe("the sums of an order by delivery", () => {
  it.each([
    ["现货;上海仓，次日送达", "上海仓", "次日送达"],
    ["现货 6；武汉仓，3 天送达", "武汉仓", "3 天送达"],
    ["现货;上海仓，次日送达;武汉仓，3天送达", "上海仓", "次日送达"],
    ["现货;危险品仓，每周二、周五发货", "危险品仓", "每周二、周五发货"],
    ["现货;冷链，每周一至周三发货", "冷链", "每周一至周三发货"],
    ["In stock;Wuhan warehouse, 3 days", "Wuhan warehouse", "3 days"],
    ["现货 >10;上海仓", "上海仓", ""],
    ["现货，当天发货", "", "现货，当天发货"],
    ["期货，约2周", "", "期货，约2周"],
    ["现货", "", ""],
    ["", "", ""],
  ])("read %j as the warehouse %j and the day %j", (delivery, warehouse, day) => {
    expect(rowsOf(sumsByWarehouse([line({ delivery })]))).toEqual([[warehouse, 1, 1000]]);
    expect(rowsOf(sumsByDay([line({ delivery })]))).toEqual([[day, 1, 1000]]);
  });

  it("divide a line by what is in stock and what is beyond it", () => {
    const lines = [line({ quantity: 5, stock: 3 }), line({ quantity: 2 })];
    expect(rowsOf(sumsByWarehouse(lines))).toEqual([
      ["上海仓", 2, 5000],
      ["", 1, 2000],
    ]);
    expect(rowsOf(sumsByDay(lines))).toEqual([
      ["次日送达", 2, 5000],
      ["期货，约4–6周", 1, 2000],
    ]);
  });

  it("count a line without a price, and add nothing for it", () => {
    expect(rowsOf(sumsByDay([line({ unitPrice: undefined }), line()]))).toEqual([
      ["次日送达", 2, 1000],
    ]);
  });

  it("name the soonest day first, and last what has none", () => {
    const days = [
      "",
      "待确认",
      "期货，约4–6周",
      "补货中，预计7天内发货",
      "期货，约2周",
      "next day",
      "3 days",
    ];
    const lines = days.map((expectedDelivery) => line({ stock: 0, expectedDelivery }));
    expect(sumsByDay(lines).map(({ name }) => name)).toEqual([
      "next day",
      "3 days",
      "补货中，预计7天内发货",
      "期货，约2周",
      "期货，约4–6周",
      "待确认",
      "",
    ]);
  });

  it("add up to the whole order, however it is divided", () => {
    const anyLine = fc.record({
      quantity: fc.integer({ min: 1, max: 9999 }),
      stock: fc.integer({ min: -5, max: 20_000 }),
      delivery: fc.constantFrom("现货;上海仓，次日送达", "武汉仓", "现货", ""),
      expectedDelivery: fc.constantFrom("期货，约2周", ""),
      unitPrice: fc.option(fc.integer({ min: 0, max: 10_000_000 }).map(fen), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        const whole = sum(
          lines.flatMap(({ unitPrice, quantity }) =>
            unitPrice === undefined ? [] : times(unitPrice, quantity),
          ),
        );
        for (const sums of [sumsByWarehouse(lines), sumsByDay(lines)])
          expect(sum(sums.map(({ amount }) => amount))).toBe(whole);
      }),
    );
  });
});

describe("the consignments of an order", () => {
  it("hold what comes from one warehouse on one day, the soonest first", () => {
    const hazardous = "现货;危险品仓，每周二、周五发货";
    expect(
      consignments([
        line({ delivery: hazardous }),
        line(),
        line({ delivery: hazardous, quantity: 30 }),
        line({ stock: 0, expectedDelivery: "" }),
      ]),
    ).toEqual([
      { warehouse: "上海仓", day: "次日送达", lines: [1] },
      { warehouse: "危险品仓", day: "每周二、周五发货", lines: [0, 2] },
      { warehouse: "", day: "期货，约4–6周", lines: [2] },
      { warehouse: "", day: "", lines: [3] },
    ]);
  });

  it("makes no consignment of no lines", () => {
    expect(consignments([])).toEqual([]);
  });
});
