import { getStorySortParameter } from "storybook/internal/csf-tools";
import { describe, expect, it } from "vitest";
import preview from "../preview.tsx?raw";

const files = import.meta.glob<string>(
  ["../../packages/ui/src/**/*.{stories.tsx,mdx}", "./*.stories.tsx"],
  { eager: true, query: "?raw", import: "default" },
);

/** The title of each file that has one, by its path. */
const titles = Object.entries(files).flatMap(([path, text]) => {
  const meta = /<Meta title="(?<title>[^"]+)"|const meta\b[^;]*?\btitle: "(?<own>[^"]+)"/u;
  const { title, own } = meta.exec(text)?.groups ?? {};
  return title || own ? [[path, title ?? own ?? ""] as const] : [];
});

type Order = readonly (string | Order)[];

/** The names in the sidebar's order, or those under a name. */
function orderOf(group?: string): readonly string[] {
  const { order } = getStorySortParameter(preview) as { order: Order };
  const names = group === undefined ? order : order[order.indexOf(group) + 1];
  return (Array.isArray(names) ? (names as Order) : []).filter((name) => typeof name === "string");
}

const namesIn = (group: string) =>
  new Set(
    titles
      .map(([, title]) => title.split("/"))
      .flatMap(([top, name]) => (top === group && name ? [name] : [])),
  );

describe("the sidebar", () => {
  it("finds the title of each story file", () => {
    const stories = Object.keys(files).filter((path) => path.endsWith(".stories.tsx"));
    const found = titles.map(([path]) => path);
    expect(stories.filter((path) => !found.includes(path))).toEqual([]);
  });

  it.each(["Guide", "Foundations", "Screens"])("has a place for each title under %s", (group) => {
    const order = orderOf(group);
    expect([...namesIn(group)].filter((name) => !order.includes(name))).toEqual([]);
  });

  it.each(["Foundations", "Screens"])("names no place under %s that nothing has", (group) => {
    const names = namesIn(group);
    expect(orderOf(group).filter((name) => !names.has(name))).toEqual([]);
  });

  it("ends with the page for unknown addresses", () => {
    expect(orderOf("Screens").at(-1)).toBe("Not found");
  });
});

describe("the title of a story", () => {
  /** A name in words has capitals at its beginning only, apart from abbreviations. */
  const IN_WORDS = /^(?:[A-Z][a-z-]*|[A-Z]+)(?: (?:[a-z-]+|[A-Z]+))*$/u;

  it("is written in words, outside of the components", () => {
    const others = titles.filter(([, title]) =>
      /^(?:Screens|Blocks|Layouts|Foundations)\//u.test(title),
    );
    const wrong = others.filter(
      ([, title]) => !title.split("/").every((name) => IN_WORDS.test(name)),
    );
    expect(wrong).toEqual([]);
  });

  it("is the name of the component, of a component", () => {
    const components = titles.filter(([path]) =>
      /\/components\/(?:.*\/)?(?<name>\w+)\/\k<name>\.stories\.tsx$/u.test(path),
    );
    const wrong = components.filter(
      ([path, title]) => title.split("/").at(-1) !== path.split("/").at(-2),
    );
    expect(components.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });
});
