import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "../../components/Table/Table.tsx";
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
        <Table label={words.sizes} density="comfortable">
          <TableHead>
            <HeadCell>{words.size}</HeadCell>
            <HeadCell isHidden>{words.sizes}</HeadCell>
          </TableHead>
          <TableBody>
            {Object.entries(typeScale).map(([name, { fontSize, lineHeight }]) => (
              <Row key={name}>
                <Cell isRowHeader>
                  <code className={page.token}>
                    {name}: {fontSize} / {lineHeight}
                  </code>
                </Cell>
                <Cell>
                  <span style={{ fontSize, lineHeight }}>{words.sample}</span>
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
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
