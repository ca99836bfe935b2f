import type { ComponentProps } from "react";
import { Field, type FieldWords, splitWords } from "../Field/Field.tsx";
import { input } from "../Field/input.css.ts";

type NativeProps = Pick<
  ComponentProps<"textarea">,
  "ref" | "name" | "onBlur" | "placeholder" | "maxLength" | "readOnly" | "autoComplete"
>;

type Props = FieldWords &
  NativeProps & {
    value: string;
    onChange: (value: string) => void;
    /** The number of visible lines. */
    rows?: number;
    /** The field grows with its text up to this number of lines. */
    maxRows?: number;
    isDisabled?: boolean;
  };

/* Lines, padding above and below, and border. */
const heightOf = (rows: number) => `calc(${rows}lh + 18px)`;

/** A field with several lines. Enter inserts a line break. */
export function TextArea(props: Props) {
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
