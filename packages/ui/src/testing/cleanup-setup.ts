import { afterEach } from "vitest";

// Files share a process, and those with a document share that too: what one has rendered would stand in the next.
if ("document" in globalThis) {
  const { cleanup } = await import("@testing-library/react");
  afterEach(cleanup);
}
