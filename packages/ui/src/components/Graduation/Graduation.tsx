import * as css from "./Graduation.css.ts";

/** The graduation that the page hangs from: the lower edge of the header, over the whole width. */
export function Graduation() {
  return (
    <div className={css.graduation} aria-hidden="true">
      <div className={css.scale} />
    </div>
  );
}
