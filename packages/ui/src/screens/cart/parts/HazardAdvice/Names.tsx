import type { CartLine } from "@reagent/api/contract/cart";
import { Fragment } from "react";
import { InlineHtml } from "../../../components/InlineHtml/InlineHtml.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { nameIn } from "../parts/line-facts.ts";
import { copy } from "./HazardAdvice.copy.ts";

/** The names of lines, each once. */
export function Names({ of }: { of: readonly CartLine[] }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const names = [...new Set(of.map((line) => nameIn(language, line)))];
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && words.comma}
      <InlineHtml html={name} />
    </Fragment>
  ));
}
