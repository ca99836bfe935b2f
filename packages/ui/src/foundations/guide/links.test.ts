import { toId, storyNameFromExport } from "storybook/internal/csf";
import { expect, it } from "vitest";

const pages = import.meta.glob<string>("./*.mdx", {
  eager: true,
  query: "?raw",
  import: "default",
});
const stories = import.meta.glob<string>(
  ["../../**/*.stories.tsx", "../../../../../.storybook/guide/*.stories.tsx"],
  { eager: true, query: "?raw", import: "default" },
);

const titleIn = (text: string) =>
  /title[:=] ?"(?<title>[^"]+)"/u.exec(text)?.groups?.["title"] ?? "";

/** The addresses of all stories and pages in the workbench. */
const addresses = new Set([
  ...Object.values(pages).map((text) => `./?path=/docs/${toId(titleIn(text), "docs")}`),
  ...Object.values(stories).flatMap((text) =>
    [...text.matchAll(/^export const (?<story>\w+)/gmu)].map(
      ({ groups }) =>
        `./?path=/story/${toId(titleIn(text), storyNameFromExport(groups?.["story"] ?? ""))}`,
    ),
  ),
]);

const links = Object.entries(pages).flatMap(([page, text]) =>
  [...text.matchAll(/\]\((?<link>[^)]*)\)/gu)].map(({ groups }) => [groups?.["link"], page]),
);

it("finds the links of the guide's pages", () => {
  expect(links.length).toBeGreaterThan(5);
});

it.each(links)("leads to %s in the workbench, from %s", (link) => {
  expect(addresses).toContain(link);
});
