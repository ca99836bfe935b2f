import fc from "fast-check";
import { expect, test } from "vitest";
import {
  apartFrom,
  byStorageClass,
  pairsApart,
  SEPARATION_REASONS,
  separationReason,
  STORAGE_CLASSES,
  storageClasses,
  storageClassOf,
} from "./storage-class.ts";

test.each([
  ["ethanol", "H225;H319", "3"],
  ["methanol, toxic too", "H225;H301+H311+H331;H370", "3"],
  ["glacial acetic acid, corrosive too", "H226;H314", "3"],
  ["sodium", "H260;H314", "4.3"],
  ["naphthalene", "H228;H302;H351;H410", "4.1B"],
  ["potassium permanganate", "H272;H302;H314;H410", "5.1B"],
  ["sodium azide", "H300;H310;H330;H373;H410", "6.1A/B"],
  ["phenol", "H301;H311;H331;H314;H341;H373", "6.1C/D"],
  ["sodium hydroxide", "H290;H314", "8A/B"],
  ["hydrogen", "H220;H280", "2A"],
  ["vanillin", "H319", "10–13"],
] as const)("the class of %s", (_, codes, expected) => {
  expect(storageClassOf(codes.split(";"))).toBe(expected);
});

test.each([
  ["no statements", []],
  ["an unknown statement", ["H999"]],
  ["chronic effects alone", ["H351", "H373"]],
  ["a corrosive substance with chronic effects", ["H314", "H351"]],
  ["two classes of the same rank", ["H225", "H330"]],
  ["a self-reactive substance or organic peroxide of type A or B", ["H241"]],
  ["a self-reactive substance or organic peroxide of type C to F", ["H242"]],
  ["a substance that is explosive when dry", ["H228", "EUH001"]],
  ["a flammable solid that is toxic if swallowed", ["H228", "H301"]],
  ["a flammable solid that is toxic in contact with skin", ["H228", "H311"]],
  ["a flammable solid that is toxic if inhaled", ["H228", "H331"]],
  ["a flammable solid that is toxic in contact with skin or if inhaled", ["H228", "H311+H331"]],
  ["a chemical under pressure", ["H283", "H314"]],
  ["a substance that only corrodes metals", ["H290"]],
  ["a respiratory sensitiser", ["H334"]],
  ["a European statement alone", ["EUH014"]],
])("leaves the class open for %s", (_, codes) => {
  expect(storageClassOf(codes)).toBeUndefined();
});

test("ammonium nitrate has a class of its own", () => {
  expect(storageClassOf(["H272", "H319"], "6484-52-2")).toBe("5.1C");
  expect(storageClassOf(["H319"], "6484-52-2")).toBeUndefined();
});

const anyClass = fc.constantFrom(...storageClasses);

test("separation is symmetric, and a class is never apart from itself", () => {
  fc.assert(
    fc.property(anyClass, anyClass, (one, other) => {
      expect(separationReason(one, other)).toBe(separationReason(other, one));
      expect(separationReason(one, one)).toBeUndefined();
    }),
  );
});

test("the class does not depend on the order or the repetition of statements", () => {
  const statement = fc.constantFrom(
    ..."H225 H228 H242 H271 H280 H290 H301 H314 H319 H351".split(" "),
  );
  fc.assert(
    fc.property(fc.array(statement), (codes) => {
      expect(storageClassOf([...codes, ...[...codes].reverse()])).toBe(storageClassOf(codes));
    }),
  );
});

test.each([
  ["5.1A", "3", "oxidiser"],
  ["5.1B", "4.3", "oxidiser"],
  ["3", "4.2", "ignition"],
  ["2A", "3", "cylinders"],
  ["1", "10–13", "explosive"],
  ["8A/B", "3", undefined],
  ["5.1B", "3", "oxidiser"],
  ["3", "6.1A/B", undefined],
  ["2A", "5.1B", "cylinders"],
  ["5.1A", "8A/B", "reaction"],
  ["5.1B", "8A/B", undefined],
  ["2A", "6.1C/D", "poison"],
  ["4.2", "6.1A/B", "poison"],
  ["4.2", "6.1C/D", undefined],
  ["3", "4.1B", "extinguishing"],
  ["2A", "5.1C", undefined],
] as const)("the reason to store %s apart from %s is %s", (one, other, reason) => {
  expect(separationReason(one, other)).toBe(reason);
});

test("every class and every reason has words in both languages", () => {
  for (const { zh, en } of [
    ...Object.values(STORAGE_CLASSES),
    ...Object.values(SEPARATION_REASONS),
  ]) {
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(en).toMatch(/^[A-Z]/u);
  }
});

test("groups lines in the order of the classes, those without a class last", () => {
  const line = (...hazardStatements: string[]) => ({ hazardStatements, casNumber: "" });
  const [open, acid, solvent] = [line(), line("H314"), line("H225")];
  expect([...byStorageClass([open, acid, solvent])]).toEqual([
    ["3", [solvent]],
    ["8A/B", [acid]],
    [undefined, [open]],
  ]);
});

test("names the classes that a class is stored apart from, by the reason", () => {
  expect(apartFrom("5.1A")).toEqual([
    { reason: "explosive", others: ["1"] },
    { reason: "oxidiser", others: ["3", "2B", "4.1B", "4.2", "4.3"] },
    { reason: "cylinders", others: ["2A"] },
    { reason: "reaction", others: ["5.1C", "8A/B"] },
    { reason: "poison", others: ["6.1A/B", "6.1C/D"] },
  ]);
  expect(apartFrom("10–13")).toEqual([{ reason: "explosive", others: ["1"] }]);
});

test("names each pair that is apart once, with the reason", () => {
  expect(pairsApart(["3", "4.2", "5.1A", "8A/B"])).toEqual([
    { one: "3", other: "4.2", reason: "ignition" },
    { one: "3", other: "5.1A", reason: "oxidiser" },
    { one: "4.2", other: "5.1A", reason: "oxidiser" },
    { one: "5.1A", other: "8A/B", reason: "reaction" },
  ]);
});
