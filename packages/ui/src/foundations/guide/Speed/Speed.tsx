import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../components/Table/Table.tsx";
import { useCopy } from "../../../language/language.tsx";
import { muted } from "../../../theme/text.css.ts";
import { Page } from "../../page/Page.tsx";
import { copy } from "./Speed.copy.ts";

/** A figure of the benchmark. */
export interface MeasuredFigure {
  readonly what: string;
  readonly input: string;
  readonly unit: string;
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** "≤ 1.2"; "none" for a figure without a budget. */
  readonly aim: string;
  readonly isMet: boolean;
}

/** What was measured of pages and presses, with the budget of each. */
export function Speed({ figures }: { figures: readonly MeasuredFigure[] }) {
  const words = useCopy(copy);
  return (
    <Page title={words.title} lead={words.lead}>
      <Table label={words.title} fold="labels">
        <TableHead>
          <HeadCell>{words.figure}</HeadCell>
          <HeadCell>{words.measured}</HeadCell>
          <HeadCell>{words.budget}</HeadCell>
          <HeadCell>{words.input}</HeadCell>
        </TableHead>
        <TableBody>
          {figures.map(({ what, input, unit, median, min, max, aim, isMet }) => (
            <Row key={`${what} ${unit}`}>
              <Cell isRowHeader>{what}</Cell>
              <Cell label={words.measured}>
                {median} {unit} {min < max && <span>{words.range(min, max)}</span>}
              </Cell>
              <Cell label={words.budget}>
                {aim === "none"
                  ? words.none
                  : `${aim} ${unit} · ${isMet ? words.isMet : words.isMissed}`}
              </Cell>
              <Cell label={words.input}>
                <span className={muted}>{input}</span>
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Page>
  );
}
