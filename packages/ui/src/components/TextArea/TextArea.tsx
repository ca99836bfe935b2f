import type { ComponentProps } from "react";
import { Field, type FieldWords, splitWords } from "../Field/Field.tsx";
import { input } from "../Field/input.css.ts";

type NativeProps = Pick<
  ComponentProps<"textarea">,
  "ref" | "name" | "onBlur" | "placeholder" | "maxLength" | "readOnly" | "autoComplete"
>;

export type TextAreaProps = FieldWords &
  NativeProps & {
    /** The text of the field. */
    value: string;
    /** Called with the text on every change. */
    onChange: (value: string) => void;
    /** The number of visible lines. */
    rows?: number;
    /** The field grows with its text up to this number of lines. */
    maxRows?: number;
    /** Cannot be changed, and is skipped by the tab key; false by default. */
    isDisabled?: boolean;
  };

/* Lines, padding above and below, and border. */
const heightOf = (rows: number) => `calc(${rows}lh + 18px)`;

/** A field with several lines. Enter inserts a line break. */
export function TextArea(props: TextAreaProps) {
  const [words, rest] = splitWords(props);
  const { value, onChange, rows = 4, maxRows, isDisabled = false, ...native } = rest;
  const grows = { minHeight: heightOf(rows), maxHeight: heightOf(maxRows ?? rows) };
  return (
    <Field {...words}>
      {(control) => (
        <textarea
          {...native}
          {...control}
          className={input({ size: "area", isGrowing: maxRows !== undefined })}
          style={maxRows === undefined ? undefined : grows}
          rows={rows}
          value={value}
          disabled={isDisabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
