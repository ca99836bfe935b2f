import { useId } from "react";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./ChipGroup.css.ts";

export type ChipOption = {
  /** What is chosen. */
  value: string;
  /** The words on the chip. */
  label: string;
  /** The consequence of choosing it, read by screen readers; the chip is dashed. */
  description?: string | undefined;
};

export type ChipGroupProps = {
  /** The accessible name, shown before the chips. */
  label: string;
  /** The value of the chosen chip. */
  value: string;
  /** Called with the value of the chip that is chosen. */
  onChange: (value: string) => void;
  /** The chips, in their order. */
  options: readonly ChipOption[];
};

/** A choice between a few short labels, such as the values of an attribute. The arrow keys change the choice. */
export function ChipGroup({ label, value, onChange, options }: ChipGroupProps) {
  const id = useId();
  return (
    <div className={css.group}>
      <span className={css.label} id={id}>
        {label}
      </span>
      <div className={css.chips} role="radiogroup" aria-labelledby={id}>
        {options.map((chip) => (
          <label
            key={chip.value}
            className={css.chip({ hasNote: chip.description !== undefined })}
            data-checked={chip.value === value ? "" : undefined}
          >
            <input
              className={css.input}
              type="radio"
              name={id}
              value={chip.value}
              checked={chip.value === value}
              onChange={() => onChange(chip.value)}
            />
            {chip.label}
            {chip.description && <VisuallyHidden>{chip.description}</VisuallyHidden>}
          </label>
        ))}
      </div>
    </div>
  );
}
