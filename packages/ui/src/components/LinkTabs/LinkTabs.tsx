import { useLayoutEffect, useRef } from "react";
import { Link, type To } from "react-router-dom";
import * as css from "../Tabs/Tabs.css.ts";

export type LinkTab<Id extends string = string> = {
  readonly id: Id;
  readonly label: string;
  readonly to: To;
};

type Props<Id extends string> = {
  /** The accessible name. */
  label: string;
  entries: readonly LinkTab<Id>[];
  current: Id;
};

/** Lists with addresses of their own: links that look like tabs. */
export function LinkTabs<Id extends string>({ label, entries, current }: Props<Id>) {
  const list = useRef<HTMLUListElement>(null);

  /* The current tab is scrolled into view when not all tabs fit. */
  useLayoutEffect(() => {
    const tab = list.current?.querySelector("[aria-current]");
    if (!list.current || !tab) return;
    const beyond = tab.getBoundingClientRect().right - list.current.getBoundingClientRect().right;
    if (beyond > 0) list.current.scrollLeft += beyond;
  }, [current]);

  return (
    <nav aria-label={label}>
      <ul className={css.list} ref={list}>
        {entries.map(({ id, label, to }) => (
          <li key={id}>
            <Link
              className={css.tab}
              to={to}
              {...(id === current
                ? { "data-state": "active", "aria-current": "page" as const }
                : {})}
            >
              <span className={css.name} data-name={label}>
                {label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
