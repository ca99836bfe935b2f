import { Moment } from "../Moment/Moment.tsx";
import { TextLink } from "../TextLink/TextLink.tsx";
import * as css from "./Timeline.css.ts";

export type TimelineEvent = {
  /** What happened. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Empty for none. */
  readonly description?: string;
  /** A page that the name links to. */
  readonly to?: string;
};

export type TimelineProps = {
  /** The accessible name. */
  label?: string;
  /** Oldest first. */
  events: readonly TimelineEvent[];
};

/** What happened and when, one event below the other. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <ol className={css.timeline} aria-label={label}>
      {events.map(({ name, at, description = "", to }) => (
        <li className={css.event} key={`${name} ${at} ${description}`}>
          <span className={css.name}>{to ? <TextLink to={to}>{name}</TextLink> : name}</span>
          <span className={css.time}>
            <Moment at={at} />
          </span>
          <span className={css.detail}>{description}</span>
        </li>
      ))}
    </ol>
  );
}
