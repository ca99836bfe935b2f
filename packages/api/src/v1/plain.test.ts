import { fen } from "@reagent/domain/money";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as codec from "../contract/codec.ts";
import { choose, named } from "./choose.ts";
import { type Components, plainSchema, writePlain } from "./plain.ts";

const money = { $ref: "#/components/schemas/Money" };

describe("the plain form of a value", () => {
  test.each([
    ["text", codec.text, "乙醇", "乙醇", { type: "string" }],
    ["an amount", codec.amount, fen(2850), { amount: "28.50", currency: "CNY" }, money],
    [
      "an amount of nothing",
      codec.optionalAmount,
      null,
      null,
      { anyOf: [money, { type: "null" }] },
    ],
    ["a negative amount", codec.amount, fen(-5), { amount: "-0.05", currency: "CNY" }, money],
    ["a flag", codec.flag, true, true, { type: "boolean" }],
    [
      "a time",
      codec.instant,
      Date.parse("2026-11-21T03:00:00Z"),
      "2026-11-21T03:00:00.000Z",
      { type: "string", format: "date-time" },
    ],
    ["no day", codec.day, "", null, { type: ["string", "null"], format: "date" }],
    ["no id", codec.optionalId, "", null, { type: ["string", "null"] }],
    [
      "a code",
      codec.code({ 1: "danger" }, "none"),
      "none",
      "none",
      { type: "string", enum: ["danger", "none"] },
    ],
    [
      "an optional code",
      codec.maybe(codec.code({ 1: "danger" }, "none")),
      null,
      null,
      { anyOf: [{ type: "string", enum: ["danger", "none"] }, { type: "null" }] },
    ],
    [
      "a list",
      codec.list(codec.count),
      [1, 2],
      [1, 2],
      { type: "array", items: { type: "integer" } },
    ],
  ] as const)("%s is written and described alike", (_, of, value, written, schema) => {
    expect(writePlain(of, value)).toEqual(written);
    expect(plainSchema(of, new Map())).toEqual(schema);
  });

  test("files have no plain form", () => {
    expect(() => plainSchema(codec.file, new Map())).toThrow("no form for values of the kind file");
  });

  const Whole = codec.entity({
    code: ["item_code", codec.id],
    price: ["item_price", codec.amount],
    secret: ["item_secret", codec.text],
  });
  const Shown = named("Shown", choose(Whole, ["code", "price"]));

  test("an entity has the chosen fields alone, by our names", () => {
    const value = { code: "E1", price: fen(100), secret: "cost price" };
    expect(writePlain(Shown, value)).toEqual({
      code: "E1",
      price: { amount: "1.00", currency: "CNY" },
    });
  });

  test("an entity with a name is described once", () => {
    const components: Components = new Map();
    const ref = { $ref: "#/components/schemas/Shown" };
    expect(plainSchema(codec.list(Shown), components)).toEqual({ type: "array", items: ref });
    expect(plainSchema(codec.maybe(Shown), components)).toEqual({ anyOf: [ref, { type: "null" }] });
    expect([...components.keys()]).toEqual(["Shown", "Money"]);
    expect(components.get("Shown")).toMatchObject({
      required: ["code", "price"],
      additionalProperties: false,
    });
  });

  test("an amount is never rounded", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const { amount: text } = writePlain(codec.amount, fen(amount)) as { amount: string };
        expect(BigInt(text.replace(".", ""))).toBe(BigInt(amount));
      }),
    );
  });
});
