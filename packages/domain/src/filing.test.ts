import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { isPrecursorFiled, PrecursorFiling, UniversityFiling } from "./filing.ts";

function problems(schema: v.GenericSchema, input: unknown): [string, string][] {
  return (v.safeParse(schema, input).issues ?? []).map((issue) => [
    v.getDotPath(issue) ?? "",
    issue.message,
  ]);
}

const university = {
  university: "示例大学",
  department: "化学学院",
  teacher: "王老师",
  mobile: "13800000002",
  phone: "021-55500002",
};
const universityKeys: [string, string][] = [
  ["university", "university-required"],
  ["department", "department-required"],
  ["teacher", "teacher-required"],
  ["mobile", "mobile-required"],
  ["phone", "phone-required"],
];

const precursor = {
  company: "示例生物科技有限公司",
  address: "上海市浦东新区示例路 1 号",
  purpose: "experiment",
  handlerName: "林演示",
  handlerIdNumber: "11010519491231002X",
  handlerPhone: "13800000001",
  responsibleName: "王负责",
  responsibleIdNumber: "440524188001010014",
  responsiblePhone: "13800000002",
};
const precursorKeys: [string, string][] = [
  ["company", "company-required"],
  ["address", "address-required"],
  ["purpose", "purpose-required"],
  ["handlerName", "handler-name-required"],
  ["handlerIdNumber", "handler-id-number-required"],
  ["handlerPhone", "handler-phone-required"],
  ["responsibleName", "responsible-name-required"],
  ["responsibleIdNumber", "responsible-id-number-required"],
  ["responsiblePhone", "responsible-phone-required"],
];

describe.each([
  ["university info: all five", UniversityFiling, university, universityKeys],
  ["explosive-precursor info: all nine", PrecursorFiling, precursor, precursorKeys],
] as const)(
  "%s fields are required (customer centre §5, explosive-precursor info)",
  (_name, schema, complete, keys) => {
    it("accepts all of them, trimmed", () => {
      const spaced = Object.fromEntries(
        Object.entries(complete).map(([name, text]) => [
          name,
          name === "purpose" ? text : ` ${text} `,
        ]),
      );
      expect(v.parse(schema, spaced)).toEqual(complete);
    });

    it("reports all missing ones at once", () => {
      const empty = Object.fromEntries(keys.map(([name]) => [name, "  "]));
      expect(problems(schema, empty)).toEqual(keys);
    });

    it.each(keys.map(([name, key]) => [name, key] as const))(
      "reports %s if only it is missing",
      (name, key) => {
        expect(problems(schema, { ...complete, [name]: "" })).toEqual([[name, key]]);
      },
    );

    it("limits the length of each text", () => {
      const [name] = keys[0] ?? [""];
      expect(problems(schema, { ...complete, [name]: "长".repeat(201) })).toEqual([
        [name, "text-too-long"],
      ]);
    });
  },
);

describe("explosive-precursor info", () => {
  it.each(["handlerIdNumber", "responsibleIdNumber"])("checks the check digit of %s", (name) => {
    expect(problems(PrecursorFiling, { ...precursor, [name]: "110105194912310021" })).toEqual([
      [name, "id-number-invalid"],
    ]);
    expect(v.parse(PrecursorFiling, { ...precursor, [name]: "11010519491231002x" })).toMatchObject({
      [name]: "11010519491231002X",
    });
  });

  it("has two purposes (customer centre §3, explosive-precursor info)", () => {
    expect(problems(PrecursorFiling, { ...precursor, purpose: "sale" })).toEqual([]);
    expect(problems(PrecursorFiling, { ...precursor, purpose: "blank" })).toEqual([
      ["purpose", "purpose-required"],
    ]);
  });

  it("is submitted once it has a purpose (customer centre §6, explosive-precursor info)", () => {
    expect(
      ["blank", "experiment", "sale"].map((purpose) => isPrecursorFiled(purpose as "sale")),
    ).toEqual([false, true, true]);
  });
});
