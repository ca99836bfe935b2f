import { formatYuan, fen } from "@reagent/domain/money";
import { Moment } from "../../../../components/Moment/Moment.tsx";
import type { RecordColumn } from "../../../../components/Table/RecordTable.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./Log.copy.ts";
import * as css from "./Log.css.ts";

/** The unit of a log's amounts. */
export type LogUnit = "yuan" | "points" | "grains";

export interface LogLine {
  readonly changedAt: number;
  /** In fen, in points or in grains. */
  readonly amount: number;
  readonly note: string;
}

const amounts = { yuan: "amount", points: "points", grains: "grains" } as const;

/** When, how much and why, of each entry of a log. */
export function useLogColumns(unit: LogUnit): readonly RecordColumn<LogLine>[] {
  const words = useCopy(copy);
  return [
    {
      title: words.time,
      width: "120px",
      headClassName: css.timeHead,
      className: css.time,
      value: ({ changedAt }) => <Moment at={changedAt} />,
    },
    {
      title: words[amounts[unit]],
      width: "80px",
      isNumber: true,
      headClassName: css.amountHead,
      className: ({ amount }) => css.amount({ isGain: amount > 0, unit }),
      value: ({ amount }) => changeOf(amount, unit),
    },
    {
      title: words.note,
      width: "60%",
      headClassName: css.noteHead,
      className: css.note,
      value: ({ note }) => note,
    },
  ];
}

/** A signed change: "+¥200.00", "−36". */
function changeOf(amount: number, unit: LogUnit): string {
  const size = Math.abs(amount);
  const figure = unit === "yuan" ? `¥${formatYuan(fen(size))}` : size.toLocaleString("en-US");
  const sign = amount > 0 ? "+" : "−";
  return amount === 0 ? figure : `${sign}${figure}`;
}
