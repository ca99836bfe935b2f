import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  articleKey,
  monthOf,
  paperApplication,
  publicationDays,
  publicationMonths,
  startOfMonth,
} from "./paper-award.ts";

const months = { first: "2024-01", last: "2025-08" };
const application = {
  name: "林静",
  mobile: "13800000000",
  email: "lin@lab.example",
  company: "示例大学",
  title: "A demonstration of solvent drying",
  field: "化学",
  journal: "Demonstration Letters",
  month: "2025-08",
  impactFactor: "6.2",
  link: "https://papers.example/1",
  products: [{ name: "乙醇", casNumber: "64-17-5" }],
  awardName: "",
  awardLink: "",
  patentName: "",
  patentNumber: "",
  patentInventor: "",
};

const linkOf = (length: number) => "https://papers.example/".padEnd(length, "x");

const problemsOf = (change: object) =>
  (v.safeParse(paperApplication(months), { ...application, ...change }).issues ?? []).map(
    ({ message }) => message,
  );

describe("an application for the paper award (customer centre §5, paper application)", () => {
  test("an application for the paper award is valid with all required fields", () => {
    expect(problemsOf({})).toEqual([]);
  });

  test.each([
    [{ name: " " }, "name-required"],
    [{ mobile: "call me" }, "mobile-required"],
    [{ mobile: "(021) 55" }, "mobile-required"],
    [{ email: "lin" }, "email-invalid"],
    [{ company: "" }, "company-required"],
    [{ title: "" }, "title-required"],
    [{ title: "x".repeat(301) }, "text-too-long"],
    [{ field: "" }, "field-required"],
    [{ journal: "demonstration letters" }, "journal-required"],
    [{ journal: "elife" }, "journal-required"],
    [{ journal: "mBiology letters" }, "journal-required"],
    [{ month: "" }, "month-required"],
    [{ month: "2023-12" }, "month-required"],
    [{ month: "2025-09" }, "month-required"],
    [{ impactFactor: "0" }, "impact-required"],
    [{ impactFactor: "high" }, "impact-required"],
    [{ link: "javascript:alert(1)" }, "link-invalid"],
    [{ link: "" }, "link-required"],
    [{ link: "10.1038" }, "link-invalid"],
    [{ link: linkOf(1001) }, "text-too-long"],
    [{ awardLink: linkOf(1001) }, "text-too-long"],
    [{ products: [] }, "product-required"],
    [{ products: [{ name: "", casNumber: "64-17-5" }] }, "product-required"],
    [{ products: [{ name: "乙醇", casNumber: "64-17-6" }] }, "cas-required"],
    [{ awardLink: "papers.example" }, "link-invalid"],
  ])("reports %o as %s", (change, problem) => {
    expect(problemsOf(change)).toEqual([problem]);
  });

  test.each([
    "eLife",
    "mBio",
    "npj Computational Materials",
    "physica status solidi (b)",
    "化学学报",
  ])("accepts %s, the name of a journal without a capital letter", (journal) => {
    expect(problemsOf({ journal })).toEqual([]);
  });

  test.each([
    "10.1038/s41586-020-2649-2",
    "doi: 10.1038/s41586-020-2649-2",
    "doi.org/10.1038/s41586-020-2649-2",
  ])("makes a link of the DOI %s", (doi) => {
    const read = v.parse(paperApplication(months), { ...application, link: doi, awardLink: doi });
    expect(read.link).toBe("https://doi.org/10.1038/s41586-020-2649-2");
    expect(read.awardLink).toBe(read.link);
  });

  test("an application for the paper award has links of at most 1000 characters, for the article and the award alike", () => {
    expect(problemsOf({ link: linkOf(1000), awardLink: linkOf(1000) })).toEqual([]);
  });

  test("stores the CAS number in its canonical form", () => {
    const products = [{ name: "乙醇", casNumber: "CAS 64 17 5" }];
    expect(v.parse(paperApplication(months), { ...application, products }).products).toEqual([
      { name: "乙醇", casNumber: "64-17-5" },
    ]);
  });
});

describe("publication months", () => {
  test("publication months are the twenty from January 2024 to August 2025", () => {
    const all = publicationMonths(months);
    expect([all.length, all[0], all[12], all.at(-1)]).toEqual([
      20,
      "2024-01",
      "2025-01",
      "2025-08",
    ]);
  });

  test("publication months begin with a first day and end with a last, also in February", () => {
    expect(publicationDays(months)).toEqual({ from: "2024-01-01", until: "2025-08-31" });
    const february = publicationDays({ first: "2024-02", last: "2024-02" });
    expect(february).toEqual({ from: "2024-02-01", until: "2024-02-29" });
    const december = publicationDays({ first: "2026-12", last: "2026-12" });
    expect(december.until).toBe("2026-12-31");
  });

  test("publication months of a text that is no month are none, and its days are the text", () => {
    const texts = { first: "2024-01", last: "2024-12x" };
    expect(publicationDays(texts)).toEqual({ from: "2024-01", until: "2024-12x" });
    expect(publicationMonths({ first: "soon", last: "2025-08" })).toEqual([]);
  });

  test("an application is valid in the months that are given, and in no others", () => {
    const inMonths = paperApplication({ first: "2026-11", last: "2027-02" });
    const isValid = (month: string) => v.is(inMonths, { ...application, month });
    expect(["2026-10", "2026-11", "2027-02", "2027-03"].filter(isValid)).toEqual([
      "2026-11",
      "2027-02",
    ]);
  });

  test("travel as their first moment in Asia/Shanghai", () => {
    for (const month of publicationMonths(months)) expect(monthOf(startOfMonth(month))).toBe(month);
    expect(startOfMonth("2024-01")).toBe(Date.UTC(2023, 11, 31, 16));
    expect(startOfMonth("soon")).toBe(0);
    expect(monthOf(Number.MAX_VALUE)).toBe("");
  });
});

test("the key of an article leaves out case, width, spaces and punctuation", () => {
  expect(articleKey("Drying of  Solvents: a Test")).toBe(
    articleKey("ＤＲＹＩＮＧ of solvents – a test"),
  );
  expect(articleKey("—")).toBe("—");
});
