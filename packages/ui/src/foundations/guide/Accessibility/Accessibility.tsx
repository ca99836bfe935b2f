import status from "virtual:accessibility-status";
import { RecordTable } from "../../../components/Table/RecordTable.tsx";
import { useCopy } from "../../../language/language.tsx";
import { muted } from "../../../theme/text.css.ts";
import { Page } from "../../page/Page.tsx";
import { StoryLink } from "../StoryLink.tsx";
import { copy } from "./Accessibility.copy.ts";
import { daysSince } from "./age.ts";
import { readByHand } from "./read-by-hand.ts";
import type { AccessibilityCheck, AccessibilityRow, ReadByHand } from "./rows.ts";

/** When the page was loaded, in milliseconds. */
const loadedAt = Date.now();

/** In the order of their titles. */
export const rows = status as readonly AccessibilityRow[];

interface Data {
  /** What was read with a screen reader. */
  readonly readings?: readonly ReadByHand[] | undefined;
  /** The time of which the age of a reading is said, in milliseconds. */
  readonly now?: number | undefined;
}

/** What is checked of every component and screen. */
export function Accessibility({ readings, now }: Data) {
  const words = useCopy(copy);
  const result = (check: AccessibilityCheck) => (row: AccessibilityRow) => (
    <Result row={row} check={check} />
  );
  return (
    <Page title={words.title} lead={words.lead}>
      <RecordTable
        label={words.title}
        density="dense"
        records={rows}
        keyOf={({ title }) => title}
        columns={[
          {
            title: words.subject,
            isLabelHidden: true,
            value: ({ title, story }) => (
              <StoryLink title={title} story={story} label={title.replaceAll("/", " / ")} />
            ),
          },
          { title: words.axe, value: ({ states }) => states },
          { title: words.dark, value: ({ dark }) => dark },
          { title: words.keyboard, value: result("keyboard") },
          { title: words.forcedColours, value: result("forcedColours") },
          { title: words.zoom, value: result("zoom") },
          {
            title: words.byHand,
            value: ({ title }) => <Reading title={title} readings={readings} now={now} />,
          },
        ]}
      />
    </Page>
  );
}

interface StatusProps extends Data {
  /** The name of a component or screen, "Button", or the title of its stories: "Screens/Order/Return". */
  readonly of: string;
}

/** What is checked of a component or a screen, for its own page. */
export function AccessibilityStatus({ of, readings, now }: StatusProps) {
  const words = useCopy(copy);
  const row = rows.find(({ title }) => title === of || title.split("/").at(-1) === of);
  if (!row) return <p>{words.unknown(of)}</p>;
  const lines = [
    { check: words.axe, result: row.states },
    { check: words.dark, result: row.dark },
    { check: words.keyboard, result: <Result row={row} check="keyboard" /> },
    { check: words.forcedColours, result: <Result row={row} check="forcedColours" /> },
    { check: words.zoom, result: <Result row={row} check="zoom" /> },
    {
      check: words.byHand,
      result: <Reading title={row.title} readings={readings} now={now} />,
    },
  ];
  return (
    <RecordTable
      label={words.title}
      density="dense"
      records={lines}
      keyOf={({ check }) => check}
      columns={[
        { title: words.check, isLabelHidden: true, value: ({ check }) => check },
        { title: words.result, value: ({ result }) => result },
      ]}
    />
  );
}

function Result({ row, check }: { row: AccessibilityRow; check: AccessibilityCheck }) {
  const words = useCopy(copy);
  const known = row.faults.find((each) => each.check === check);
  return known ? words.failed(known.fault) : words.passed;
}

/** The newest reading with a screen reader. */
function Reading({ title, readings = readByHand, now = loadedAt }: Data & { title: string }) {
  const words = useCopy(copy);
  const reading = readings.find((each) => each.title === title);
  if (!reading) return <span className={muted}>{words.notRead}</span>;
  const { date, reader, result } = reading;
  return (
    <div>
      <div>{words.read(reader, result)}</div>
      <div className={muted}>{words.age(date, daysSince(date, now))}</div>
    </div>
  );
}
