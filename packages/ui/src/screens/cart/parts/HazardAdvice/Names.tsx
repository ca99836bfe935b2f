import { Fragment } from "react";
import { InlineHtml } from "../../../../components/InlineHtml/InlineHtml.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { type NamedLine, nameIn } from "../line-facts.ts";
import { copy } from "./HazardAdvice.copy.ts";

/** What has a name in both languages; `name` may contain HTML. */
export type Named = Pick<NamedLine, "name" | "englishName">;

/** The names of lines, each once. */
export function Names({ of }: { of: readonly Named[] }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const names = [...new Set(of.map((line) => nameIn(language, line)))];
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && words.comma}
      <InlineHtml isName html={name} />
    </Fragment>
  ));
}
