import { useState } from "react";
import { useCopy } from "../../language/language.tsx";
import { parts } from "../Field/input.css.ts";
import type { BoundField } from "../Form/FormField.tsx";
import { copy } from "./DateRangeField.copy.ts";
import type { DaySegments } from "./DaySegments.tsx";

export type DayFieldProps = BoundField<string> & {
  /** The accessible name: first or last day. */
  label: string;
  /** Ids of its error or help. */
  describedBy: string | undefined;
  /** Null until it is loaded. */
  code: { readonly DaySegments: typeof DaySegments } | null;
  /** Called on hover or focus, to load `code`. */
  onPrepare: () => void;
};

/** One date of a range. Until the code of its parts is loaded, on hover or focus, it shows the date only. */
export function DayField({
  label,
  describedBy,
  code,
  onPrepare,
  value,
  error,
  onChange,
  onBlur,
  ref,
}: DayFieldProps) {
  const words = useCopy(copy);
  // A text that the field has not reported itself, such as that of a reset, resets the parts.
  const [reported, setReported] = useState(value);
  const [round, setRound] = useState(0);
  if (value !== reported) {
    setReported(value);
    setRound(round + 1);
  }
  const [isFocused, setIsFocused] = useState(false);
  const focusFirst = (element: HTMLElement | null) => {
    const first = () => element?.querySelector<HTMLElement>("input, [role='spinbutton']")?.focus();
    ref(element && { focus: first });
  };
  return (
    <div ref={focusFirst} onPointerEnter={onPrepare}>
      {code ? (
        <code.DaySegments
          key={round}
          {...{ label, describedBy, onBlur }}
          defaultValue={value}
          isInvalid={error !== undefined}
          isFocused={isFocused}
          onChange={(text) => {
            setIsFocused(false);
            setReported(text);
            onChange(text);
          }}
        />
      ) : (
        <input
          className={parts}
          readOnly
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={error !== undefined || undefined}
          placeholder={words.empty}
          value={words.written(value)}
          onFocus={() => {
            setIsFocused(true);
            onPrepare();
          }}
          onBlur={() => setIsFocused(false)}
        />
      )}
    </div>
  );
}
