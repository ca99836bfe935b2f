import { Link, type To } from "react-router-dom";
import * as css from "./DatedList.css.ts";

export type DatedEntry = {
  readonly id: string | number;
  readonly title: string;
  readonly to: To;
  /** As it is shown: "11-16". */
  readonly date?: string;
  /** The whole day, "2026-11-16", for machines. */
  readonly day?: string;
};

type Props = {
  entries: readonly DatedEntry[];
  /** The day at the far end of the row, or under a larger title with a line between the entries. */
  layout?: "beside" | "below";
};

/** News and articles: a title that leads there, and its day. */
export function DatedList({ entries, layout = "beside" }: Props) {
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
