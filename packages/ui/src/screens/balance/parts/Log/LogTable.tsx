import { formatYuan, fen } from "@reagent/domain/money";
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../../components/Table/Table.tsx";
import { formatMoment } from "../../../../language/format.ts";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { copy } from "./Log.copy.ts";
import * as css from "./LogTable.css.ts";

/** The unit of a log's amounts. */
export type LogUnit = "yuan" | "points" | "grains";

export interface LogLine {
  readonly changedAt: number;
  /** In fen, in points or in grains. */
  readonly amount: number;
  readonly note: string;
}

interface Props {
  readonly label: string;
  readonly unit: LogUnit;
  readonly lines: readonly LogLine[];
}

const columns = { yuan: "amount", points: "points", grains: "grains" } as const;

/** The entries of a log, newest first. */
export function LogTable({ label, unit, lines }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  return (
    <Table label={label} density="comfortable" fold="grid">
      <TableHead>
        <HeadCell className={css.timeHead}>{words.time}</HeadCell>
        <HeadCell className={css.amountHead} isNumber>
          {words[columns[unit]]}
        </HeadCell>
        <HeadCell className={css.noteHead}>{words.note}</HeadCell>
      </TableHead>
      <TableBody>
        {lines.map((line, index) => (
          <Row className={css.row} key={index}>
            <Cell className={css.time} isRowHeader label={words.time}>
              <time dateTime={new Date(line.changedAt).toISOString()}>
                {formatMoment(line.changedAt, language)}
              </time>
            </Cell>
            <Cell className={css.amount({ isGain: line.amount > 0, unit })} isNumber>
              {changeOf(line.amount, unit)}
            </Cell>
            <Cell className={css.note}>{line.note}</Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

/** A signed change: "+¥200.00", "−36". */
function changeOf(amount: number, unit: LogUnit): string {
  const size = Math.abs(amount);
  const figure = unit === "yuan" ? `¥${formatYuan(fen(size))}` : size.toLocaleString("en-US");
  const sign = amount > 0 ? "+" : "−";
  return amount === 0 ? figure : `${sign}${figure}`;
}
