import { reactionsAmong } from "@reagent/domain/dangerous-reaction";
import { useId } from "react";
import { Notice } from "../../components/Notice/Notice.tsx";
import { useCopy, useLanguage } from "../../language/language.tsx";
import type { HazardousLine } from "./hazardous-line.ts";
import { copy } from "./JointHazards.copy.ts";
import * as css from "./JointHazards.css.ts";
import { Names } from "./Names.tsx";

export type ReactionsProps = {
  /** The goods of the set. */
  lines: readonly HazardousLine[];
};

/** The lines that must not meet, with what happens then, the worst first (rules, reactions of goods). Nothing where none is known. */
export function Reactions({ lines }: ReactionsProps) {
  const words = useCopy(copy);
  const language = useLanguage();
  const id = useId();
  const reactions = reactionsAmong(lines);
  if (reactions.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Notice
        tone="hazard"
        details={
          <ul className={css.rows}>
            {reactions.map(({ reaction, ones, others }) => (
              <li key={reaction.id} className={css.pair}>
                <span>
                  <b>
                    <Names of={ones} />
                  </b>{" "}
                  {words.with}{" "}
                  <b>
                    <Names of={others} />
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
        <h2 id={id} className={css.title}>
          {words.doNotMix(reactions.length)} <span className={css.note}>{words.mixNote}</span>
        </h2>
      </Notice>
    </section>
  );
}
