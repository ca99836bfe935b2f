import { Fragment } from "react";
import { InlineHtml } from "../../components/InlineHtml/InlineHtml.tsx";
import { useCopy, useLanguage } from "../../language/language.tsx";
import type { Named } from "./hazardous-line.ts";
import { copy } from "./JointHazards.copy.ts";

export type NamesProps = {
  /** The goods. */
  of: readonly Named[];
};

/** The names of goods, each once. */
export function Names({ of }: NamesProps) {
  const words = useCopy(copy);
  const isEnglish = useLanguage() === "en";
  const names = [
    ...new Set(of.map(({ name, englishName }) => (isEnglish && englishName ? englishName : name))),
  ];
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && words.comma}
      <InlineHtml isName html={name} />
    </Fragment>
  ));
}
