import CalendarDays from "@lucide/icons/icons/calendar-days";
import { useId } from "react";
import { useCopy } from "../../language/language.tsx";
import { FieldMessages } from "../Field/Field.tsx";
import * as range from "../Field/range.css.ts";
import type { BoundField } from "../Form/FormField.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { useLoaded } from "../overlay/useLoaded.ts";
import { Popover } from "../Popover/Popover.tsx";
import { copy } from "./DateRangeField.copy.ts";
import * as css from "./DateRangeField.css.ts";
import { DayField } from "./DayField.tsx";

type Day = BoundField<string>;

export type DateRangeFieldProps = {
  /** The accessible name of the range. */
  label: string;
  /** Dates as `2026-11-21`; empty for an open end. A date that is filled in partly is neither. */
  from: Day;
  /** The last day, in the form of `from`. */
  to: Day;
};

const loadSegments = () => import("./DaySegments.tsx");
const loadCalendar = () => import("./RangeCalendar.tsx");

/**
 * A range of dates in the format of the page's language, typed or chosen in a calendar. The code of both is loaded when they
 * are pointed at or focused.
 */
export function DateRangeField({ label, from, to }: DateRangeFieldProps) {
  const words = useCopy(copy);
  const id = useId();
  const errorId = `${id}-error`;
  const [segments, prepareSegments] = useLoaded(loadSegments);
  const [calendar, prepareCalendar] = useLoaded(loadCalendar);
  const error = from.error ?? to.error;
  return (
    <div className={css.days} role="group" aria-labelledby={id}>
      <span className={range.label} id={id}>
        {label}
      </span>
      {[
        { day: from, name: words.from },
        { day: to, name: words.to },
      ].map(({ day, name }) => (
        <div className={css.day} key={day.name}>
          <DayField
            {...day}
            label={name}
            describedBy={day.error && errorId}
            code={segments}
            onPrepare={prepareSegments}
          />
        </div>
      ))}
      <span className={css.button}>
        <Popover
          label={words.calendar}
          align="end"
          trigger={({ onPointerEnter, onFocus, onClick, ...trigger }) => (
            <IconButton
              {...trigger}
              label={words.choose}
              icon={CalendarDays}
              iconSize={18}
              onPointerEnter={(event) => {
                prepareCalendar();
                onPointerEnter(event);
              }}
              onFocus={(event) => {
                prepareCalendar();
                onFocus(event);
              }}
              onClick={() => {
                prepareCalendar();
                onClick();
              }}
            />
          )}
        >
          {(close) =>
            calendar && (
              <calendar.RangeCalendar
                label={words.calendar}
                from={from.value}
                to={to.value}
                onChange={(first, last) => {
                  from.onChange(first);
                  to.onChange(last);
                  close();
                }}
              />
            )
          }
        </Popover>
      </span>
      <div className={css.messages}>
        <FieldMessages
          descriptionId=""
          description={undefined}
          {...{ errorId, error }}
          hasMessageLine
        />
      </div>
    </div>
  );
}
