import { describe, expect, it } from "vitest";

const pages = import.meta.glob<string>(["../../../components/*/*.mdx", "../../../blocks/*/*.mdx"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const code = import.meta.glob<string>("../../../{components,blocks,layouts}/**/*.{ts,tsx}", {
  eager: true,
  query: "?raw",
  import: "default",
});

const SECTIONS = ["When", "WhenNot", "Anatomy", "Keyboard", "Wording", "Examples"] as const;
type Section = (typeof SECTIONS)[number];

/** Pages without a section, and why it does not apply. */
const NOT_APPLICABLE: Readonly<Record<string, Partial<Record<Section, string>>>> = {
  Boundary: { Examples: "it shows nothing of its own" },
  CategoryMenu: { Examples: "one of a page, with the words of the catalogue" },
  ContentLink: { Examples: "it looks as its place does" },
  FlyToCart: { Wording: "a mark without words", Examples: "a hook, which its story shows" },
  GuestLinks: { Examples: "its words and looks are fixed" },
  LandlineFields: { Examples: "its words and fields are fixed" },
  LanguageSwitch: { Examples: "its words are fixed" },
  LazyCarousel: { Examples: "it looks as a Carousel does" },
  ListPage: { Examples: "a whole page, which its stories show" },
  LoadedSideNav: { Examples: "it looks as a SideNav does" },
  LoginForm: { Examples: "its words and fields are fixed" },
  OrderBar: { Examples: "it keeps to the edge of the window, which its stories show" },
  OrderHead: { Examples: "the heading of a whole page" },
  OrderSide: { Examples: "it stands beside a whole page, which its stories show" },
  OrganizationFields: { Examples: "its fields are fixed" },
  PageHead: { Examples: "it shows nothing on the page" },
  PersonField: { Examples: "it needs a form, which its stories show" },
  PublicPage: { Examples: "a whole page, which its stories show" },
  QuickOrder: { Examples: "its words and fields are fixed" },
  Redirect: { Wording: "it shows nothing", Examples: "it shows nothing" },
  RegionFields: { Examples: "its words and fields are fixed" },
  SearchSuggestions: { Examples: "a part of the header, which its stories show" },
  SideActivities: { Examples: "it shows what the server answers" },
  StockAlertButton: { Examples: "its words and looks are fixed" },
  StructureEditor: { Examples: "a frame of fixed size and words, which its stories show" },
  StructuredData: { Examples: "it shows nothing" },
  ThemeSwitch: { Examples: "its words and looks are fixed" },
  WechatCard: { Examples: "its words and looks are fixed" },
};

/** The folders of components and blocks: "components/Button". */
const folders = [
  ...new Set(
    Object.keys(code).flatMap(
      (path) =>
        /(?<folder>(?:components|blocks)\/[A-Z]\w*)\//u.exec(path)?.groups?.["folder"] ?? [],
    ),
  ),
].sort();

const nameOf = (path: string) => path.replace(/^.*\/|\.mdx$/gu, "");
const folderOf = (path: string) => path.split("/").slice(-3, -1).join("/");
const pageOf = (folder: string) =>
  pages[`../../../${folder}/${folder.replace(/^.*\//u, "")}.mdx`] ?? "";

/** The section as it is written; without keys of its own it may say only that. */
const sectionIn = (page: string, section: Section): string =>
  new RegExp(`^ *<${section}>$(?<text>.*?)^ *</${section}>$`, "msu").exec(page)?.groups?.["text"] ??
  (section === "Keyboard" ? (/^ *<NoKeys.*?\/>$/msu.exec(page)?.[0] ?? "") : "");

/** The texts of a language: the values of its attribute. */
const textsIn = (section: string, language: "en" | "zh"): readonly string[] =>
  [...section.matchAll(new RegExp(`(?<=\\s)${language}="(?<text>[^"]*)"`, "gu"))].map(
    ({ groups }) => groups?.["text"] ?? "",
  );

/** The source of a component, by its name. */
const sourceOf = (name: string): string | undefined =>
  Object.entries(code).find(([path]) => path.endsWith(`/${name}.tsx`))?.[1];

/** The props that an element gives, by the text after its name: those outside of braces and quotes. */
function propsIn(text: string): readonly string[] {
  let tag = "";
  let depth = 0;
  for (const character of text.replaceAll(/"[^"]*"/gu, "")) {
    if (character === "{") depth += 1;
    else if (character === "}") depth -= 1;
    else if (depth === 0 && character === ">") break;
    else if (depth === 0) tag += character;
  }
  return tag.match(/[\w-]+/gu) ?? [];
}

/** Without the words of the shop that it cites. */
const withoutQuotes = (text: string) => text.replaceAll(/`[^`]*`|“[^”]*”/gu, "");

it("gives each component and block a usage page", () => {
  const without = folders.filter((folder) => pageOf(folder) === "");
  expect(without).toEqual([]);
});

it("finds all pages beside what they describe", () => {
  // A folder may have the pages of several components.
  expect([...new Set(Object.keys(pages).map(folderOf))].sort()).toEqual(folders);
});

describe.each(Object.entries(pages).map(([path, page]) => [nameOf(path), page] as const))(
  "the usage page of %s",
  (name, page) => {
    it("is the page of its stories", () => {
      expect(page).toContain(`import * as stories from "./${name}.stories.tsx";`);
      expect(page).toContain("<Meta of={stories} />");
    });

    it.each(SECTIONS.filter((section) => !NOT_APPLICABLE[name]?.[section]))(
      "says %s in both languages",
      (section) => {
        const [en, zh] = [
          textsIn(sectionIn(page, section), "en"),
          textsIn(sectionIn(page, section), "zh"),
        ];
        expect(en.length).toBeGreaterThan(0);
        expect(zh).toHaveLength(en.length);
        for (const text of en) {
          expect(withoutQuotes(text)).not.toMatch(/\p{Script=Han}/u);
          expect(text).toMatch(/[.?]”?$/u);
        }
        for (const text of zh) expect(text).toMatch(/\p{Script=Han}.*[。？]$/u);
      },
    );

    it("shows what to do and what not", () => {
      if (NOT_APPLICABLE[name]?.Examples) return;
      expect(page).toMatch(/^ *<Do$|^ *<Do /mu);
      expect(page).toMatch(/^ *<Dont$|^ *<Dont /mu);
    });

    it("gives its examples props that they have", () => {
      const examples = /<Examples>(?<text>.*)<\/Examples>/su.exec(page)?.groups?.["text"] ?? "";
      const unknown = [...examples.matchAll(/<(?<tag>[A-Z]\w*)(?=[\s/>])/gu)].flatMap((found) => {
        const tag = found.groups?.["tag"] ?? "";
        const source = sourceOf(tag);
        // Those of an element, and of a component of the page's own, are not named in a source.
        const isNamed = source !== undefined && !/ComponentProps<"|NativeInputProps/u.test(source);
        if (!isNamed || page.includes(`const ${tag} =`)) return [];
        // Fields share the props of `Field`.
        const given = `${source}\n${sourceOf("Field") ?? ""}`.matchAll(
          /^ +(?:readonly )?(?<prop>\w+)\??:|"(?<picked>[\w-]+)"/gmu,
        );
        const props = new Set(
          [...given].map(({ groups }) => groups?.["prop"] ?? groups?.["picked"]),
        );
        return propsIn(examples.slice(found.index + found[0].length))
          .filter((prop) => !props.has(prop))
          .map((prop) => `${tag} ${prop}`);
      });
      expect(unknown).toEqual([]);
    });

    it("names only components, blocks and props that there are", () => {
      const named = [...textsIn(page, "en"), ...textsIn(page, "zh")].flatMap((text) =>
        [...text.matchAll(/`(?<name>[^`]+)`/gu)].map(({ groups }) => groups?.["name"] ?? ""),
      );
      const words = new Set(
        Object.values(code)
          .join("\n")
          .match(/\w+(?:-\w+)*/gu),
      );
      expect(
        named.filter((text) => !text.match(/\w+(?:-\w+)*/gu)?.every((word) => words.has(word))),
      ).toEqual([]);
    });
  },
);
