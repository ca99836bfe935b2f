import type { Reactant } from "@reagent/domain/reactive-group";
import { useId } from "react";
import { Notice } from "../../../../components/Notice/Notice.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { reactionsOfLines } from "../line-reactions.ts";
import { copy } from "./HazardAdvice.copy.ts";
import * as css from "./HazardAdvice.css.ts";
import { type Named, Names } from "./Names.tsx";

interface ReactingLine extends Named, Reactant {
  readonly itemCode: string;
}

/** The lines that must not meet, with what happens then, the worst first (rules, reactions of goods). Nothing where none is known. */
export function Reactions({ lines }: { lines: readonly ReactingLine[] }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const id = useId();
  const pairs = reactionsOfLines(lines);
  if (pairs.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Notice
        tone="hazard"
        details={
          <ul className={css.rows}>
            {pairs.map(({ one, other, reaction }) => (
              <li key={`${one.itemCode} ${other.itemCode}`} className={css.pair}>
                <span>
                  <b>
                    <Names of={[one]} />
                  </b>{" "}
                  {words.with}{" "}
                  <b>
                    <Names of={[other]} />
                  </b>
                </span>
                <span>
                  <b>{words.grades[reaction.grade]}</b> {words.reason(reaction.words[language])}
                </span>
              </li>
            ))}
          </ul>
        }
      >
        <h2 id={id} className={css.apart}>
          {words.doNotMix(pairs.length)} <span className={css.note}>{words.mixNote}</span>
        </h2>
      </Notice>
    </section>
  );
}
