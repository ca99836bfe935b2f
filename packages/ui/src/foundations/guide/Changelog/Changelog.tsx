import { useState } from "react";
import { useCopy } from "../../../language/language.tsx";
import { stack } from "../../../theme/layout.css.ts";
import { text } from "../../../theme/text.css.ts";
import { contains } from "../../page/contains.ts";
import { Filter } from "../../page/Filter.tsx";
import { Page, Part } from "../../page/Page.tsx";
import { copy } from "./Changelog.copy.ts";
import * as css from "./Changelog.css.ts";

export interface ChangelogDay {
  /** "2026-05-20". */
  readonly day: string;
  readonly areas: readonly {
    /** The beginning of the commits' subjects, such as "cart"; empty for subjects without one. */
    readonly area: string;
    readonly changes: readonly string[];
  }[];
}

const countOf = (days: readonly ChangelogDay[]) =>
  days.flatMap(({ areas }) => areas.flatMap(({ changes }) => changes)).length;

/** The days with the changes that match a filter; a day or an area without any is left out. */
const filtered = (days: readonly ChangelogDay[], typed: string): ChangelogDay[] =>
  days
    .map(({ day, areas }) => ({
      day,
      areas: areas
        .map(({ area, changes }) => ({
          area,
          changes: changes.filter((change) => contains([day, area, change], typed)),
        }))
        .filter(({ changes }) => changes.length > 0),
    }))
    .filter(({ areas }) => areas.length > 0);

/** What was changed, by day and area. */
export function Changelog({ days }: { days: readonly ChangelogDay[] }) {
  const words = useCopy(copy);
  const [typed, setTyped] = useState("");
  const found = filtered(days, typed);
  return (
    <Page title={words.title} lead={words.lead}>
      {days.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Filter
          help={words.help}
          value={typed}
          onChange={setTyped}
          shown={countOf(found)}
          all={countOf(days)}
        />
      )}
      {found.map(({ day, areas }) => (
        <Part key={day} title={day}>
          <dl className={css.areas}>
            {areas.map(({ area, changes }) => (
              <div key={area} className={css.area}>
                <dt className={css.name}>{area || words.other}</dt>
                <dd>
                  <ul className={`${stack[1]} ${text.body}`} lang="en">
                    {changes.map((change, index) => (
                      <li key={index}>{change}</li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      ))}
    </Page>
  );
}
