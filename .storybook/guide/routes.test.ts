import { describe, expect, it } from "vitest";
import { patterns } from "../../packages/ui/src/paths.ts";
import { routes } from "./routes.ts";

describe("the map of screens", () => {
  it("has every address of the shop once", () => {
    expect(routes.map(({ pattern }) => pattern).toSorted()).toEqual(
      [...Object.values(patterns), "*"].toSorted(),
    );
  });

  it.each(routes.map((route) => [route.pattern, route.screen, route] as const))(
    "has stories of %s, which shows %s",
    (_, __, { stories, visitors }) => {
      expect(["anyone", "customers", "account"]).toContain(visitors);
      expect(stories).not.toEqual([]);
    },
  );
});
