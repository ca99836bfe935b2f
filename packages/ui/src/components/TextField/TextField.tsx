import Lock from "@lucide/icons/icons/lock";
import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldWords, splitWords } from "../Field/Field.tsx";
import { input, inputEnd, inputEndMark, inputFrame } from "../Field/input.css.ts";
import { Icon } from "../Icon/Icon.tsx";

/** The native attributes that a text field passes on. */
export type NativeInputProps = Pick<
  ComponentProps<"input">,
  | "ref"
  | "name"
  | "onBlur"
  | "onFocus"
  | "placeholder"
  | "autoComplete"
  | "autoCapitalize"
  | "inputMode"
  | "enterKeyHint"
  | "maxLength"
  | "spellCheck"
  | "readOnly"
  | "autoFocus"
  | "list"
>;

export type TextFieldProps = FieldWords &
  NativeInputProps & {
    /** The text of the field. */
    value: string;
    /** Called on every change with the field's text. */
    onChange: (value: string) => void;
    /** What is typed: it decides the keyboard of a phone and what the browser fills in; `text` by default. */
    type?: "text" | "email" | "tel" | "url" | "password";
    /** 28 or 36 px high, on a phone one step more; medium by default. */
    size?: "small" | "medium";
    /** Fills a cell of a table, whose lines bound it; on a phone it is a field like any other. */
    isInCell?: boolean;
    /** Cannot be changed, and is skipped by the tab key; false by default. */
    isDisabled?: boolean;
    /** A button inside the field, at its end. */
    end?: ReactNode;
    /** Decoration in place of a button, such as a unit: clicks reach the field. */
    mark?: ReactNode;
  };

/** Tells a field that cannot be edited from the others, not by its colours alone. */
const LOCK = <Icon of={Lock} size={14} />;

/** A field with one line, in the native element. */
export function TextField(props: TextFieldProps) {
  const [words, rest] = splitWords(props);
  const {
    value,
    onChange,
    type = "text",
    size = "medium",
    isInCell = false,
    isDisabled = false,
    end,
    mark = rest.readOnly ? LOCK : undefined,
    ...native
  } = rest;
  return (
    <Field {...words}>
      {(control) => (
        <span className={inputFrame}>
          <input
            {...native}
            {...control}
            className={input({ size: isInCell ? "cell" : size, hasEnd: Boolean(end ?? mark) })}
            type={type}
            value={value}
            disabled={isDisabled}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {end ? (
            <span className={inputEnd}>{end}</span>
          ) : (
            mark && <span className={`${inputEnd} ${inputEndMark}`}>{mark}</span>
          )}
        </span>
      )}
    </Field>
  );
}
