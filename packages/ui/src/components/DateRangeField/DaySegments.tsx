import { today } from "@internationalized/date";
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import {
  DateField,
  type DateFieldRenderProps,
  DateInput,
  DateSegment,
} from "react-aria-components/DateField";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { useLanguage } from "../../language/language.tsx";
import { parts } from "../Field/input.css.ts";
import { isHandledByInputMethod } from "../Field/useComposition.ts";
import { dayOf, INCOMPLETE_DAY, localeOf, TIME_ZONE } from "./day-text.ts";
import * as css from "./DaySegments.css.ts";

export type DaySegmentsProps = {
  /** The accessible name. */
  label: string;
  /** Ids of its error or description. */
  describedBy: string | undefined;
  /** Marks the field; the error is shown by the range. */
  isInvalid: boolean;
  /** The date at first, as `2026-11-21`; empty for none. */
  defaultValue: string;
  /** Takes the focus when it appears, in place of a field that had it. */
  isFocused: boolean;
  /** Called with the date, the empty text, or `INCOMPLETE_DAY`. */
  onChange: (text: string) => void;
  /** Called when the focus leaves all of its segments. */
  onBlur: () => void;
};

/**
 * A date whose year, month and day are typed, or changed by the arrow keys, one by one, in the order of the page's
 * language. Enter submits the form, as in a text field.
 */
export function DaySegments({
  label,
  describedBy,
  isInvalid,
  defaultValue,
  isFocused,
  onChange,
  onBlur,
}: DaySegmentsProps) {
  const language = useLanguage();
  const field = useRef<HTMLDivElement>(null);
  // Before the next key press is handled, which `autoFocus` is not: Tab would go on from the page.
  useLayoutEffect(() => {
    if (isFocused) field.current?.querySelector<HTMLElement>("[role='spinbutton']")?.focus();
  }, [isFocused]);
  return (
    <I18nProvider locale={localeOf(language)}>
      <DateField
        aria-label={label}
        {...(describedBy ? { "aria-describedby": describedBy } : {})}
        defaultValue={dayOf(defaultValue)}
        placeholderValue={today(TIME_ZONE)}
        ref={field}
        isInvalid={isInvalid}
        shouldForceLeadingZeros
        validationBehavior="aria"
        onBlur={onBlur}
        onKeyDown={submitOnEnter}
      >
        {({ state }) => (
          <>
            <Reported state={state} defaultValue={defaultValue} onChange={onChange} />
            <DateInput className={parts}>
              {(segment) => (
                <DateSegment className={css.segment} segment={segment}>
                  {({ text, type }) =>
                    // As dates are written elsewhere in the shop: 2026-11-21.
                    type === "literal" && language === "zh" ? text.replace("/", "-") : text
                  }
                </DateSegment>
              )}
            </DateInput>
          </>
        )}
      </DateField>
    </I18nProvider>
  );
}

function submitOnEnter({
  key,
  target,
  nativeEvent,
}: Pick<KeyboardEvent, "key" | "target" | "nativeEvent">) {
  if (isHandledByInputMethod(nativeEvent)) return;
  if (key === "Enter" && target instanceof Element) target.closest("form")?.requestSubmit();
}

type State = DateFieldRenderProps["state"];

/** The text of what is filled in; react-aria reports complete dates only. */
function textOf({ segments, value }: State): string {
  const editable = segments.filter((segment) => segment.isEditable);
  if (editable.every((segment) => segment.isPlaceholder)) return "";
  if (value === null || editable.some((segment) => segment.isPlaceholder)) return INCOMPLETE_DAY;
  return value.toString();
}

/** Reports each change of the text. */
function Reported({
  state,
  defaultValue,
  onChange,
}: Pick<DaySegmentsProps, "defaultValue" | "onChange"> & { state: State }) {
  const text = textOf(state);
  const reported = useRef(defaultValue);
  const report = useEffectEvent(() => {
    if (text === reported.current) return;
    reported.current = text;
    onChange(text);
  });
  useEffect(() => report(), [text]);
  return null;
}
