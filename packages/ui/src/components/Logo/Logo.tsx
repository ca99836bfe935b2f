import * as css from "./Logo.css.ts";

/** The mark that ships with the shop, drawn with a stroke of 2 on a grid of 30. */
const MARK = "M3 2v26M3 4h22M3 9.5h9M3 15h15M3 20.5h9M3 26h22";

type Props = {
  name: string;
  /** The name in the other language, smaller, under the name; "" for none. */
  second?: string;
  /** Path of a picture in place of the mark; "" for the mark. */
  picture?: string;
};

/** The shop's mark and name. The layout puts a link around it. */
export function Logo({ name, second = "", picture = "" }: Props) {
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
