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
    /** Lines shown. */
    rows?: number;
    /** The field grows with its text up to so many lines. */
    maxRows?: number;
    isDisabled?: boolean;
  };

/* Lines, the padding above and below, the border. */
const heightOf = (rows: number) => `calc(${rows}lh + 18px)`;

/** Several lines of text. Enter makes a line. */
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
