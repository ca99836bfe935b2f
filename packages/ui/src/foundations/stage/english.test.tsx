import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { inEnglish, sayIn } from "./english.tsx";
import { setStoryLanguage } from "./words.ts";

const english = { 乙醇: "Ethanol", 试剂: "Reagents" };

describe("args in English", () => {
  it("have the English texts, also in lists, objects and elements", () => {
    const onChange = () => undefined;
    const args = { label: "试剂", entries: [{ name: "乙醇", amount: 2 }], onChange };
    expect(inEnglish(args, english)).toEqual({
      label: "Reagents",
      entries: [{ name: "Ethanol", amount: 2 }],
      onChange,
    });
    const element = inEnglish(<p title="试剂">乙醇</p>, english);
    expect(renderToStaticMarkup(<>{element}</>)).toBe('<p title="Reagents">Ethanol</p>');
  });

  it("keep a text that was typed into the controls", () => {
    expect(inEnglish({ label: "乙醇 2" }, english)).toEqual({ label: "乙醇 2" });
  });
});

describe("a play function", () => {
  afterEach(() => setStoryLanguage("zh"));

  it("finds by the text in the language of the story", () => {
    const say = sayIn(english);
    expect(say("乙醇")).toBe("乙醇");
    setStoryLanguage("en");
    expect(say("乙醇")).toBe("Ethanol");
  });
});
