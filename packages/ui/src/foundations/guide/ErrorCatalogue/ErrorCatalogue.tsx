import type { ReactNode } from "react";
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
import * as page from "../../page/page.css.ts";
import { Page, Part } from "../../page/Page.tsx";
import { StoryLink } from "../StoryLink.tsx";
import { copy } from "./ErrorCatalogue.copy.ts";
import * as css from "./ErrorCatalogue.css.ts";
import { loginRows } from "./login-rows.ts";
import { catalogueRows, type Sight, type StoryName } from "./rows.ts";

/** The failures of every call, with the messages that customers read and the stories that show them. */
export function ErrorCatalogue() {
  const words = useCopy(copy);
  const areas = Object.entries(Object.groupBy(catalogueRows, ({ area }) => area));
  return (
    <Page title={words.title} lead={words.lead}>
      <Part title={words.login}>
        <Failures label={words.login}>
          {loginRows.map(({ reaction, ...sight }) => (
            <Failure
              key={reaction}
              call={words.anyCall}
              code="1005"
              look={words.reactions[reaction]}
              {...{ sight }}
            />
          ))}
        </Failures>
      </Part>
      {areas.map(([area, rows = []]) => (
        <Part key={area} title={area}>
          <Failures label={area}>
            {rows.flatMap(({ call, code, isAnyOther, look, sections, sights }) =>
              sights.map((sight) => (
                <Failure
                  key={`${call} ${code} ${sight.zh.join()}`}
                  call={<code className={page.token}>{call}</code>}
                  code={isAnyOther ? words.anyOther : code}
                  look={words.looks[look]}
                  {...{ sections, sight }}
                />
              )),
            )}
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
