import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./Exchange.copy.ts";
import * as css from "./Exchange.css.ts";

/** Says below the stock of a line that nothing can take its place. */
export function NothingInExchange() {
  const words = useCopy(copy);
  return <span className={css.nothing}>{words.nothing}</span>;
}
