import { RecordTable } from "../../../components/Table/RecordTable.tsx";
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
      <RecordTable
        label={words.title}
        density="dense"
        records={figures}
        keyOf={({ what, unit }) => `${what} ${unit}`}
        columns={[
          { title: words.figure, isLabelHidden: true, value: ({ what }) => what },
          {
            title: words.measured,
            value: ({ median, unit, min, max }) => (
              <>
                {median} {unit} {min < max && <span>{words.range(min, max)}</span>}
              </>
            ),
          },
          {
            title: words.budget,
            value: ({ aim, unit, isMet }) =>
              aim === "none"
                ? words.none
                : `${aim} ${unit} · ${isMet ? words.isMet : words.isMissed}`,
          },
          { title: words.input, value: ({ input }) => <span className={muted}>{input}</span> },
        ]}
      />
    </Page>
  );
}
