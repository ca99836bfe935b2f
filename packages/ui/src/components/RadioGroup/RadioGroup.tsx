import * as Radix from "radix-ui/radio-group";
import { type ReactNode, type Ref, useId } from "react";
import { FieldMessages, type FieldWords, splitWords } from "../Field/Field.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./RadioGroup.css.ts";

export type RadioOption<Value extends string> = {
  /** What is chosen, unique in the group. */
  value: Value;
  /** The words beside the dot. */
  label: string;
  /** A framed word beside the label, and part of it. */
  mark?: string;
  /** Muted text under the label: an address, a condition, why it cannot be chosen. */
  description?: ReactNode;
  /** At the end of the row: an amount. */
  end?: ReactNode;
  /** Buttons and links about this option: at the end of the row, on phones under the label. */
  actions?: ReactNode;
  /** Shown, but cannot be chosen; `description` says why. */
  isDisabled?: boolean;
};

export type RadioGroupProps<Value extends string> = FieldWords & {
  /** Empty if nothing is chosen yet. */
  value: Value | "";
  /** Called with the value of the option that is chosen. */
  onChange: (value: Value) => void;
  /** The options, in their order. */
  options: readonly RadioOption<Value>[];
  /** Rows of a list with lines, in two columns where there is room, or inline for two or three short labels. */
  layout?: "rows" | "columns" | "inline";
  /** No option can be chosen; false by default. */
  isDisabled?: boolean;
  /** The native name, by which a form finds the field. */
  name?: string;
  /** Called when the focus leaves the field: a form then validates it. */
  onBlur?: () => void;
  /** The chosen radio, or the first that can be chosen: the target when a form moves the focus to the group. */
  ref?: Ref<HTMLButtonElement>;
};

/** A choice between a few visible options. The arrow keys change it. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const [words, rest] = splitWords(props);
  const { value, onChange, options, layout = "rows", isDisabled = false, name, onBlur, ref } = rest;
  const { label, isLabelHidden, isRequired, description, error } = words;
  // Inline options are a field among fields, whose rows have the same height.
  const { hasMessageLine = layout === "inline" } = words;
  const id = useId();
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const isInline = layout === "inline";
  const focusable =
    options.find((option) => option.value === value) ??
    options.find((option) => !option.isDisabled) ??
    options[0];
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen) onChange(chosen.value);
  };
  return (
    <div className={css.group}>
      <span className={isLabelHidden ? undefined : css.legend} id={`${id}-label`}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {isRequired && !isLabelHidden && (
          <span className={css.required} aria-hidden="true">
            *
          </span>
        )}
      </span>
      <Radix.Root
        className={isInline ? css.inlineRows : css.rows[layout]}
        // Radix makes the group a stop, which goes on to the chosen radio and so skips the actions of the options before it.
        tabIndex={-1}
        value={value}
        onValueChange={choose}
        onBlur={onBlur}
        disabled={isDisabled}
        name={name}
        aria-labelledby={`${id}-label`}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={
          [error && errorId, description && descriptionId].filter(Boolean).join(" ") || undefined
        }
      >
        {options.map((option, index) => (
          <div
            key={option.value}
            className={isInline ? css.inlineRow : css.row}
            data-state={option.value === value ? "checked" : "unchecked"}
            data-disabled={option.isDisabled || isDisabled || undefined}
          >
            <Radix.Item
              className={css.dot}
              id={`${id}-${index}`}
              value={option.value}
              disabled={option.isDisabled}
              tabIndex={option === focusable ? 0 : -1}
              aria-describedby={option.description ? `${id}-${index}-note` : undefined}
              ref={option === focusable ? ref : undefined}
            />
            <div>
              <label className={isInline ? css.inlineTitle : css.title} htmlFor={`${id}-${index}`}>
                {option.label}
                {option.mark && <span className={css.mark}>{option.mark}</span>}
              </label>
              {option.description && (
                <div className={css.detail} id={`${id}-${index}-note`}>
                  {option.description}
                </div>
              )}
            </div>
            {option.end && <div className={css.aside}>{option.end}</div>}
            {option.actions && <div className={css.actions}>{option.actions}</div>}
          </div>
        ))}
      </Radix.Root>
      <FieldMessages {...{ descriptionId, errorId, description, error, hasMessageLine }} />
    </div>
  );
}
