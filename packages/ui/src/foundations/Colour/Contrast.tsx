import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "../../components/Table/Table.tsx";
import { useCopy } from "../../language/language.tsx";
import { vars } from "../../theme/vars.css.ts";
import * as page from "../page/page.css.ts";
import { Page } from "../page/Page.tsx";
import { copy } from "./Colour.copy.ts";
import * as css from "./Colour.css.ts";
import { contrast } from "./contrast.ts";
import { pairs } from "./pairs.ts";
import { useRoleValues } from "./use-role-values.ts";

/** Which role may stand on which ground, with the contrast that the theme in force gives them. */
export function Contrast() {
  const words = useCopy(copy);
  const values = useRoleValues();
  return (
    <Page title={words.contrast} lead={words.contrastLead}>
      <Table label={words.contrast}>
        <TableHead>
          <HeadCell>{words.front}</HeadCell>
          <HeadCell>{words.ground}</HeadCell>
          <HeadCell>{words.sample}</HeadCell>
          <HeadCell isNumber>{words.needed}</HeadCell>
          <HeadCell isNumber>{words.measured}</HeadCell>
        </TableHead>
        <TableBody>
          {pairs.map(([front, ground, needed]) => {
            const [frontValue, groundValue] = [values[front], values[ground]];
            const measured =
              frontValue && groundValue ? contrast(frontValue, groundValue) : undefined;
            return (
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
                <Cell isNumber>
                  <span
                    data-pair={`${front} on ${ground}`}
                    data-enough={measured !== undefined && measured >= needed}
                  >
                    {measured?.toFixed(2)}
                  </span>
                </Cell>
              </Row>
            );
          })}
        </TableBody>
      </Table>
    </Page>
  );
}
