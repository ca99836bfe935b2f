import {
  byStorageClass,
  pairsApart,
  SEPARATION_REASONS,
  STORAGE_CLASSES,
  type StorageClass,
} from "@reagent/domain/storage-class";
import { useId } from "react";
import { Notice } from "../../components/Notice/Notice.tsx";
import { useCopy, useLanguage } from "../../language/language.tsx";
import type { HazardousLine } from "./hazardous-line.ts";
import { copy } from "./JointHazards.copy.ts";
import * as css from "./JointHazards.css.ts";
import { Names } from "./Names.tsx";

export type StoredApartProps = {
  /** The goods of the set. */
  lines: readonly HazardousLine[];
};

/** The lines that are stored apart when they arrive, with the reasons (rules, joint storage). Nothing where no pair is certain. */
export function StoredApart({ lines }: StoredApartProps) {
  const words = useCopy(copy);
  const language = useLanguage();
  const id = useId();
  const groups = byStorageClass(lines);
  const pairs = pairsApart([...groups.keys()].flatMap((each) => each ?? []));
  if (pairs.length === 0) return null;
  const titleOf = (each: StorageClass) => words.classOf(each, STORAGE_CLASSES[each][language]);
  return (
    <section aria-labelledby={id}>
      <Notice
        details={
          <ul className={css.rows}>
            {pairs.map(({ one, other, reason }) => (
              <li key={`${one} ${other}`} className={css.pair}>
                <span>
                  <b>
                    <Names of={groups.get(one) ?? []} />
                  </b>{" "}
                  {words.from}{" "}
                  <b>
                    <Names of={groups.get(other) ?? []} />
                  </b>
                </span>
                <span>
                  {words.reason(SEPARATION_REASONS[reason][language])}{" "}
                  <span className={css.muted}>{words.pair(titleOf(one), titleOf(other))}</span>
                </span>
              </li>
            ))}
          </ul>
        }
      >
        <h2 id={id} className={css.title}>
          {words.apart(pairs.length)} <span className={css.note}>{words.note}</span>
        </h2>
      </Notice>
    </section>
  );
}
