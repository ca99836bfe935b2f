import { Link, type To } from "react-router-dom";
import * as css from "./DatedList.css.ts";

export type DatedEntry = {
  /** Unique in the list. */
  readonly id: string | number;
  /** The words of the link. */
  readonly title: string;
  /** The page that it leads to. */
  readonly to: To;
  /** The displayed date: "11-16". */
  readonly date?: string;
  /** The full date for the `time` element: "2026-11-16". */
  readonly day?: string;
};

export type DatedListProps = {
  /** The entries, in their order; each has its day. */
  entries: readonly DatedEntry[];
  /**
   * `beside` puts the date at the end of the row; `below` puts it under a larger title, with lines between the entries.
   */
  layout?: "beside" | "below";
};

/** News and articles: a linked title and its date. */
export function DatedList({ entries, layout = "beside" }: DatedListProps) {
  return (
    <ul>
      {entries.map(({ id, title, to, date, day }) => (
        <li className={css.entry({ layout })} key={id}>
          <Link className={css.title} to={to}>
            {title}
          </Link>
          {date !== undefined && (
            <time className={css.date[layout]} dateTime={day}>
              {date}
            </time>
          )}
        </li>
      ))}
    </ul>
  );
}
