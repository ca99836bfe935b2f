import { today } from "@internationalized/date";
import ChevronLeft from "@lucide/icons/icons/chevron-left";
import ChevronRight from "@lucide/icons/icons/chevron-right";
import { I18nProvider } from "react-aria-components/I18nProvider";
import {
  RangeCalendar as AriaRangeCalendar,
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from "react-aria-components/RangeCalendar";
import { useCopy, useLanguage } from "../../language/language.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { copy } from "./DateRangeField.copy.ts";
import { dayOf, localeOf, TIME_ZONE } from "./day-text.ts";
import * as css from "./RangeCalendar.css.ts";

export type RangeCalendarProps = {
  /** The accessible name. */
  label: string;
  /** The range chosen so far, as `2026-11-21`; empty for none. */
  from: string;
  /** The last day, in the form of `from`. */
  to: string;
  /** Called with both days when the second is chosen. */
  onChange: (from: string, to: string) => void;
};

/** A month calendar in which the first and last day of a range are clicked. */
export function RangeCalendar({ label, from, to, onChange }: RangeCalendarProps) {
  const words = useCopy(copy);
  const locale = localeOf(useLanguage());
  const [start, end] = [dayOf(from), dayOf(to)];
  return (
    <I18nProvider locale={locale}>
      <AriaRangeCalendar
        className={css.calendar}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The initial focus belongs on a day, not on the previous-month button.
        autoFocus
        defaultValue={start && end && start.compare(end) <= 0 ? { start, end } : null}
        defaultFocusedValue={end ?? start ?? today(TIME_ZONE)}
        onChange={({ start: first, end: last }) => onChange(first.toString(), last.toString())}
      >
        <header className={css.head}>
          <Button slot="previous" className={css.turn} aria-label={words.previous}>
            <Icon of={ChevronLeft} size={18} />
          </Button>
          <CalendarHeading className={css.month} />
          <Button slot="next" className={css.turn} aria-label={words.next}>
            <Icon of={ChevronRight} size={18} />
          </Button>
        </header>
        <CalendarGrid weekdayStyle="short" className={css.grid}>
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell date={date} className={css.day} />}
          </CalendarGridBody>
        </CalendarGrid>
      </AriaRangeCalendar>
    </I18nProvider>
  );
}
