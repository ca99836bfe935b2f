import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Attributes,
  attributeTexts,
  choose,
  isPossible,
  offeredAttributes,
  skuOf,
} from "./instrument-choice.ts";

const sku = (skuCode: string, temperature: string, plate: string, control: string) => ({
  skuCode,
  attributes: { temperature, plate, control },
});
const skus = [
  sku("A", "280", "ceramic", "dial"),
  sku("B", "280", "ceramic", "digital"),
  sku("C", "280", "steel", "dial"),
  sku("D", "340", "ceramic", "digital"),
  sku("E", "340", "steel", "digital"),
];
const of = (skuCode: string) => skus.find((each) => each.skuCode === skuCode)?.attributes ?? {};

describe("skuOf (storefront §3, instrument)", () => {
  it.each([
    [{ temperature: "280", plate: "steel", control: "dial" }, "C"],
    [{ temperature: "340", plate: "ceramic", control: "digital" }, "D"],
    [{ temperature: "340", plate: "steel", control: "dial" }, undefined],
    [{ temperature: "280", plate: "steel" }, "C"],
    [{ colour: "red" }, undefined],
    [{}, "A"],
  ])("reads the choice %j as the SKU %s", (choice, expected) => {
    expect(skuOf(skus, choice)?.skuCode).toBe(expected);
  });

  it("returns the first of two equal ones, and undefined for none", () => {
    expect(skuOf([...skus, sku("F", "280", "ceramic", "dial")], of("A"))?.skuCode).toBe("A");
    expect(skuOf([], of("A"))).toBeUndefined();
  });
});

describe("isPossible", () => {
  it.each([
    ["A", "plate", "steel", true],
    ["A", "temperature", "340", false],
    ["B", "temperature", "340", true],
    ["E", "control", "dial", false],
    ["E", "plate", "glass", false],
  ])("beside %s, %s %s: %s", (chosen, name, value, expected) => {
    expect(isPossible(skus, of(chosen), { name, value })).toBe(expected);
  });
});

describe("choose", () => {
  it.each([
    ["B", "temperature", "340", "D", []],
    ["A", "temperature", "340", "D", ["control"]],
    ["C", "control", "digital", "B", ["plate"]],
    ["E", "control", "dial", "C", ["temperature"]],
    ["A", "plate", "ceramic", "A", []],
  ])("from %s, %s %s gives %s and changes %j", (chosen, name, value, expected, changed) => {
    const answer = choose(skus, of(chosen), { name, value });
    expect([answer?.sku.skuCode, answer?.changed]).toEqual([expected, changed]);
  });

  it("returns undefined for a value that no SKU has", () => {
    expect(choose(skus, of("A"), { name: "plate", value: "glass" })).toBeUndefined();
  });
});

describe("offeredAttributes", () => {
  it("returns each value and attribute that some SKU has once", () => {
    expect(
      offeredAttributes(
        [
          { name: "plate", values: ["glass", "steel", "ceramic", "steel"] },
          { name: "colour", values: ["red"] },
          { name: "control", values: ["digital"] },
        ],
        skus,
      ),
    ).toEqual([
      { name: "plate", values: ["steel", "ceramic"] },
      { name: "control", values: ["digital"] },
    ]);
  });
});

const value = fc.constantFrom("1", "2", "3");
const anySku = fc.record({ attributes: fc.record({ a: value, b: value, c: value }) });
const anySkus = fc.array(anySku, { minLength: 1, maxLength: 12 });
const wish = fc.record({ name: fc.constantFrom("a", "b", "c"), value });
const differing = (one: Attributes, other: Attributes) =>
  Object.keys(other).filter((name) => one[name] !== other[name]);

describe("any choice among any SKUs", () => {
  it("returns the nearest SKU with the value, and the attributes that changed", () => {
    fc.assert(
      fc.property(anySkus, fc.nat(), wish, (all, at, wished) => {
        const current = all[at % all.length]?.attributes ?? {};
        const wanted: Attributes = { ...current, [wished.name]: wished.value };
        const having = all.filter(
          ({ attributes }: { attributes: Attributes }) => attributes[wished.name] === wished.value,
        );
        const answer = choose(all, current, wished);
        expect(answer === undefined ? having.length === 0 : having.includes(answer.sku)).toBe(true);
        expect(answer?.changed ?? []).toEqual(differing(answer?.sku.attributes ?? wanted, wanted));
        expect(answer?.changed.length ?? Infinity).toBe(
          Math.min(...having.map(({ attributes }) => differing(attributes, wanted).length)),
        );
        expect(answer?.changed.length === 0).toBe(isPossible(all, current, wished));
      }),
    );
  });
});

describe("attributes as texts", () => {
  it("names each attribute of an instrument", () => {
    expect(attributeTexts({ 量程: "100–1000 µL", 颜色: "蓝色" })).toEqual([
      "量程 100–1000 µL",
      "颜色 蓝色",
    ]);
    expect(attributeTexts({})).toEqual([]);
  });
});
