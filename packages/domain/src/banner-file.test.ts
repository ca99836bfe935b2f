import { expect, test } from "vitest";
import { judgeBannerRow } from "./banner-file.ts";

const ligands = {
  note_zh: "配体",
  note_en: "Ligands",
  subject_zh: "膦配体现货",
  subject_en: "Phosphine ligands in stock",
  action_zh: "查看配体",
  action_en: "See the ligands",
  link: "/search/phosphine",
  picture: "pictures/ligand.svg",
  alt_zh: "",
  alt_en: "",
};

const problemsOf = (change: Partial<typeof ligands>) => {
  const verdict = judgeBannerRow({ ...ligands, ...change });
  return verdict.kind === "invalid" ? verdict.problems : [];
};

test("reads a banner, with and without a picture, a button and a note", () => {
  expect(judgeBannerRow(ligands)).toEqual({ kind: "valid", row: ligands });
  const { subject_zh, subject_en, link } = ligands;
  expect(judgeBannerRow({ subject_zh, subject_en, link }).kind).toBe("valid");
});

test("names the column of a text that is in one language alone", () => {
  expect(problemsOf({ note_en: " ", alt_en: "A ligand" })).toEqual([
    "note_en: is empty, but the other language is not",
    "alt_zh: is empty, but the other language is not",
  ]);
});

test.each([
  "/en/search/a",
  "//a.example",
  "http://a.example/",
  "search",
  "javascript:alert(1)",
  "",
])("refuses a banner that leads to %j", (link) => {
  expect(problemsOf({ link })).toEqual([expect.stringMatching(/^link: /u)]);
});

test.each(["/", "/energy", "https://a.example/x?y"])("reads a banner that leads to %j", (link) => {
  expect(problemsOf({ link })).toEqual([]);
});
