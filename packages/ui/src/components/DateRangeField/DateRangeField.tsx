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
  /** What happened in the range. */
  label: string;
  /** Days as `2026-11-21`, or empty for an open end. */
  from: Day;
  to: Day;
};

const loadCalendar = () => import("./RangeCalendar.tsx");

/**
 * The first and the last of some days. They are typed, or picked in a calendar, whose code comes when the pointer or the focus nears
 * its button; where fingers point, the device's own way of picking a day stands in for it.
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
