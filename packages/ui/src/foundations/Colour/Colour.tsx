import { RecordTable } from "../../components/Table/RecordTable.tsx";
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
      <RecordTable
        label={words.title}
        density="dense"
        fold="none"
        records={Object.keys(vars.color) as Role[]}
        keyOf={(role) => role}
        columns={[
          {
            title: words.sample,
            isTitleHidden: true,
            value: (role) => (
              <span
                className={css.swatch}
                style={
                  isShadow(role)
                    ? { boxShadow: vars.color[role] }
                    : { background: vars.color[role] }
                }
              />
            ),
          },
          {
            title: words.role,
            isRowHeader: true,
            value: (role) => <code className={page.token}>{role}</code>,
          },
          { title: words.purpose, value: (role) => words.purposes[role] },
          {
            title: words.value,
            value: (role) => !isShadow(role) && <code className={page.token}>{values[role]}</code>,
          },
        ]}
      />
    </Page>
  );
}
