import { beforeEach, describe, expect, it, vi } from "vitest";
import manifest from "../../../../package.json" with { type: "json" };
import { docsOf, moduleOf } from "./docs-of.ts";

const page = (id: string, title: string) => [id, { id, type: "docs", title }] as const;

describe("the page of a component", () => {
  beforeEach(() => {
    const entries = Object.fromEntries([
      page("components-icon--docs", "Components/Icon"),
      page("blocks-quick-order--docs", "Blocks/Quick order"),
    ]);
    vi.stubGlobal("__STORYBOOK_PREVIEW__", { storyStoreValue: { storyIndex: { entries } } });
  });

  it("is found by its name in code, also where the title is written as words", () => {
    expect(docsOf("Icon")).toBe("components-icon--docs");
    expect(docsOf("QuickOrder")).toBe("blocks-quick-order--docs");
  });

  it("is not found by a prop of the same name", () => {
    expect(docsOf("icon")).toBeUndefined();
  });
});

describe("the module of a component", () => {
  const files = import.meta.glob("../../../components/*/*.{mdx,tsx}");
  const index = (importPath: string) =>
    vi.stubGlobal("__STORYBOOK_PREVIEW__", {
      storyStoreValue: { storyIndex: { entries: { story: { importPath } } } },
    });

  it("is one that the package exports, for each page", () => {
    const pages = Object.keys(files).filter((file) => file.endsWith(".mdx"));
    expect(pages.length).toBeGreaterThan(60);
    const missing = pages.filter((file) => {
      index(file.replace("../../..", "./packages/ui/src").replace(/mdx$/u, "stories.tsx"));
      const [, path = ""] = moduleOf("story")?.split("@reagent/ui") ?? [];
      return !files[`../../..${path}.tsx`] && !Object.hasOwn(manifest.exports, `.${path}`);
    });
    expect(missing).toEqual([]);
  });

  it("is that of the hook where the page is about one", () => {
    index("./packages/ui/src/components/FlyToCart/FlyToCart.stories.tsx");
    expect(moduleOf("story")).toBe("@reagent/ui/components/useFlyToCart");
  });

  it("is not given of a block", () => {
    index("./packages/ui/src/blocks/OrderHead/OrderHead.stories.tsx");
    expect(moduleOf("story")).toBeUndefined();
  });
});
