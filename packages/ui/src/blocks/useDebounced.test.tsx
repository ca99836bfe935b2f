// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDebounced } from "./useDebounced.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("returns the first change after a pause at once, and of those that follow the last one", () => {
  const { result, rerender } = renderHook(({ text }) => useDebounced(text, 60), {
    initialProps: { text: "" },
  });
  const wait = (milliseconds: number) =>
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  wait(100);
  rerender({ text: "e" });
  expect(result.current).toBe("e");
  wait(30);
  rerender({ text: "et" });
  wait(30);
  rerender({ text: "eth" });
  expect(result.current).toBe("e");
  wait(60);
  expect(result.current).toBe("eth");
  rerender({ text: "etha" });
  expect(result.current).toBe("etha");
});
