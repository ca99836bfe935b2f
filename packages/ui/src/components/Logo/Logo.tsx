import * as css from "./Logo.css.ts";
import { MARK } from "./mark.ts";

export type LogoProps = {
  /** The shop's name in the page's language. */
  name: string;
  /** The name in the other language, smaller, under the name; "" for none. */
  second?: string;
  /** Path of a picture in place of the mark; "" for the mark. */
  picture?: string;
};

/** The shop's mark and name. The layout puts a link around it. */
export function Logo({ name, second = "", picture = "" }: LogoProps) {
  return (
    <span className={css.logo} translate="no">
      {picture === "" ? (
        <svg className={css.mark} viewBox="0 0 30 30" aria-hidden="true">
          <path d={MARK} />
        </svg>
      ) : (
        <img className={css.picture} src={picture} alt="" />
      )}
      <span className={css.name}>
        {name}
        {second !== "" && <span className={css.second}>{second}</span>}
      </span>
    </span>
  );
}
