import { patterns } from "@reagent/api/pages/paths";
import { describe, expect, it } from "vitest";
import { catalogueRows } from "../../packages/ui/src/foundations/guide/ErrorCatalogue/rows.ts";
import { declared, loadRoutes, storiesIn } from "./routes.ts";

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

  it("tells what the stories of a screen reach, and which failures of its calls have none", async () => {
    const [{ path }] = declared as [(typeof declared)[number]];
    const failure = {
      area: "",
      path: "",
      isAnyOther: false,
      look: "in-form",
      sections: [],
    } as const;
    const [route] = await loadRoutes(
      {
        coverage: {
          measured: "2026-11-29T04:00:00.000Z",
          failed: 0,
          files: {
            [`${path}/One.tsx`]: { branches: 4, reached: 3, missed: [] },
            [`${path}/Two.tsx`]: { branches: 2, reached: 2, missed: [] },
            [`${path}Other/Three.tsx`]: { branches: 9, reached: 0, missed: [] },
          },
        },
        calls: { [path]: ["readCart"] },
        failures: [
          { ...failure, call: "readCart", code: 1202, sights: [{ zh: [], en: [], stories: [] }] },
          { ...failure, call: "readCart", code: 1203, sights: [] },
          { ...failure, call: "readHome", code: 500, sights: [] },
        ],
      },
      1,
    );
    expect(route?.reached).toEqual({ branches: 6, reached: 5 });
    expect(route?.failures).toEqual({ count: 2, withoutStory: ["readCart 1203"] });
  });

  it("says of a screen that was not measured that it was not", async () => {
    const coverage = { measured: "", failed: 0, files: {} };
    const [route] = await loadRoutes({ coverage, calls: {}, failures: [] }, 1);
    expect(route).toMatchObject({ reached: undefined, failures: { count: 0, withoutStory: [] } });
  });

  it("has a story of each failure in the catalogue", () => {
    expect(catalogueRows.filter(({ sights }) => sights.length === 0)).toEqual([]);
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
