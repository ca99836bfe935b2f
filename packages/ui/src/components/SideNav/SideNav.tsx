import { Link, type To } from "react-router-dom";
import { SideSection } from "../SideSection/SideSection.tsx";
import * as css from "./SideNav.css.ts";

export type SideEntry = {
  readonly id: string;
  readonly label: string;
  /** How many things are there. */
  readonly count?: number;
  readonly to: To;
};

type Props = {
  title: string;
  entries: readonly SideEntry[];
  /** The id of the entry whose page this is. */
  current?: string | undefined;
};

/** The list of neighbouring pages beside the content; on a phone it folds to a line that names the current one. */
export function SideNav({ title, entries, current }: Props) {
  const chosen = entries.find(({ id }) => id === current);
  return (
    // Where one was chosen the list folds again.
    <SideSection key={current} title={title} note={chosen?.label}>
      <nav aria-label={title}>
        <ul>
          {entries.map(({ id, label, count, to }) => (
            <li key={id}>
              <Link
                className={css.entry}
                to={to}
                aria-current={id === current ? "page" : undefined}
              >
                {label}
                {count !== undefined && (
                  <span className={css.count}>{count.toLocaleString("en-US")}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </SideSection>
  );
}
