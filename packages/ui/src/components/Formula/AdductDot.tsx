import * as css from "./Formula.css.ts";

/** The dot between the parts of an adduct, which Chinese fonts draw as wide as a Chinese character. */
export function AdductDot() {
  return <span className={css.dot}>·</span>;
}
