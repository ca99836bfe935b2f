import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../components/Table/Table.tsx";
import { useCopy } from "../../../language/language.tsx";
import * as page from "../../page/page.css.ts";
import { Page } from "../../page/Page.tsx";
import { StoryLink } from "../StoryLink.tsx";
import { copy } from "./ErrorCatalogue.copy.ts";
import { catalogueRows } from "./rows.ts";

/** How every call fails, what is seen of it, and where. */
export function ErrorCatalogue() {
  const words = useCopy(copy);
  return (
    <Page title={words.title} lead={words.lead}>
      <Table label={words.title} fold="labels">
        <TableHead>
          <HeadCell>{words.call}</HeadCell>
          <HeadCell>{words.code}</HeadCell>
          <HeadCell>{words.seen}</HeadCell>
          <HeadCell>{words.stories}</HeadCell>
        </TableHead>
        <TableBody>
          {catalogueRows.map(({ call, code, isAnyOther, look, stories }) => (
            <Row key={`${call} ${code}`}>
              <Cell isRowHeader>
                <code className={page.token}>{call}</code>
              </Cell>
              <Cell label={words.code}>{isAnyOther ? words.anyOther : code}</Cell>
              <Cell label={words.seen}>{words.looks[look]}</Cell>
              <Cell label={words.stories}>
                {stories.map(({ title, story }) => (
                  <div key={`${title} ${story}`}>
                    <StoryLink title={title} story={story} label={`${title}: ${story}`} />
                  </div>
                ))}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Page>
  );
}
