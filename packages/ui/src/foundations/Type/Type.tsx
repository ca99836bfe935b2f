import { RecordTable } from "../../components/Table/RecordTable.tsx";
import { useCopy } from "../../language/language.tsx";
import { muted } from "../../theme/text.css.ts";
import { typeScale } from "../../theme/type-scale.ts";
import * as page from "../page/page.css.ts";
import { Page, Part } from "../page/Page.tsx";
import { copy } from "./Type.copy.ts";

const FIGURES = ["¥1,111.11", "¥888.80", "¥26,400.00"];

/** The text sizes, weights and digits of the theme. */
export function Type() {
  const words = useCopy(copy);
  return (
    <Page title={words.title} lead={words.lead}>
      <Part title={words.sizes}>
        <RecordTable
          label={words.sizes}
          fold="none"
          records={Object.entries(typeScale)}
          keyOf={([name]) => name}
          columns={[
            {
              title: words.size,
              value: ([name, { fontSize, lineHeight }]) => (
                <code className={page.token}>
                  {name}: {fontSize} / {lineHeight}
                </code>
              ),
            },
            {
              title: words.sizes,
              isTitleHidden: true,
              value: ([, { fontSize, lineHeight }]) => (
                <span style={{ fontSize, lineHeight }}>{words.sample}</span>
              ),
            },
          ]}
        />
      </Part>
      <Part title={words.weights}>
        <p className={muted}>{words.weightsLead}</p>
        {[400, 500, 600].map((fontWeight) => (
          <p key={fontWeight} style={{ ...typeScale[16], fontWeight }}>
            {fontWeight} {words.sample}
          </p>
        ))}
      </Part>
      <Part title={words.figures}>
        <p className={muted}>{words.figuresLead}</p>
        <div style={{ ...typeScale[16], justifySelf: "start", textAlign: "end" }}>
          {FIGURES.map((figure) => (
            <p key={figure}>{figure}</p>
          ))}
        </div>
      </Part>
    </Page>
  );
}
