import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "../../components/Table/Table.tsx";
import { useCopy } from "../../language/language.tsx";
import { vars } from "../../theme/vars.css.ts";
import * as page from "../page/page.css.ts";
import { Page } from "../page/Page.tsx";
import { copy } from "./Colour.copy.ts";
import * as css from "./Colour.css.ts";
import { type Role, useRoleValues } from "./use-role-values.ts";

const isShadow = (role: Role) => role === "overlayShadow";

/** Every colour role of the theme: its name, its use and its value. */
export function Colour() {
  const words = useCopy(copy);
  const values = useRoleValues();
  return (
    <Page title={words.title} lead={words.lead}>
      <Table label={words.title}>
        <TableHead>
          <HeadCell isHidden>{words.sample}</HeadCell>
          <HeadCell>{words.role}</HeadCell>
          <HeadCell>{words.purpose}</HeadCell>
          <HeadCell>{words.value}</HeadCell>
        </TableHead>
        <TableBody>
          {(Object.keys(vars.color) as Role[]).map((role) => (
            <Row key={role}>
              <Cell>
                <span
                  className={css.swatch}
                  style={
                    isShadow(role)
                      ? { boxShadow: vars.color[role] }
                      : { background: vars.color[role] }
                  }
                />
              </Cell>
              <Cell isRowHeader>
                <code className={page.token}>{role}</code>
              </Cell>
              <Cell>{words.purposes[role]}</Cell>
              <Cell>{!isShadow(role) && <code className={page.token}>{values[role]}</code>}</Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Page>
  );
}
