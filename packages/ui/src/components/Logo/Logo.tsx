import * as css from "./Logo.css.ts";

type Props = {
  name: string;
  /** The name in the other language, smaller, under the name. */
  second?: string;
  /** Path data of the mark, drawn with a stroke of 2 on a grid of 30. */
  mark: string;
};

/** The shop's mark and name. The layout puts a link around it. */
export function Logo({ name, second, mark }: Props) {
  return (
    <span className={css.logo} translate="no">
      <svg className={css.mark} viewBox="0 0 30 30" aria-hidden="true">
        <path d={mark} />
      </svg>
      <span className={css.name}>
        {name}
        {second !== undefined && <span className={css.second}>{second}</span>}
      </span>
    </span>
  );
}
