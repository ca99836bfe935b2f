import { describe, expect, it } from "vitest";
import { differencesOf, PLAYS_IN_CHINESE, type Shown } from "./differences.ts";

const initial = { language: "zh", theme: "light", viewer: "customer", network: "fast" };
const own: Shown = {
  tags: [],
  globals: initial,
  storyGlobals: {},
  args: { lines: 12 },
  initialArgs: { lines: 12 },
  width: 1440,
  isInDocs: false,
};
const differences = (shown: Partial<Shown>) => differencesOf({ ...own, ...shown }, initial);
const onAPhone = { viewport: { value: "phone" } };

describe("a story is played", () => {
  it("in its own setting", () => {
    expect(differences({})).toEqual([]);
  });

  it("in both languages and themes", () => {
    expect(differences({ globals: { ...initial, language: "en", theme: "dark" } })).toEqual([]);
  });

  it("with the tools that it sets itself", () => {
    const shown = { globals: { ...initial, ...onAPhone }, storyGlobals: onAPhone };
    expect(differences({ ...shown, width: 391 })).toEqual([]);
  });
});

describe("a story is not played", () => {
  it("in English where it finds by Chinese words", () => {
    const globals = { ...initial, language: "en" };
    expect(differences({ globals, tags: [PLAYS_IN_CHINESE] })).toEqual(["the language"]);
  });

  it("in English in pictures", () => {
    const globals = { ...initial, language: "en", page: "bare" };
    expect(differences({ globals })).toEqual(["the language"]);
  });

  it("for another viewer, over another network, and at another width", () => {
    const globals = { ...initial, viewer: "guest", network: "slow", ...onAPhone };
    expect(differences({ globals })).toEqual(["the viewer", "the network", "the viewport"]);
  });

  it("where the page is not as wide as the story sets it", () => {
    const shown = { globals: { ...initial, ...onAPhone }, storyGlobals: onAPhone };
    expect(differences(shown)).toEqual(["the width of the page"]);
  });

  it("with changed controls, and on a page of documentation", () => {
    expect(differences({ args: { lines: 40 }, isInDocs: true })).toEqual([
      "the controls",
      "the page, which shows several stories",
    ]);
  });
});
