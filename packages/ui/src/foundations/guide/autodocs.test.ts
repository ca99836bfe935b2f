import { expect, it } from "vitest";

const files = import.meta.glob<string>("../../components/**/*.stories.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Story files of components without a page of props, and why. */
const WITHOUT = {
  "FlyToCart.stories.tsx": "a hook, without props",
  "Crossings.stories.tsx": "overlays in one another",
  "FieldCrossings.stories.tsx": "fields in overlays",
  "Overlays.stories.tsx": "the behaviour of all overlays",
};

it("gives each component a page with its props", () => {
  const without = Object.entries(files)
    .filter(([, text]) => !/^ {2}tags: \[[^\]]*"autodocs"/mu.test(text))
    .map(([path]) => path.replace(/^.*\//u, ""));
  expect([...without].sort()).toEqual(Object.keys(WITHOUT).sort());
});

it.each(Object.entries(files).filter(([, text]) => text.includes('"autodocs"')))(
  "names the component whose props %s documents",
  (_, text) => {
    expect(text).toMatch(/^ {2}(?:component: \w+,|subcomponents: \{)/mu);
  },
);
