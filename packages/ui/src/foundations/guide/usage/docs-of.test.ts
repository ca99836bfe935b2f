import { beforeEach, describe, expect, it, vi } from "vitest";
import { docsOf } from "./docs-of.ts";

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
