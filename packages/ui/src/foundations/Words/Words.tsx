import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "../../components/Table/Table.tsx";
import { useCopy } from "../../language/language.tsx";
import * as page from "../page/page.css.ts";
import { Page, Part } from "../page/Page.tsx";
import { allWords } from "./all-words.ts";
import { copy } from "./Words.copy.ts";

export function Words() {
  const words = useCopy(copy);
  const groups = Object.entries(Object.groupBy(allWords, ({ by }) => by));
  return (
    <Page title={words.title} lead={words.lead}>
      {groups.map(([by, entries = []]) => (
        <Part key={by} title={by}>
          <Table label={by} fold="labels">
            <TableHead>
              <HeadCell>{words.name}</HeadCell>
              <HeadCell>中文</HeadCell>
              <HeadCell>English</HeadCell>
            </TableHead>
            <TableBody>
              {entries.map(({ name, zh, en }) => (
                <Row key={name}>
                  <Cell isRowHeader>
                    <code className={page.token}>{name}</code>
                  </Cell>
                  <Cell label="中文">
                    <span lang="zh-CN">{zh}</span>
                  </Cell>
                  <Cell label="English">
                    <span lang="en">{en}</span>
                  </Cell>
                </Row>
              ))}
            </TableBody>
          </Table>
        </Part>
      ))}
    </Page>
  );
}
