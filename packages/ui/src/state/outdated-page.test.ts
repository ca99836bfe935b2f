import { describe, expect, test, vi } from "vitest";
import { reloadIfOutdated } from "./outdated-page.ts";
import { memoryStore } from "./stores.ts";

const MINUTE_MS = 60_000;

function pageWhose(hasCode: () => Promise<boolean>) {
  const clock = { now: 1_779_242_400_000 };
  const page = {
    hasCode,
    now: () => clock.now,
    reload: vi.fn<() => void>(),
    session: memoryStore(),
  };
  return { clock, page };
}

describe("reloadIfOutdated", () => {
  test("reloads a page whose code the server no longer has", async () => {
    const { page } = pageWhose(async () => false);
    expect(await reloadIfOutdated(page)).toBe(true);
    expect(page.reload).toHaveBeenCalledOnce();
  });

  test("reloads it once a minute at most", async () => {
    const { clock, page } = pageWhose(async () => false);
    await reloadIfOutdated(page);
    expect(await reloadIfOutdated(page)).toBe(true);
    expect(page.reload).toHaveBeenCalledOnce();
    clock.now += MINUTE_MS;
    await reloadIfOutdated(page);
    expect(page.reload).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["whose code the server still has", async () => true],
    ["without a connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("leaves a page %s as it is", async (_, hasCode) => {
    const { page } = pageWhose(hasCode);
    expect(await reloadIfOutdated(page)).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
  });
});
