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
  list,
  maybe,
  requiredAmount,
  text,
} from "./codec.ts";
import { endpoints } from "./contract.ts";
import { valuesOf } from "./testing/values-of.ts";

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("every entity of the contract", () => {
  for (const endpoint of endpoints)
    it.each([
      ["parameters", endpoint.params as AnyCodec],
      ["answer", endpoint.answer as AnyCodec],
    ])(`${endpoint.name}: its %s are the same after writing and reading`, (_, codec) => {
      fc.assert(
        fc.property(valuesOf(codec), (value) => {
          const wire = overTheWire(codec.encode(value as never));
          expect(v.parse(codec.schema, wire)).toEqual(value);
          expect(v.parse(codec.lenient, wire)).toEqual(value);
        }),
        { numRuns: 50 },
      );
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
  ])("is read with %s", (_, wire, value) => {
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
    expect([1, "2", "9", 77, "x"].map((wire) => v.parse(colour.lenient, wire))).toEqual([
      "red",
      "blue",
      "red",
      "other",
      "other",
    ]);
    expect(colour.encode("red")).toBe(1);
  });

  it("is refused when it is a parameter", () => {
    expect(v.safeParse(Sample.schema, { id: "7", st: "few" }).success).toBe(false);
    expect(v.safeParse(Sample.schema, { id: "7", st: 1.5 }).success).toBe(false);
  });

  it("has the type of its table", () => {
    expectTypeOf<EntityOf<typeof Sample>["price"]>().toEqualTypeOf<ReturnType<typeof fen> | null>();
    expectTypeOf<EntityOf<typeof Samples>["samples"][number]["sampleId"]>().toEqualTypeOf<string>();
  });
});
