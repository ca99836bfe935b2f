import { groupBy } from "@reagent/domain/list";
import { useDeferredValue, useState } from "react";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "../../components/Table/Table.tsx";
import { useCopy } from "../../language/language.tsx";
import { contains } from "../page/contains.ts";
import { Filter } from "../page/Filter.tsx";
import * as page from "../page/page.css.ts";
import { Page, Part } from "../page/Page.tsx";
import { allWords } from "./all-words.ts";
import { copy } from "./Words.copy.ts";

interface Props {
  /** At most so many texts are shown. */
  readonly most?: number;
}

/** Every text of the shop in both languages, by file. */
export function Words({ most = Infinity }: Props) {
  const words = useCopy(copy);
  const [typed, setTyped] = useState("");
  // The table is long: the field does not wait for it.
  const filter = useDeferredValue(typed);
  const found = allWords.filter(({ by, name, zh, en }) => contains([by, name, zh, en], filter));
  const groups = [...groupBy(found.slice(0, most), ({ by }) => by)];
  return (
    <Page title={words.title} lead={words.lead}>
      <Filter
        help={words.help}
        value={typed}
        onChange={setTyped}
        shown={found.length}
        all={allWords.length}
      />
      {groups.map(([by, entries]) => (
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
