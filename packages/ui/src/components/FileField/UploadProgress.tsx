import { useCopy } from "../../language/language.tsx";
import { copy } from "./FileField.copy.ts";
import * as css from "./FileField.css.ts";

export type UploadProgressProps = {
  /** The accessible name: what is uploaded. */
  label: string;
  /** From 0 to 1. */
  value: number;
};

/** The progress of an upload: a percentage and a line. */
export function UploadProgress({ label, value }: UploadProgressProps) {
  const words = useCopy(copy);
  const percent = Math.round(value * 100);
  return (
    <>
      <span className={css.muted} aria-hidden="true">
        {words.uploaded(percent)}
      </span>
      <span
        className={css.scale}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words.uploaded(percent)}
      >
        <span className={css.filled} style={{ width: `${percent}%` }} />
      </span>
    </>
  );
}
