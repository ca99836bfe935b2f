import { expect, test, vi } from "vitest";
import { memoryStore } from "./stores.ts";

test("notifies subscribers of every change until they unsubscribe", () => {
  const store = memoryStore();
  const listener = vi.fn<() => void>();
  const unsubscribe = store.subscribe(listener);
  store.set("theme", "dark");
  store.remove("theme");
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  store.set("theme", "dark");
  expect(listener).toHaveBeenCalledTimes(2);
});
