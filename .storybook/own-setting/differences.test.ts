import { describe, expect, it } from "vitest";
import { differencesOf, PLAYS_IN_CHINESE, PLAYS_ON_PHONES, type Shown } from "./differences.ts";

const initial = { language: "zh", theme: "light", viewer: "customer", network: "fast" };
const own: Shown = {
  title: "Screens/Cart/Cart",
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

  it("on a phone where it finds the same there", () => {
    const globals = { ...initial, ...onAPhone };
    const tags = [PLAYS_ON_PHONES];
    expect(differences({ globals, tags, width: 390 })).toEqual([]);
    expect(differences({ tags, width: 390 })).toEqual([]);
  });

  it("for each viewer where it is of a component", () => {
    const globals = { ...initial, viewer: "guest" };
    expect(differences({ globals, title: "Components/Button" })).toEqual([]);
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
    const onATablet = { viewport: { value: "tablet" } };
    const globals = { ...initial, viewer: "guest", network: "slow", ...onATablet };
    const shown = { globals, width: 768 };
    expect(differences(shown)).toEqual(["the viewer", "the network", "the viewport"]);
  });

  it("on a phone where it is not tagged for it", () => {
    const globals = { ...initial, ...onAPhone };
    expect(differences({ globals, width: 390 })).toEqual(["the viewport"]);
    expect(differences({ width: 390 })).toEqual(["the width of the page"]);
  });

  it("while the page has another width than the chosen viewport", () => {
    const globals = { ...initial, ...onAPhone };
    expect(differences({ globals, tags: [PLAYS_ON_PHONES] })).toEqual(["the width of the page"]);
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
