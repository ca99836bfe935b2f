import { patterns } from "@reagent/api/pages/paths";
import { describe, expect, it } from "vitest";
import { declared, storiesIn } from "./routes.ts";

/** Paths of an address, whatever its parameters are. */
const pathsOf = (address: string) =>
  new RegExp(
    `^${address.replaceAll(/\/:\w+\?/gu, "(?:/[^/]+)?").replaceAll(/:\w+/gu, "[^/]+")}$`,
    "u",
  );

interface Routed {
  readonly parameters?: { readonly route?: string };
}

describe("the map of screens", () => {
  it("names the stories of a file in their order, and nothing that the workbench adds", () => {
    const file = { default: { title: "Screens/Cart/Cart" }, Empty: {}, Default: {} };
    expect(storiesIn({ ...file, __namedExportsOrder: ["Default", "Empty"] })).toEqual([
      "Default",
      "Empty",
    ]);
    expect(storiesIn(file)).toEqual(["Empty", "Default"]);
  });

  it("has every address of the shop once", () => {
    expect(declared.map(({ screen }) => screen.address).toSorted()).toEqual(
      Object.values(patterns).toSorted(),
    );
  });

  it.each(declared.map((route) => [route.screen.address, route.folder, route] as const))(
    "has stories of %s, which shows %s",
    (_, __, { storyFiles }) => {
      expect(storyFiles).not.toEqual([]);
    },
  );

  it.each([...Map.groupBy(declared, ({ folder }) => folder)])(
    "has a story of %s that shows the whole page",
    async (_, routes) => {
      const files = await Promise.all((routes[0]?.storyFiles ?? []).map((load) => load()));
      expect(files.flatMap(Object.keys)).toContain("Default");
    },
  );

  it.each([...Map.groupBy(declared, ({ folder }) => folder)])(
    "has stories of %s at its addresses",
    async (_, routes) => {
      const patterns = routes.map(({ screen }) => pathsOf(screen.address));
      const files = await Promise.all((routes[0]?.storyFiles ?? []).map((load) => load()));
      const elsewhere = files.flatMap(({ default: meta, ...stories }) =>
        Object.entries(stories as Record<string, Routed>)
          .map(([name, { parameters }]) => ({
            name: `${meta.title} ${name}`,
            route: parameters?.route ?? (meta as Routed).parameters?.route ?? "/",
          }))
          .filter(({ route }) => {
            const path = route.replace(/[?#].*/u, "");
            return !patterns.some((pattern) => pattern.test(path));
          }),
      );
      expect(elsewhere).toEqual([]);
    },
  );
});
