import { expect, test, vi } from "vitest";
import { memoryStore } from "./stores.ts";

test("tells of every change until nobody listens any more", () => {
  const store = memoryStore();
  const tell = vi.fn<() => void>();
  const stop = store.subscribe(tell);
  store.set("theme", "dark");
  store.remove("theme");
  expect(tell).toHaveBeenCalledTimes(2);
  stop();
  store.set("theme", "dark");
  expect(tell).toHaveBeenCalledTimes(2);
});
