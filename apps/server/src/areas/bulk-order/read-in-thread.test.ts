import { codes } from "@reagent/api/contract/envelope";
import { expect, test, vi } from "vitest";
import { Thread } from "../../basics/thread.ts";
import { sheetBytes } from "../../testing/sheet.ts";
import { readInThread } from "./read-in-thread.ts";

const asker = (name: string) => ({ name, signal: new AbortController().signal });

test("of four workbooks of one customer at once, one is read and one waits, and another customer's is read", async () => {
  const bytes = sheetBytes([
    ["货号", "数量"],
    ["E100001-500mL", 1],
  ]);
  const own = [1, 2, 3, 4].map(() => readInThread("readOrder", bytes, asker("customer 7")));
  const others = readInThread("readOrder", bytes, asker("customer 8"));
  const ends = await Promise.allSettled(own);
  expect(
    ends.map((end) => (end.status === "rejected" ? (end.reason as object) : "read")),
  ).toMatchObject(["read", "read", { statusCode: codes.tooMany }, { statusCode: codes.tooMany }]);
  expect(await others).toHaveProperty("rows");
});

test("a workbook whose customer leaves while it is read is given up, and the next one is read", async () => {
  const bytes = sheetBytes([
    ["货号", "数量"],
    ["E100001-500mL", 1],
  ]);
  const leaving = new AbortController();
  const asked = vi.spyOn(Thread.prototype, "ask");
  const left = readInThread("readOrder", bytes, {
    name: "customer 9",
    signal: leaving.signal,
  }).catch((failure: unknown) => failure);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { interval: 1 });
  leaving.abort();
  asked.mockRestore();
  expect(await left).toMatchObject({ name: "NoTurn" });
  expect(await readInThread("readOrder", bytes, asker("customer 9"))).toHaveProperty("rows");
});
