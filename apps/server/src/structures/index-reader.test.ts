import { expect, test } from "vitest";
import { isUnavailable } from "../database/failure.ts";
import { onEachDatabase } from "../testing/databases.ts";
import { IndexReader } from "./index-reader.ts";

onEachDatabase((makePlace) => {
  test("an index of structures that is read in a thread is not waited for when it is closed", async () => {
    const { place, remove } = await makePlace();
    const reader = new IndexReader(place);
    const failure = reader.read().catch((reason: unknown) => reason);
    await reader.close();
    expect(String(await failure)).toContain("is closed");
    await expect(reader.read()).rejects.toThrow("is closed");
    await remove();
  });
});

test("a thread that cannot read the index reports a database that is not available", async () => {
  const reader = new IndexReader({ kind: "postgres", url: "postgres://127.0.0.1:1/shop" });
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const failure = await reader.read().catch((reason: unknown) => reason);
    expect(isUnavailable(failure)).toBe(true);
  }
  await reader.close();
});
