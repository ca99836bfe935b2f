import { describe, expect, it } from "vitest";
import { leastWidthOf, panesOf } from "./panes.ts";

const globals = {
  language: "zh",
  theme: "light",
  viewer: "guest",
  outline: false,
  viewport: { value: "phone", isRotated: false },
};
const context = {
  id: "screens-cart-cart--default",
  viewMode: "story" as const,
  storyGlobals: {},
  args: {},
  initialArgs: {},
};
const shown = (panes: ReturnType<typeof panesOf>) =>
  panes.map(({ title, address }) => {
    const { searchParams } = new URL(address, "http://workbench.example/");
    return {
      title,
      globals: searchParams.get("globals")?.split(";"),
      args: searchParams.get("args"),
    };
  });

describe("the panes of a story", () => {
  it("are none while the tool is off", () => {
    expect(panesOf({ ...context, globals: { ...globals, sideBySide: "off" } })).toEqual([]);
  });

  it("have both languages and the other tools as they are, and do not play", () => {
    const panes = panesOf({ ...context, globals: { ...globals, sideBySide: "languages" } });
    const others = [
      "theme:light",
      "viewer:guest",
      "outline:!false",
      "viewport.value:phone",
      "viewport.isRotated:!false",
      "sideBySide:pane",
    ];
    expect(shown(panes)).toEqual([
      { title: "中文", globals: ["language:zh", ...others], args: "" },
      { title: "English", globals: ["language:en", ...others], args: "" },
    ]);
  });

  it("have both themes and the changed controls", () => {
    const panes = panesOf({
      ...context,
      globals: { theme: "dark", sideBySide: "themes" },
      args: { lines: 40, nameLength: 12 },
      initialArgs: { lines: 4, nameLength: 12 },
    });
    expect(shown(panes)).toEqual([
      { title: "Light", globals: ["theme:light", "sideBySide:off"], args: "lines:40" },
      { title: "Dark", globals: ["theme:dark", "sideBySide:off"], args: "lines:40" },
    ]);
  });

  it("leave a story's own tools to the story", () => {
    const panes = panesOf({
      ...context,
      storyGlobals: { viewer: "guest" },
      globals: { theme: "light", viewer: "guest", sideBySide: "themes" },
    });
    expect(shown(panes)[1]?.globals).toEqual(["theme:dark", "sideBySide:off"]);
  });

  it("are none where the story sets the language itself, and in its documentation", () => {
    const languages = { ...globals, sideBySide: "languages" };
    expect(panesOf({ ...context, globals: languages, storyGlobals: { language: "en" } })).toEqual(
      [],
    );
    expect(panesOf({ ...context, globals: languages, viewMode: "docs" })).toEqual([]);
  });

  it("are at least as wide as a phone, and where they are played as a play function needs", () => {
    const leastOf = (sideBySide: string) => leastWidthOf({ globals: { ...globals, sideBySide } });
    expect(leastOf("languages")).toBe(390);
    expect(leastOf("themes")).toBe(960);
  });
});
