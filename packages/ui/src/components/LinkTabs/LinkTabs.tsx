import { useLayoutEffect, useRef } from "react";
import { Link, type To } from "react-router-dom";
import * as css from "../Tabs/Tabs.css.ts";

export type LinkTab<Id extends string = string> = {
  /** Unique among the tabs. */
  readonly id: Id;
  /** The words of the tab. */
  readonly label: string;
  /** The list that it leads to. */
  readonly to: To;
};

export type LinkTabsProps<Id extends string> = {
  /** The accessible name. */
  label: string;
  /** The tabs, in their order. */
  entries: readonly LinkTab<Id>[];
  /** The id of the tab whose list is shown. */
  current: Id;
};

/** Lists with addresses of their own: links that look like tabs. */
export function LinkTabs<Id extends string>({ label, entries, current }: LinkTabsProps<Id>) {
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
