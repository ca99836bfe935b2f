import { codes } from "@reagent/api/contract/envelope";
import { groupBy } from "@reagent/domain/list";
import { type ReactNode, useDeferredValue, useState } from "react";
import { RecordTable } from "../../../components/Table/RecordTable.tsx";
import { useCopy } from "../../../language/language.tsx";
import { stack } from "../../../theme/layout.css.ts";
import { muted } from "../../../theme/text.css.ts";
import { contains } from "../../page/contains.ts";
import { Filter } from "../../page/Filter.tsx";
import * as page from "../../page/page.css.ts";
import { Page, Part } from "../../page/Page.tsx";
import { StoryLink } from "../StoryLink.tsx";
import { copy } from "./ErrorCatalogue.copy.ts";
import * as css from "./ErrorCatalogue.css.ts";
import { loginRows } from "./login-rows.ts";
import { type CatalogueRow, catalogueRows, type Sight, type StoryName } from "./rows.ts";

const LOGIN_CODE = String(codes.notLoggedIn);

/** A row for each set of words. */
const failuresOf = (rows: readonly CatalogueRow[]) =>
  rows.flatMap(({ sights, ...row }) => sights.map((sight) => ({ ...row, sight })));

interface Props {
  /** Each table has at most so many rows. */
  readonly most?: number;
}

/** The failures of every call, with the messages that customers read and the stories that show them. */
export function ErrorCatalogue({ most = Infinity }: Props) {
  const words = useCopy(copy);
  const [typed, setTyped] = useState("");
  // The tables are long: the field does not wait for them.
  const filter = useDeferredValue(typed);
  const logins = loginRows
    .map((row) => ({ ...row, look: words.reactions[row.reaction] }))
    .filter(({ look, zh, en }) => contains([words.login, LOGIN_CODE, look, ...zh, ...en], filter));
  const failures = failuresOf(catalogueRows).map((row) => ({
    ...row,
    shownCode: row.isAnyOther ? words.anyOther : String(row.code),
    shownLook: words.looks[row.look],
  }));
  const found = failures.filter(({ area, call, path, shownCode, shownLook, sight }) =>
    contains([area, call, path, shownCode, shownLook, ...sight.zh, ...sight.en], filter),
  );
  const areas = [...groupBy(found, ({ area }) => area)];
  return (
    <Page title={words.title} lead={words.lead}>
      <Filter
        help={words.help}
        value={typed}
        onChange={setTyped}
        shown={logins.length + found.length}
        all={loginRows.length + failures.length}
      />
      {logins.length > 0 && (
        <Part title={words.login}>
          <Failures
            label={words.login}
            failures={logins.map(({ reaction, look, ...sight }) => ({
              key: reaction,
              call: words.anyCall,
              code: LOGIN_CODE,
              look,
              sections: [],
              sight,
            }))}
          />
        </Part>
      )}
      {areas.map(([area, rows]) => (
        <Part key={area} title={area}>
          <Failures
            label={area}
            failures={rows
              .slice(0, most)
              .map(({ call, path, shownCode, shownLook, sections, sight }) => ({
                key: `${call} ${shownCode} ${sight.zh.join()}`,
                call: (
                  <div>
                    <code className={page.token}>{call}</code>
                    <div className={`${page.token} ${muted} ${css.path}`}>{path}</div>
                  </div>
                ),
                code: shownCode,
                look: shownLook,
                sections,
                sight,
              }))}
          />
        </Part>
      ))}
    </Page>
  );
}

interface Failure {
  readonly key: string;
  readonly call: ReactNode;
  readonly code: string;
  readonly look: string;
  /** The sections of the specification. */
  readonly sections: readonly string[];
  readonly sight: Sight;
}

function Failures({ label, failures }: { label: string; failures: readonly Failure[] }) {
  const words = useCopy(copy);
  return (
    <RecordTable
      className={css.table}
      label={label}
      density="dense"
      records={failures}
      keyOf={({ key }) => key}
      columns={[
        {
          title: words.call,
          isLabelHidden: true,
          headClassName: css.call,
          value: ({ call }) => call,
        },
        { title: words.code, headClassName: css.code, value: ({ code }) => code },
        {
          title: words.seen,
          headClassName: css.look,
          value: ({ look, sections }) => (
            <div>
              <div>{look}</div>
              {sections.map((section) => (
                <div key={section} className={muted}>
                  {section}
                </div>
              ))}
            </div>
          ),
        },
        { title: "中文", value: ({ sight }) => <Parts lang="zh-CN" parts={sight.zh} /> },
        { title: "English", value: ({ sight }) => <Parts lang="en" parts={sight.en} /> },
        {
          title: words.stories,
          headClassName: css.stories,
          value: ({ sight }) => <Stories stories={sight.stories} />,
        },
      ]}
    />
  );
}

function Parts({ lang, parts }: { lang: string; parts: readonly string[] }) {
  if (parts.length === 0) return "—";
  return (
    <span lang={lang}>
      {parts.map((part) => (
        <span key={part} className={css.part}>
          {part}
        </span>
      ))}
    </span>
  );
}

function Stories({ stories }: { stories: readonly StoryName[] }) {
  return (
    <div className={stack[1]}>
      {stories.map(({ title, story }) => (
        <StoryLink
          key={`${title} ${story}`}
          title={title}
          story={story}
          label={`${title.split("/").slice(1).join(" / ")}: ${story}`}
        />
      ))}
    </div>
  );
}
