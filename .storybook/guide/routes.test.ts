import { describe, expect, it } from "vitest";
import { patterns } from "../../packages/ui/src/paths.ts";
import { declared } from "./routes.ts";

describe("the map of screens", () => {
  it("has every address of the shop once", () => {
    expect(declared.map(({ screen }) => screen.address).toSorted()).toEqual(
      [...Object.values(patterns), "*"].toSorted(),
    );
  });

  it.each(declared.map((route) => [route.screen.address, route.folder, route] as const))(
    "has stories of %s, which shows %s",
    (_, __, { storyFiles }) => {
      expect(storyFiles).not.toEqual([]);
    },
  );
});
