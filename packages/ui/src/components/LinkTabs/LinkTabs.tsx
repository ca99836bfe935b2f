import { useLayoutEffect, useRef } from "react";
import { Link, type To } from "react-router-dom";
import * as css from "../Tabs/Tabs.css.ts";

export type LinkTab<Id extends string = string> = {
  readonly id: Id;
  readonly name: string;
  readonly to: To;
};

type Props<Id extends string> = {
  /** What the tabs divide. */
  label: string;
  tabs: readonly LinkTab<Id>[];
  current: Id;
};

/** Lists side by side, each at an address of its own: links that look as tabs do. */
export function LinkTabs<Id extends string>({ label, tabs, current }: Props<Id>) {
  const list = useRef<HTMLUListElement>(null);

  /* Where not all fit, the current one is in sight. */
  useLayoutEffect(() => {
    const tab = list.current?.querySelector("[aria-current]");
    if (!list.current || !tab) return;
    const beyond = tab.getBoundingClientRect().right - list.current.getBoundingClientRect().right;
    if (beyond > 0) list.current.scrollLeft += beyond;
  }, [current]);

  return (
    <nav aria-label={label}>
      <ul className={css.list} ref={list}>
        {tabs.map(({ id, name, to }) => (
          <li key={id}>
            <Link
              className={css.tab}
              to={to}
              {...(id === current
                ? { "data-state": "active", "aria-current": "page" as const }
                : {})}
            >
              <span className={css.name} data-name={name}>
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
