import { codes } from "@reagent/api/contract/envelope";
import { groupBy } from "@reagent/domain/list";
import { type ReactNode, useDeferredValue, useState } from "react";
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../components/Table/Table.tsx";
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
          <Failures label={words.login}>
            {logins.map(({ reaction, look, ...sight }) => (
              <Failure key={reaction} call={words.anyCall} code={LOGIN_CODE} {...{ look, sight }} />
            ))}
          </Failures>
        </Part>
      )}
      {areas.map(([area, rows]) => (
        <Part key={area} title={area}>
          <Failures label={area}>
            {rows.slice(0, most).map(({ call, path, shownCode, shownLook, sections, sight }) => (
              <Failure
                key={`${call} ${shownCode} ${sight.zh.join()}`}
                call={
                  <>
                    <code className={page.token}>{call}</code>
                    <div className={`${page.token} ${muted} ${css.path}`}>{path}</div>
                  </>
                }
                code={shownCode}
                look={shownLook}
                {...{ sections, sight }}
              />
            ))}
          </Failures>
        </Part>
      ))}
    </Page>
  );
}

function Failures({ label, children }: { label: string; children: ReactNode }) {
  const words = useCopy(copy);
  return (
    <Table label={label} fold="labels" className={css.table}>
      <TableHead>
        <HeadCell className={css.call}>{words.call}</HeadCell>
        <HeadCell className={css.code}>{words.code}</HeadCell>
        <HeadCell className={css.look}>{words.seen}</HeadCell>
        <HeadCell>中文</HeadCell>
        <HeadCell>English</HeadCell>
        <HeadCell className={css.stories}>{words.stories}</HeadCell>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
}

interface FailureProps {
  call: ReactNode;
  code: ReactNode;
  look: string;
  /** The sections of the specification. */
  sections?: readonly string[];
  sight: Sight;
}

function Failure({ call, code, look, sections = [], sight }: FailureProps) {
  const words = useCopy(copy);
  return (
    <Row>
      <Cell isRowHeader>{call}</Cell>
      <Cell label={words.code}>{code}</Cell>
      <Cell label={words.seen}>
        <div>{look}</div>
        {sections.map((section) => (
          <div key={section} className={muted}>
            {section}
          </div>
        ))}
      </Cell>
      <Cell label="中文">
        <Parts lang="zh-CN" parts={sight.zh} />
      </Cell>
      <Cell label="English">
        <Parts lang="en" parts={sight.en} />
      </Cell>
      <Cell label={words.stories}>
        <Stories stories={sight.stories} />
      </Cell>
    </Row>
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
