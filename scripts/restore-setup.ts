import { afterAll, vi } from "vitest";

// Files share a process: what one has replaced would last for the next.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
