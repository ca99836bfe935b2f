import type { Visitors } from "../../apps/shop/src/routes.tsx";
import type { MappedRoute } from "../../packages/ui/src/foundations/guide/ScreenMap/ScreenMap.tsx";
import { patterns } from "../../packages/ui/src/paths.ts";

const [source = ""] = Object.values(
  import.meta.glob<string>("../../apps/shop/src/routes.tsx", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

const SCREEN = /import\("@reagent\/ui\/screens\/([\w/-]+)"\)/;
const PAGE = new RegExp(
  String.raw`\bpage\(\s*patterns\.(\w+),\s*"(\w+)",\s*\(\) => ${SCREEN.source}`,
  "g",
);
const NOT_FOUND = new RegExp(String.raw`const NotFound = [^;]*?${SCREEN.source}`);

const files = import.meta.glob<string>("../../packages/ui/src/screens/**/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The stories that stand beside a screen: all those in its folder. */
function storiesBeside(screen: string): MappedRoute["stories"] {
  const folder = `../../packages/ui/src/screens/${screen.slice(0, screen.lastIndexOf("/") + 1)}`;
  return Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .flatMap(([, text]) => {
      const title = /title: "([^"]+)"/.exec(text)?.[1] ?? "";
      const names = [...text.matchAll(/^export const (\w+): Story\b/gm)];
      return names.map(([, story = ""]) => ({ title, story }));
    });
}

const routeOf = (pattern: string, visitors: Visitors, screen: string): MappedRoute => ({
  pattern,
  visitors,
  screen: screen.slice(screen.lastIndexOf("/") + 1),
  stories: storiesBeside(screen),
});

/** Every route of the shop, read from its route table, with the page for all other addresses at the end. */
export const routes: readonly MappedRoute[] = [
  ...[...source.matchAll(PAGE)].map(([, name = "", visitors = "", screen = ""]) =>
    routeOf(patterns[name as keyof typeof patterns], visitors as Visitors, screen),
  ),
  routeOf("*", "anyone", NOT_FOUND.exec(source)?.[1] ?? ""),
];
