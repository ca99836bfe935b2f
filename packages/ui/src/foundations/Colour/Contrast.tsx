import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "../../components/Table/Table.tsx";
import { useCopy } from "../../language/language.tsx";
import { dark, light } from "../../theme/themes.ts";
import { vars } from "../../theme/vars.css.ts";
import * as page from "../page/page.css.ts";
import { Page } from "../page/Page.tsx";
import { copy } from "./Colour.copy.ts";
import * as css from "./Colour.css.ts";
import { contrast } from "./contrast.ts";
import { pairs } from "./pairs.ts";

/**
 * Which role may be used on which background, with the contrast in each theme; samples use the
 * current theme.
 */
export function Contrast() {
  const words = useCopy(copy);
  return (
    <Page title={words.contrast} lead={words.contrastLead}>
      <Table label={words.contrast}>
        <TableHead>
          <HeadCell>{words.front}</HeadCell>
          <HeadCell>{words.ground}</HeadCell>
          <HeadCell>{words.sample}</HeadCell>
          <HeadCell isNumber>{words.needed}</HeadCell>
          <HeadCell isNumber>{words.light}</HeadCell>
          <HeadCell isNumber>{words.dark}</HeadCell>
        </TableHead>
        <TableBody>
          {pairs.map(([front, ground, needed]) => (
            <Row key={`${front} ${ground}`}>
              <Cell isRowHeader>
                <code className={page.token}>{front}</code>
              </Cell>
              <Cell>
                <code className={page.token}>{ground}</code>
              </Cell>
              <Cell>
                <span className={css.sample} style={{ background: vars.color[ground] }}>
                  {needed === 3 ? (
                    <span className={css.edge} style={{ borderColor: vars.color[front] }} />
                  ) : (
                    <span style={{ color: vars.color[front] }}>水杨醛 90-02-8</span>
                  )}
                </span>
              </Cell>
              <Cell isNumber>{needed}</Cell>
              {[light, dark].map((theme) => (
                <Cell isNumber key={theme.surface}>
                  {contrast(theme[front], theme[ground]).toFixed(2)}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
    </Page>
  );
}
