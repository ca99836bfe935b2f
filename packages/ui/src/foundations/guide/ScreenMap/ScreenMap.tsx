import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../components/Table/Table.tsx";
import { useCopy } from "../../../language/language.tsx";
import { patterns } from "../../../paths.ts";
import * as page from "../../page/page.css.ts";
import { Page } from "../../page/Page.tsx";
import { StoryLink } from "../StoryLink.tsx";
import { copy } from "./ScreenMap.copy.ts";
import { screens } from "./screens.ts";

/** Every route of the shop with the stories that show it. */
export function ScreenMap() {
  const words = useCopy(copy);
  return (
    <Page title={words.title} lead={words.lead}>
      <Table label={words.title} density="comfortable">
        <TableHead>
          <HeadCell>{words.route}</HeadCell>
          <HeadCell>{words.stories}</HeadCell>
        </TableHead>
        <TableBody>
          {(Object.keys(screens) as (keyof typeof screens)[]).map((name) => (
            <Row key={name}>
              <Cell isRowHeader>
                <code className={page.token}>{patterns[name]}</code>
              </Cell>
              <Cell>
                <StoryLink title={screens[name]} story="Default" />
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Page>
  );
}
