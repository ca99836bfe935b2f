import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { useLanguage } from "../../language/language.tsx";
import { storyLanguage } from "./words.ts";

/** The English texts of a story's args, by the Chinese ones: `parameters: { english }`. */
export type English = Readonly<Record<string, string>>;

/** The args in English, with what they contain. A text that is not known stays, such as one from the controls. */
export function inEnglish(value: unknown, english: English): unknown {
  if (typeof value === "string") return english[value] ?? value;
  if (Array.isArray(value)) return value.map((each) => inEnglish(each, english));
  if (isValidElement(value)) {
    const element = value as ReactElement<{ children?: ReactNode }>;
    const { children, ...props } = inEnglish({ ...element.props }, english) as typeof element.props;
    const all = Array.isArray(children) ? (children as ReactNode[]) : [children];
    // One by one they need no keys.
    return cloneElement(element, props, ...all);
  }
  if (typeof value !== "object" || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, inEnglish(each, english)]),
  );
}

/** What a story renders in place of args, in English where the page is. */
export function InEnglish({ english, children }: { english: English; children: ReactNode }) {
  return useLanguage() === "en"
    ? (inEnglish(Children.toArray(children), english) as ReactNode)
    : children;
}

/** What a play function finds in place of a Chinese text of the args, in the language of the story. */
export const sayIn =
  <Texts extends English>(english: Texts) =>
  (chinese: keyof Texts & string): string =>
    storyLanguage() === "en" ? (english[chinese] ?? chinese) : chinese;
