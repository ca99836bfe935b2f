import { formatDay, formatMoment } from "../../language/format.ts";
import { useLanguage } from "../../language/language.tsx";

export interface MomentProps {
  /** In epoch milliseconds. */
  readonly at: number;
  /** Shows the day in Shanghai without the time. */
  readonly isDay?: boolean;
}

/** An instant, to the minute in Shanghai's time. */
export function Moment({ at, isDay = false }: MomentProps) {
  const format = isDay ? formatDay : formatMoment;
  return <time dateTime={new Date(at).toISOString()}>{format(at, useLanguage())}</time>;
}
