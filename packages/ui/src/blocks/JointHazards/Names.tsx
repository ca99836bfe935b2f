import { Fragment } from "react";
import { InlineHtml } from "../../components/InlineHtml/InlineHtml.tsx";
import { useCopy, useLanguage } from "../../language/language.tsx";
import { copy } from "./JointHazards.copy.ts";

/** What has a name in both languages, the English one empty where it has none; names may contain HTML. */
export interface Named {
  readonly name: string;
  readonly englishName: string;
}

/** The names of goods, each once. */
export function Names({ of }: { of: readonly Named[] }) {
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
