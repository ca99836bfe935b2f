import { describe, expect, it } from "vitest";

const pages = import.meta.glob<string>("./*.mdx", {
  eager: true,
  query: "?raw",
  import: "default",
});
const pairs = Object.entries(pages)
  .filter(([path]) => !path.endsWith(".zh.mdx"))
  .map(([path, english]) => [path, english, pages[path.replace(".mdx", ".zh.mdx")] ?? ""] as const);

const titleIn = (text: string) =>
  /<Meta title="Guide\/(?<title>[^"]+)"/u.exec(text)?.groups?.["title"];
/** The names of the pages in English, by those in Chinese, as in addresses. */
const names = new Map(
  pairs.map(([, english, chinese]) => [
    titleIn(chinese) ?? "",
    (titleIn(english) ?? "").toLowerCase().replaceAll(" ", "-"),
  ]),
);

const levelsIn = (text: string) => [...text.matchAll(/^#+ /gmu)].map(([level]) => level);
const linksIn = (text: string) =>
  [...text.matchAll(/\]\((?<link>[^)]*)\)/gu)].map(({ groups }) => groups?.["link"] ?? "");
const inEnglish = (link: string) =>
  [...names].reduce(
    (all, [chinese, english]) => all.replace(`guide-${chinese}--`, `guide-${english}--`),
    link,
  );
/** Blocks of code, and names in text; lines may break elsewhere. */
const codeIn = (text: string) =>
  [...text.matchAll(/```.*?```|`[^`]+`/gsu)].map(([code]) => code.replaceAll(/\s+/gu, " ")).sort();

describe("the Chinese pages of the guide", () => {
  it.each(pairs)("have the headings of %s", (_, english, chinese) => {
    expect(levelsIn(chinese)).toEqual(levelsIn(english));
  });

  it.each(pairs)(
    "have the links of %s, to Chinese pages where there are any",
    (_, english, chinese) => {
      const links = linksIn(chinese);
      expect(links.map(inEnglish).sort()).toEqual(linksIn(english).sort());
      expect(
        links.filter((link) =>
          [...names.values()].some((name) => link.includes(`guide-${name}--`)),
        ),
      ).toEqual([]);
    },
  );

  it.each(pairs)("have the code of %s", (_, english, chinese) => {
    expect(codeIn(chinese)).toEqual(codeIn(english));
  });
});
