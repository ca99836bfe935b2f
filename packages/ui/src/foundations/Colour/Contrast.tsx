import { RecordTable } from "../../components/Table/RecordTable.tsx";
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
      <RecordTable
        label={words.contrast}
        density="dense"
        fold="none"
        records={pairs}
        keyOf={([front, ground]) => `${front} ${ground}`}
        columns={[
          {
            title: words.front,
            value: ([front]) => <code className={page.token}>{front}</code>,
          },
          {
            title: words.ground,
            value: ([, ground]) => <code className={page.token}>{ground}</code>,
          },
          {
            title: words.sample,
            value: ([front, ground, needed]) => (
              <span className={css.sample} style={{ background: vars.color[ground] }}>
                {needed === 3 ? (
                  <span className={css.edge} style={{ borderColor: vars.color[front] }} />
                ) : (
                  <span style={{ color: vars.color[front] }}>水杨醛 90-02-8</span>
                )}
              </span>
            ),
          },
          { title: words.needed, isNumber: true, value: ([, , needed]) => needed },
          {
            title: words.light,
            isNumber: true,
            value: ([front, ground]) => contrast(light[front], light[ground]).toFixed(2),
          },
          {
            title: words.dark,
            isNumber: true,
            value: ([front, ground]) => contrast(dark[front], dark[ground]).toFixed(2),
          },
        ]}
      />
    </Page>
  );
}
