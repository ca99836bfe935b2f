import { useId } from "react";
import { Link, type To } from "react-router-dom";
import { SideSection } from "../SideSection/SideSection.tsx";
import * as css from "./SideNav.css.ts";

export type SideEntry = {
  /** Unique in the navigation. */
  readonly id: string;
  /** The words of the link. */
  readonly label: string;
  /** The number of entries behind the link. */
  readonly count?: number;
  /** The page that it leads to. */
  readonly to: To;
  /** Whether the whole page is loaded. */
  readonly reloads?: boolean;
  /** Whether it is not known yet that there is this entry: its place is kept. */
  readonly isPending?: boolean;
};

/** Related pages under a heading. */
export type SideGroup = {
  /** The heading of the group. */
  readonly title: string;
  /** The links of the group. */
  readonly entries: readonly SideEntry[];
};

export type SideNavProps = {
  /** The heading, and the accessible name of the navigation. */
  title: string;
  /** The id of the current page's entry. */
  current?: string | undefined;
} & (
  | {
      /** The links, where they have no groups. */
      entries: readonly SideEntry[];
    }
  | {
      /** The links in groups, each with a heading. */
      groups: readonly SideGroup[];
    }
);

/**
 * The navigation between neighbouring pages beside the content; on phones it collapses to a line that names the current
 * one.
 */
export function SideNav({ title, current, ...of }: SideNavProps) {
  const id = useId();
  const entries = "groups" in of ? of.groups.flatMap((group) => group.entries) : of.entries;
  const chosen = entries.find((entry) => entry.id === current);
  return (
    // The key collapses the list again when another page is chosen.
    <SideSection key={current} title={title} description={chosen?.label}>
      <nav aria-label={title}>
        {"groups" in of ? (
          <div className={css.groups}>
            {of.groups.map((group, index) => (
              <section key={group.title} aria-labelledby={`${id}-${index}`}>
                <h3 className={css.groupTitle} id={`${id}-${index}`}>
                  {group.title}
                </h3>
                <Entries entries={group.entries} current={current} />
              </section>
            ))}
          </div>
        ) : (
          <Entries entries={entries} current={current} />
        )}
      </nav>
    </SideSection>
  );
}

type EntriesProps = { entries: readonly SideEntry[]; current: string | undefined };

function Entries({ entries, current }: EntriesProps) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id} aria-hidden={entry.isPending || undefined}>
          {entry.isPending ? (
            <span className={css.entry}>
              <span className={css.pending}>{entry.label}</span>
            </span>
          ) : (
            <EntryLink entry={entry} isCurrent={entry.id === current} />
          )}
        </li>
      ))}
    </ul>
  );
}

function EntryLink({ entry, isCurrent }: { entry: SideEntry; isCurrent: boolean }) {
  const { label, count, to, reloads = false } = entry;
  return (
    <Link
      className={css.entry}
      to={to}
      reloadDocument={reloads}
      aria-current={isCurrent ? "page" : undefined}
    >
      {label}
      {count !== undefined && <span className={css.count}>{count.toLocaleString("en-US")}</span>}
    </Link>
  );
}
