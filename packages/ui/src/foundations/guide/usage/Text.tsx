import type { ReactNode } from "react";
import { type Language, useLanguage } from "../../../language/language.tsx";
import { docsOf } from "./docs-of.ts";

/** A text in both languages, one of which is shown. A name in backticks is code, and leads to the page of its component. */
export interface BothLanguages {
  readonly en: string;
  readonly zh: string;
}

export function Text(texts: BothLanguages) {
  return <>{parts(texts[useLanguage()])}</>;
}

/** The text, whose code has odd places. */
const parts = (text: string): ReactNode[] =>
  text.split("`").map((part, place) => (place % 2 === 0 ? part : <Code key={place} text={part} />));

function Code({ text }: { text: string }) {
  const page = docsOf(text);
  const code = <code>{text}</code>;
  return page === undefined ? (
    code
  ) : (
    <a href={`./?path=/docs/${page}`} target="_top">
      {code}
    </a>
  );
}

/** Chooses between two values by the language of the page. */
export type Say = <Value>(en: Value, zh: Value) => Value;

export const sayIn =
  (language: Language): Say =>
  (en, zh) =>
    language === "en" ? en : zh;
