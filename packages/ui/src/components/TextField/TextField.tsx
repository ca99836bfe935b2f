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
    value: string;
    /** Called on every change with the field's text. */
    onChange: (value: string) => void;
    type?: "text" | "email" | "tel" | "url" | "password";
    /** `cell` fills a cell of a table, whose lines bound it. */
    size?: "small" | "medium" | "cell";
    isDisabled?: boolean;
    /** Content inside the field at its end. Clicks go through a mark; a control receives them. */
    end?: { kind: "mark" | "control"; content: ReactNode };
  };

/** Tells a field that cannot be edited from the others, not by its colours alone. */
const LOCK = { kind: "mark", content: <Icon of={Lock} size={14} /> } as const;

/** A field with one line, in the native element. */
export function TextField(props: TextFieldProps) {
  const [words, rest] = splitWords(props);
  const {
    value,
    onChange,
    type = "text",
    size = "medium",
    isDisabled = false,
    end = rest.readOnly ? LOCK : undefined,
    ...native
  } = rest;
  return (
    <Field {...words}>
      {(control) => (
        <span className={inputFrame}>
          <input
            {...native}
            {...control}
            className={input({ size, hasEnd: end !== undefined })}
            type={type}
            value={value}
            disabled={isDisabled}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {end && (
            <span className={end.kind === "mark" ? `${inputEnd} ${inputEndMark}` : inputEnd}>
              {end.content}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
