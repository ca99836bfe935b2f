import { expect, test } from "vitest";
import { memoryStore } from "../../../state/stores.ts";
import { appendRows, storedRows, storeRows } from "./sheet-draft.ts";

const memoryStores = () => ({ local: memoryStore(), session: memoryStore() });
const row = (text: string, quantity = "1") => ({ text, quantity });

test("rows of a list are put behind what was typed, which stays", () => {
  const stores = memoryStores();
  storeRows(stores, [{ text: "乙醇 500mL x3" }, { text: "" }, { text: "" }]);
  expect(appendRows(stores, [row("E809056-25L", "2")])).toBe(0);
  expect(storedRows(stores)).toEqual([{ text: "乙醇 500mL x3" }, row("E809056-25L", "2")]);
});

test("rows that the sheet has already are not put there again, unless their quantity differs", () => {
  const stores = memoryStores();
  appendRows(stores, [row("A-1"), row("A-2")]);
  appendRows(stores, [row("A-1"), row("A-2", "5")]);
  expect(storedRows(stores)).toEqual([row("A-1"), row("A-2"), row("A-2", "5")]);
});

test("rows that do not fit change nothing, and their number is returned", () => {
  const stores = memoryStores();
  const typed = Array.from({ length: 499 }, (_, at) => row(`A-${at}`));
  storeRows(stores, typed);
  expect(appendRows(stores, [row("B-1"), row("B-2"), row("B-3")])).toBe(2);
  expect(storedRows(stores)).toHaveLength(499);
  expect(appendRows(stores, [row("B-1")])).toBe(0);
  expect(storedRows(stores)).toHaveLength(500);
});
