import ChevronDown from "@lucide/icons/icons/chevron-down";
import type { ComponentProps } from "react";
import { Field, type FieldWords, splitWords } from "../Field/Field.tsx";
import { input, inputEnd, inputEndMark, inputFrame } from "../Field/input.css.ts";
import { Icon } from "../Icon/Icon.tsx";

export type SelectOption<Value extends string> = {
  /** What is chosen, unique in the list. */
  value: Value;
  /** The words in the list and in the field. */
  label: string;
  /** Shown, but cannot be chosen. */
  isDisabled?: boolean;
  /** The language of the label, if it is not the page's. */
  lang?: "zh-CN";
};

export type SelectFieldProps<Value extends string> = FieldWords &
  Pick<ComponentProps<"select">, "ref" | "name" | "onBlur" | "autoComplete"> & {
    /** Empty if nothing is chosen yet. */
    value: Value | "";
    /** Called with the value of the option that is chosen. */
    onChange: (value: Value) => void;
    /** The options, in their order. */
    options: readonly SelectOption<Value>[];
    /** Shown while nothing is chosen; it cannot be chosen again. */
    placeholder?: string;
    /** 28 or 36 px high, on a phone one step more; medium by default. */
    size?: "small" | "medium";
    /** Cannot be changed, and is skipped by the tab key; false by default. */
    isDisabled?: boolean;
  };

/** A choice from a list in the native select element. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const [words, rest] = splitWords(props);
  const {
    value,
    onChange,
    options,
    placeholder,
    size = "medium",
    isDisabled = false,
    ...native
  } = rest;
  // For a value that is not in the list (yet) the browser would show the first option.
  const shown = options.some((option) => option.value === value) ? value : "";
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen) onChange(chosen.value);
  };
  return (
    <Field {...words}>
      {(control) => (
        <span className={inputFrame}>
          <select
            {...native}
            {...control}
            className={input({ size, hasEnd: true })}
            value={shown}
            disabled={isDisabled}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {(placeholder !== undefined || shown === "") && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.isDisabled}
                lang={option.lang}
              >
                {option.label}
              </option>
            ))}
          </select>
          <span className={`${inputEnd} ${inputEndMark}`}>
            <Icon of={ChevronDown} />
          </span>
        </span>
      )}
    </Field>
  );
}
