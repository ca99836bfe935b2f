import { useCopy } from "../../../language/language.tsx";
import { copy } from "./OrderSheet.copy.ts";
import * as css from "./OrderSheet.css.ts";

/** What keys do in the order sheet. */
export function KeyHelp() {
  const words = useCopy(copy);
  return (
    <section className={css.keysOnly}>
      <h3 className={css.keysTitle}>{words.keys}</h3>
      <dl>
        {words.keyHelp.map(([keys, effect]) => (
          <div key={keys} className={css.key}>
            <dt>{keys}</dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
