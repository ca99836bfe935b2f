import { Moment } from "../Moment/Moment.tsx";
import { TextLink } from "../TextLink/TextLink.tsx";
import * as css from "./Timeline.css.ts";

export type TimelineEvent = {
  readonly name: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Empty for none. */
  readonly detail?: string;
  /** A page that the name links to. */
  readonly to?: string;
};

type Props = {
  /** The accessible name. */
  label?: string;
  /** Oldest first. */
  events: readonly TimelineEvent[];
};

/** What happened and when, one event below the other. */
export function Timeline({ label, events }: Props) {
  return (
    <ol className={css.timeline} aria-label={label}>
      {events.map(({ name, at, detail = "", to }) => (
        <li className={css.event} key={`${name} ${at} ${detail}`}>
          <span className={css.name}>{to ? <TextLink to={to}>{name}</TextLink> : name}</span>
          <Moment className={css.time} at={at} />
          <span className={css.detail}>{detail}</span>
        </li>
      ))}
    </ol>
  );
}
