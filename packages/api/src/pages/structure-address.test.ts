import { expect, test } from "vitest";
import { readStructureSearch, structureQuery } from "./structure-address.ts";

test.each([
  [{ code: "O=Cc1ccccc1", match: "exact", threshold: 60 }, "code=O%3DCc1ccccc1"],
  [{ code: "C#N", match: "substructure", threshold: 60 }, "code=C%23N&type=1"],
  [{ code: "C", match: "similarity", threshold: 60 }, "code=C&type=2"],
  [{ code: "C", match: "similarity", threshold: 85 }, "code=C&type=2&threshold=85"],
] as const)("writes %j as %s, and reads it again", (search, query) => {
  expect(`${structureQuery(search)}`).toBe(query);
  expect(readStructureSearch(new URLSearchParams(query))).toEqual(search);
});

test.each([
  ["", { code: "", match: "exact", threshold: 60 }],
  ["code=+C+&type=9", { code: "C", match: "exact", threshold: 60 }],
  ["code=[Na%2B].CCO.CCO", { code: "[Na+].CCO", match: "exact", threshold: 60 }],
  ["code=C&type=2&threshold=5", { code: "C", match: "similarity", threshold: 30 }],
  ["code=C&type=2&threshold=x", { code: "C", match: "similarity", threshold: 60 }],
])("reads %j", (query, search) => {
  expect(readStructureSearch(new URLSearchParams(query))).toEqual(search);
});
