import { expect, it } from "vitest";
import { screens } from "./screens.ts";

const stories = import.meta.glob<string>("../../../screens/**/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

const titles = Object.values(stories).map((source) => /title: "([^"]+)"/.exec(source)?.[1]);

it.each(Object.entries(screens))("shows the route %s as %s", (_, title) => {
  expect(titles).toContain(title);
});
