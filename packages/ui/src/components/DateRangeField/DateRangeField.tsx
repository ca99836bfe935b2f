import CalendarDays from "@lucide/icons/icons/calendar-days";
import { useId } from "react";
import { useCopy } from "../../language/language.tsx";
import * as range from "../Field/range.css.ts";
import type { BoundField } from "../Form/FormField.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { useLoaded } from "../overlay/useLoaded.ts";
import { Popover } from "../Popover/Popover.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { copy } from "./DateRangeField.copy.ts";
import * as css from "./DateRangeField.css.ts";

type Day = BoundField<string>;

type Props = {
  /** The accessible name of the range. */
  label: string;
  /** Dates as `2026-11-21`; empty for an open end. */
  from: Day;
  to: Day;
};

const loadCalendar = () => import("./RangeCalendar.tsx");

/**
 * A range of dates, typed or chosen in a calendar, whose code is loaded on hover or focus of its button. On touch
 * screens the device's own date picker is used.
 */
export function DateRangeField({ label, from, to }: Props) {
  const words = useCopy(copy);
  const id = useId();
  const [code, prepare] = useLoaded(loadCalendar);
  return (
    <div className={css.days} role="group" aria-labelledby={id}>
      <span className={range.label} id={id}>
        {label}
      </span>
      {[
        { day: from, name: words.from },
        { day: to, name: words.to },
      ].map(({ day, name }) => (
        <div className={day.value ? css.day : css.noDay} key={name}>
          <TextField {...day} label={name} isLabelHidden type="date" />
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
              onPointerEnter={() => {
                prepare();
                onPointerEnter();
              }}
              onFocus={() => {
                prepare();
                onFocus();
              }}
              onClick={() => {
                prepare();
                onClick();
              }}
            />
          )}
        >
          {(close) =>
            code && (
              <code.RangeCalendar
                label={words.calendar}
                from={from.value}
                to={to.value}
                onChoose={(first, last) => {
                  from.onChange(first);
                  to.onChange(last);
                  close();
                }}
              />
            )
          }
        </Popover>
      </span>
    </div>
  );
}
