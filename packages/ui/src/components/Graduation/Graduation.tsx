import * as css from "./Graduation.css.ts";

/** The graduated scale at the lower edge of the header, over the full width. */
export function Graduation() {
  return (
    <div className={css.graduation} aria-hidden="true">
      <div className={css.scale} />
    </div>
  );
}
