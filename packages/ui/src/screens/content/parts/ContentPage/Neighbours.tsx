import type { Article } from "@reagent/api/contract/article";
import { Link } from "react-router-dom";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./ContentPage.copy.ts";
import * as css from "./ContentPage.css.ts";

interface Props {
  readonly article: Pick<Article, "previous" | "next">;
  readonly hrefOf: (neighbour: { readonly id: string }) => string;
}

/** Links to the previous and next one in the list. */
export function Neighbours({ article: { previous, next }, hrefOf }: Props) {
  const words = useCopy(copy);
  if (!previous && !next) return null;
  return (
    <nav className={css.neighbours} aria-label={words.neighbours}>
      {previous && (
        <Link className={css.neighbour} to={hrefOf(previous)} rel="prev">
          <span className={css.which}>{words.previous}</span>
          <span className={css.subject}>{previous.subject}</span>
        </Link>
      )}
      {next && (
        <Link className={`${css.neighbour} ${css.next}`} to={hrefOf(next)} rel="next">
          <span className={css.which}>{words.next}</span>
          <span className={css.subject}>{next.subject}</span>
        </Link>
      )}
    </nav>
  );
}
