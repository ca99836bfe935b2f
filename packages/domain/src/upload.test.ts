import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PRECURSOR_FILINGS } from "./filing.ts";
import {
  filingOfSlot,
  filingSlots,
  LONGEST_FILE_NAME,
  shownFileName,
  UPLOAD_EXTENSIONS,
  UPLOAD_SIZE_LIMIT,
  uploadExtension,
  uploadProblem,
  uploadSlot,
} from "./upload.ts";

const file = (name: string, size = 1) => ({ name, size });

describe("a document's extension (customer centre §5, profile uploads)", () => {
  it.each(UPLOAD_EXTENSIONS)("may be %s in any case", (extension) => {
    expect(uploadExtension(`a.${extension}`)).toBe(extension);
    expect(uploadExtension(`证明.${extension.toUpperCase()}`)).toBe(extension);
  });

  it.each(["a.jpeg", "a.svg", "a.exe", "a.pdf.exe", "pdf", ".", "a.", "", "a.pdf ", "a.pdf\0"])(
    "a document's extension is not that of %j",
    (name) => {
      expect(uploadExtension(name)).toBeUndefined();
    },
  );
});

describe("the slots of a filing of precursors (decisions, filings)", () => {
  it.each([
    ["explosive", ["identity", "usage", "licence", "certificate", "poison-licence"]],
    ["drug", ["drug-identity", "drug-usage", "drug-licence", "drug-certificate"]],
  ] as const)("the filing of %s precursors has the slots %j", (kind, slots) => {
    expect(filingSlots(kind).map((slot) => uploadSlot(kind, slot))).toEqual(slots);
  });

  it("each slot of a filing belongs to it", () => {
    for (const kind of PRECURSOR_FILINGS)
      for (const slot of filingSlots(kind)) expect(filingOfSlot(uploadSlot(kind, slot))).toBe(kind);
  });
});

describe("uploadProblem (customer centre §5, profile uploads)", () => {
  it.each([
    [[], "none-chosen"],
    [[file("a.pdf"), file("b.pdf")], "too-many"],
    [[file("a.svg")], "extension"],
    [[file("a.pdf", UPLOAD_SIZE_LIMIT - 1)], undefined],
    [[file("a.pdf", UPLOAD_SIZE_LIMIT)], "too-large"],
    [[file("a.pdf", UPLOAD_SIZE_LIMIT + 1)], "too-large"],
    [[file("a.pdf", 0)], undefined],
  ])("the problem of the upload %j is %s", (files, problem) => {
    expect(uploadProblem(files)).toBe(problem);
  });
});

describe("the displayed name of a document", () => {
  it.each([
    ["营业执照.pdf", "营业执照.pdf"],
    ["../../etc/passwd.png", "passwd.png"],
    ["C:\\Users\\lin\\scan.jpg", "scan.jpg"],
    [" a\u0000b\r\n\u202Efdp.exe.pdf ", "abfdp.exe.pdf"],
    ["..", ".."],
  ])("the displayed name of %j is %j", (name, shown) => {
    expect(shownFileName(name)).toBe(shown);
  });

  it("the displayed name of a document is short, is one part of a path, and keeps the extension", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 160 }),
        fc.constantFrom(...UPLOAD_EXTENSIONS),
        (text, extension) => {
          const shown = shownFileName(`${text}.${extension}`);
          expect([...shown].length).toBeLessThanOrEqual(LONGEST_FILE_NAME);
          expect(shown).not.toMatch(/[/\\\p{Cc}]/u);
          expect(uploadExtension(shown)).toBe(extension);
        },
      ),
    );
  });
});
