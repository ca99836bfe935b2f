import { parseAst } from "vite";
import { describe, expect, it } from "vitest";
import { objectionToClock } from "./clocks.ts";

type Statement = { readonly expression: Parameters<typeof objectionToClock>[1] };

function objectionTo(code: string, file = "apps/server/src/http/limits.test.ts") {
  const [statement] = parseAst(code).body;
  return objectionToClock(file, (statement as unknown as Statement).expression);
}

describe("clocks in tests", () => {
  it.each([
    "performance.now",
    "process.hrtime",
    "process.cpuUsage",
    "Date.now() - start",
    "Date.now() - shop.openedAt",
  ])("%s is refused", (code) => {
    expect(objectionTo(code)).toContain("counts work");
  });

  it.each([
    "Date.now",
    "Date.now() - 5",
    "Date.now() - DAY_MS",
    "Date.now() - days * DAY_MS",
    "Date.now() + later",
    "page.now",
  ])("%s is a point in time", (code) => {
    expect(objectionTo(code)).toBeUndefined();
  });

  it("are read in the suite that measures time, and in the product", () => {
    expect(objectionTo("performance.now", "tests/faults/kill.timing.test.ts")).toBeUndefined();
    expect(objectionTo("performance.now", "apps/server/src/clock.ts")).toBeUndefined();
  });

  it("are not read in stories and journeys", () => {
    expect(objectionTo("performance.now", "packages/ui/src/Cart.stories.tsx")).toBeDefined();
    expect(objectionTo("performance.now", "tests/journeys/cart.spec.ts")).toBeDefined();
  });
});
