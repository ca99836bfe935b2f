import * as Radix from "radix-ui/checkbox";
import { type ReactNode, type Ref, useId } from "react";
import { FieldMessages } from "../Field/Field.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./Checkbox.css.ts";

export type CheckboxProps = {
  /** The accessible name, shown beside the box. */
  label: string;
  /** Shown in place of the label, which it contains: for a count or a link after its words. */
  children?: ReactNode;
  /** Hides the label visually, where a column or a heading says the same. Such a box shows no error. */
  isLabelHidden?: boolean;
  /** `some` is the indeterminate state of a checkbox above a partly checked list. */
  value: boolean | "some";
  /** Called with whether it is checked now; `some` becomes true. */
  onChange: (checked: boolean) => void;
  /** Cannot be changed, and is skipped by the tab key; false by default. */
  isDisabled?: boolean;
  /** Marks the label with a star and tells screen readers; the form's schema does the check. */
  isRequired?: boolean;
  /** The message under the box; takes up space only when there is an error. */
  error?: string | undefined;
  /** The native name, by which a form finds the field. */
  name?: string;
  /** Called when the focus leaves the field: a form then validates it. */
  onBlur?: () => void;
  /** The box, to move the focus to it. */
  ref?: Ref<HTMLButtonElement>;
};

/** A checkbox, with an indeterminate state. */
export function Checkbox({
  label,
  children = label,
  isLabelHidden = false,
  value,
  onChange,
  isDisabled = false,
  isRequired = false,
  error,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const isSome = value === "some";
  return (
    <span>
      <span className={css.choice}>
        <Radix.Root
          {...rest}
          id={id}
          className={css.box}
          checked={isSome ? "indeterminate" : value}
          onCheckedChange={(next) => onChange(next === true)}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        >
          <Radix.Indicator className={css.mark}>
            <svg
              className={css.drawing}
              width="12"
              height="12"
              viewBox="0 0 12 12"
              aria-hidden="true"
            >
              <path d={isSome ? "M2.5 6h7" : "M2 6.2 4.8 9 10 3.2"} />
            </svg>
          </Radix.Indicator>
        </Radix.Root>
        <label className={css.label} htmlFor={id} data-disabled={isDisabled || undefined}>
          {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : children}
        </label>
      </span>
      {/* In the head of a table, it would be all that a dialog leaves of the cell: it keeps live regions. */}
      {!isLabelHidden && (
        <FieldMessages descriptionId="" errorId={errorId} error={error} hasMessageLine={false} />
      )}
    </span>
  );
}
