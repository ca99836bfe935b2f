import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  canBeFiled,
  type FiledDocument,
  PRECURSOR_FILINGS,
  precursorFiling,
  UniversityFiling,
} from "./filing.ts";

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

const document = { uploadId: "d0c", fileName: "扫描件.pdf" };
const noDocument = { uploadId: "", fileName: "" };
const Document = v.object({ uploadId: v.string(), fileName: v.string() }) as v.GenericSchema<
  unknown,
  FiledDocument
>;
const Explosive = precursorFiling("explosive", Document);
const Drug = precursorFiling("drug", Document);

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
  identity: noDocument,
  usage: document,
  licence: document,
  certificate: document,
  poisonLicence: noDocument,
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
  ["explosive-precursor info: all nine", Explosive, precursor, precursorKeys],
  ["drug-precursor info: all nine", Drug, precursor, precursorKeys],
] as const)(
  "%s fields are required (customer centre §5, explosive-precursor info)",
  (_name, schema, complete, keys) => {
    it("accepts all of them, trimmed", () => {
      const spaced = Object.fromEntries(
        Object.entries(complete).map(([name, value]) => [
          name,
          name === "purpose" || typeof value !== "string" ? value : ` ${value} `,
        ]),
      );
      expect(v.parse(schema, spaced)).toEqual(complete);
    });

    it("reports all missing ones at once", () => {
      const empty = Object.fromEntries(keys.map(([name]) => [name, "  "]));
      expect(problems(schema, { ...complete, ...empty })).toEqual(keys);
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

describe("texts of a filing", () => {
  it.each(["a", "7", "林", "12345", "<b>", "林 ", "A1"])("%j is no person's name", (name) => {
    for (const field of ["handlerName", "responsibleName"])
      expect(problems(Explosive, { ...precursor, [field]: name })).toEqual([
        [field, "name-invalid"],
      ]);
    expect(problems(UniversityFiling, { ...university, teacher: name })).toEqual([
      ["teacher", "name-invalid"],
    ]);
  });

  it.each([
    "林演",
    "阿依古丽·买买提",
    "扎西‧顿珠",
    "扎西・顿珠",
    "扎西．顿珠",
    "𠮷田花",
    "Anne-Marie O’Neill",
    "J. R. Smith Jr.",
  ])("%j is a person's name", (handlerName) => {
    expect(problems(Explosive, { ...precursor, handlerName })).toEqual([]);
  });

  it.each([
    [Explosive, precursor, "company"],
    [Explosive, precursor, "address"],
    [UniversityFiling, university, "university"],
  ] as const)(
    "texts of a filing with one letter, or without any, are too short",
    (schema, complete, field) => {
      for (const text of ["x", "123456"])
        expect(problems(schema, { ...complete, [field]: text })).toEqual([
          [field, "text-too-short"],
        ]);
    },
  );

  it.each(["call me", "1", "1380000000", "138000000012", "021 55500002", "+49 151", "+86 138"])(
    "%j is no telephone number",
    (phone) => {
      for (const field of ["handlerPhone", "responsiblePhone"])
        expect(problems(Drug, { ...precursor, [field]: phone })).toEqual([
          [field, "phone-invalid"],
        ]);
      expect(problems(UniversityFiling, { ...university, phone })).toEqual([
        ["phone", "phone-invalid"],
      ]);
    },
  );

  it.each(["13800000001", "13800000001-12", "021-55500002", "0755-55500002-8001"])(
    "%j is a telephone number (customer centre §5, address form)",
    (handlerPhone) => {
      expect(problems(Explosive, { ...precursor, handlerPhone })).toEqual([]);
    },
  );

  it.each([
    ["+44 7700 900123", "+447700900123"],
    ["＋1 (212) 555-0100", "+12125550100"],
    ["+86 138-0000-0001", "13800000001"],
  ])("the number %j of a filing has a country code, and is stored as %s", (written, stored) => {
    const filing = { ...university, mobile: written, phone: written };
    expect(v.parse(UniversityFiling, filing)).toMatchObject({ mobile: stored, phone: stored });
    expect(v.parse(Explosive, { ...precursor, handlerPhone: written })).toMatchObject({
      handlerPhone: stored,
    });
  });

  it("the mobile of a university's customer is that of a registration", () => {
    expect(problems(UniversityFiling, { ...university, mobile: "021-55500002" })).toEqual([
      ["mobile", "mobile-invalid"],
    ]);
  });
});

describe("ID numbers of a filing", () => {
  it.each(["handlerIdNumber", "responsibleIdNumber"])("need a valid check digit: %s", (name) => {
    expect(problems(Explosive, { ...precursor, [name]: "110105194912310021" })).toEqual([
      [name, "id-number-invalid"],
    ]);
  });

  it("ID numbers of a filing are stored with a capital X", () => {
    const handlerIdNumber = "11010519491231002x";
    expect(v.parse(Explosive, { ...precursor, handlerIdNumber })).toMatchObject({
      handlerIdNumber: "11010519491231002X",
    });
  });

  it.each(["11010519491231002X", "11010519491231002x"])(
    "the ID numbers of the two people of a filing differ: not twice %s",
    (responsibleIdNumber) => {
      expect(problems(Explosive, { ...precursor, responsibleIdNumber })).toEqual([
        ["responsibleIdNumber", "id-numbers-same"],
      ]);
    },
  );
});

describe("documents of a filing", () => {
  it.each([
    ["explosive", "experiment", ["usage", "licence"]],
    ["explosive", "sale", ["usage", "licence", "certificate"]],
    ["drug", "experiment", ["usage", "licence", "certificate"]],
    ["drug", "sale", ["usage", "licence", "certificate"]],
  ] as const)(
    "documents of a filing of %s precursors for %s: %j are required",
    (kind, purpose, slots) => {
      const none = {
        identity: noDocument,
        usage: noDocument,
        licence: noDocument,
        certificate: noDocument,
        poisonLicence: noDocument,
      };
      const found = problems(precursorFiling(kind, Document), { ...precursor, ...none, purpose });
      expect([...new Set(found.map(([slot]) => slot))]).toEqual(slots);
      expect(found.every(([, key]) => key === "document-required")).toBe(true);
    },
  );

  it("documents of a filing are reported together with texts that are missing", () => {
    const found = problems(Drug, { ...precursor, company: "", certificate: noDocument });
    expect(found).toEqual([
      ["company", "company-required"],
      ["certificate", "document-required"],
    ]);
  });
});

describe("a filing", () => {
  it("a filing has two purposes (customer centre §3, explosive-precursor info)", () => {
    expect(problems(Explosive, { ...precursor, purpose: "sale" })).toEqual([]);
    expect(problems(Explosive, { ...precursor, purpose: "blank" })).toEqual([
      ["purpose", "purpose-required"],
    ]);
  });

  it("a filing can be submitted once, and again after a refusal (decisions, danger info lock)", () => {
    expect((["none", "pending", "accepted", "refused"] as const).map(canBeFiled)).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(PRECURSOR_FILINGS).toEqual(["explosive", "drug"]);
  });
});
