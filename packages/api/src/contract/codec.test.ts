import type { fen } from "@reagent/domain/money";
import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, expectTypeOf, it } from "vitest";
import {
  amount,
  type AnyCodec,
  code,
  count,
  entity,
  type EntityOf,
  flag,
  id,
  instant,
  list,
  maybe,
  number,
  optionalAmount,
  requiredAmount,
  text,
} from "./codec.ts";
import { type AnyEndpoint, endpoints } from "./contract.ts";
import { valuesOf } from "./testing/values-of.ts";

/** What arrives of a value. A form carries its file as it is. */
const overTheWire = (value: unknown, kind: AnyEndpoint["kind"]): unknown =>
  kind === "multipart" ? value : JSON.parse(JSON.stringify(value));

describe("every entity of the contract", () => {
  for (const endpoint of endpoints)
    it.each([
      ["parameters", endpoint.params as AnyCodec],
      ["answer", endpoint.answer as AnyCodec],
    ])(`${endpoint.name}: its %s are the same after writing and reading`, (_, codec) => {
      fc.assert(
        fc.property(valuesOf(codec), (value) => {
          const wire = overTheWire(codec.encode(value as never), endpoint.kind);
          expect(v.parse(codec.schema, wire)).toEqual(value);
          expect(v.parse(codec.lenient, wire)).toEqual(value);
        }),
        { numRuns: 50 },
      );
    });
});

describe("a number of the wire", () => {
  const codecs = [count, number, flag, instant];

  it.each([
    "1e3",
    "0x10",
    "0b11",
    "0o7",
    " 5",
    "5 ",
    "+5",
    "1_000",
    "1,000",
    "Infinity",
    "",
    "-",
    ".5",
    "5.",
  ])("a number of the wire is not read from the text %j", (text) => {
    for (const codec of codecs) expect(v.safeParse(codec.schema, text).success).toBe(false);
  });

  it("a number of the wire is read from plain digits and from JSON", () => {
    expect(v.parse(count.schema, "12")).toBe(12);
    expect(v.parse(count.schema, 1e3)).toBe(1000);
    expect(v.parse(number.schema, "-2.50")).toBe(-2.5);
    expect(v.parse(instant.schema, "1780000000")).toBe(1_780_000_000_000);
    expect(v.safeParse(count.schema, "2.5").success).toBe(false);
  });
});

describe("a value with several wire names", () => {
  const Row = entity({ casNumber: ["chem_cas", text, "cas"] });

  it("writes a value under each of its wire names", () => {
    expect(Row.encode({ casNumber: "90-02-8" })).toEqual({ chem_cas: "90-02-8", cas: "90-02-8" });
  });

  it.each([{ chem_cas: "90-02-8", cas: "" }, { chem_cas: "90-02-8" }, { cas: "90-02-8" }])(
    "a value with several wire names is read from %j",
    (wire) => {
      expect(v.parse(Row.schema, wire)).toEqual({ casNumber: "90-02-8" });
      expect(v.parse(Row.lenient, wire)).toEqual({ casNumber: "90-02-8" });
    },
  );
});

describe("an optional amount", () => {
  const Priced = entity({ salesPrice: ["product_sales_price", optionalAmount] });

  it("an optional amount is 0.00 on the wire when there is none", () => {
    expect(Priced.encode({ salesPrice: null })).toEqual({ product_sales_price: "0.00" });
  });

  it.each([
    [{ product_sales_price: "0.00" }, null],
    [{ product_sales_price: 0 }, null],
    [{ product_sales_price: "" }, null],
    [{}, null],
    [{ product_sales_price: "12.5" }, 1250],
  ])("reads the optional amount %j", (wire, salesPrice) => {
    expect(v.parse(Priced.schema, wire)).toEqual({ salesPrice });
    expect(v.parse(Priced.lenient, wire)).toEqual({ salesPrice });
  });
});

describe("an answer that differs from its table", () => {
  const Sample = entity({
    sampleId: ["id", id],
    name: ["nm", text],
    price: ["pr", maybe(amount)],
    stock: ["st", count],
    isNew: ["nw", flag],
  });
  const Samples = entity({ samples: ["list", list(Sample)] });

  it.each([
    [
      "numbers as digits",
      { id: 7, st: "12", pr: "3.5", nw: "1", nm: 5 },
      { sampleId: "7", name: "5", price: 350, stock: 12, isNew: true },
    ],
    [
      "fields left out",
      { id: "7" },
      { sampleId: "7", name: "", price: null, stock: 0, isNew: false },
    ],
    [
      "fields that cannot be read",
      { id: "7", nm: {}, pr: "much", st: "few", nw: [] },
      { sampleId: "7", name: "", price: null, stock: 0, isNew: false },
    ],
  ])("reads an answer that differs from its table with %s", (_, wire, value) => {
    expect(v.parse(Sample.lenient, wire)).toEqual(value);
  });

  it("breaks the contract when an id is missing", () => {
    expect(v.safeParse(Samples.lenient, { list: [{ nm: "no id" }] }).success).toBe(false);
  });

  it.each([{}, { so: null }, { so: "" }, { so: "much" }, { so: "1.234" }])(
    "breaks the contract when a required amount is missing or malformed: %j",
    (wire) => {
      const Order = entity({ amount: ["so", requiredAmount] });
      expect(v.parse(Order.lenient, { so: "12.50" })).toEqual({ amount: 1250 });
      expect(v.safeParse(Order.lenient, wire).success).toBe(false);
    },
  );

  it.each([undefined, null, ""])("reads a list that is %o as empty", (wire) => {
    expect(v.parse(Samples.lenient, { list: wire })).toEqual({ samples: [] });
  });

  it("names a code that is not in the table", () => {
    const colour = code({ 1: "red", 2: "blue", 9: "red" }, "other");
    expect(
      [1, "2", "9", 77, "x", "constructor", "toString", "__proto__"].map((wire) =>
        v.parse(colour.lenient, wire),
      ),
    ).toEqual(["red", "blue", "red", ...Array<string>(5).fill("other")]);
    expect(colour.encode("red")).toBe(1);
  });

  it("an answer that differs from its table is refused when it is a parameter", () => {
    expect(v.safeParse(Sample.schema, { id: "7", st: "few" }).success).toBe(false);
    expect(v.safeParse(Sample.schema, { id: "7", st: 1.5 }).success).toBe(false);
  });

  it("an answer that differs from its table has the type of its table", () => {
    expectTypeOf<EntityOf<typeof Sample>["price"]>().toEqualTypeOf<ReturnType<typeof fen> | null>();
    expectTypeOf<EntityOf<typeof Samples>["samples"][number]["sampleId"]>().toEqualTypeOf<string>();
  });
});
