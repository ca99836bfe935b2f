import { globalScreenStyle, screenStyle } from "../../../theme/layered.ts";
import { asGrid, asRow, asWrappingRow, screenReaderOnly } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";
import { middle, middleColumns, narrow, onScreen, wide, wideColumns } from "./widths.ts";

const { color, space } = vars;

/* Under the lines, since the bar of a phone has no room for one more button. */
export const send = screenStyle({ ...asRow(2), justifyContent: "flex-end", paddingTop: space[2] });

export const notices = screenStyle({
  ...asGrid(1),
  selectors: { "&:not(:empty)": { paddingBottom: space[3] } },
  /* Side by side in a low window, such as one enlarged to 200 %. */
  "@media": {
    "screen and (min-width: 640px) and (max-height: 599.98px)": {
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      alignItems: "start",
    },
  },
});
export const group = screenStyle({ paddingBottom: space[6] });
export const groupHead = screenStyle({
  ...asWrappingRow(1, 4),
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "24px",
  paddingBottom: space[2],
});
export const groupTitle = screenStyle({ ...typeScale[16], fontWeight: 600 });
export const count = screenStyle({ ...typeScale[13], fontWeight: 400, color: color.textMuted });
export const freight = screenStyle({ ...asGrid(0), paddingBottom: space[3] });
/* The group's checkbox is in the table head, or beside the title where the head is visually hidden. */
export const selectBesideTitle = screenStyle({
  ...typeScale[13],
  "@media": { [middle]: { display: "none" }, [wide]: { display: "none" } },
});
export const selectInHead = screenStyle({ "@media": { [narrow]: { display: "none" } } });

export const table = screenStyle({ "@media": { [onScreen]: { display: "block" } } });
const inTable = (selector: string, rule: Parameters<typeof globalScreenStyle>[1]) =>
  globalScreenStyle(`${table} > ${selector}`, rule);

inTable("tbody", { "@media": { [onScreen]: { display: "block" } } });
inTable("thead", {
  "@media": {
    [onScreen]: { display: "block" },
    [narrow]: screenReaderOnly,
  },
});
inTable("thead > tr", {
  "@media": {
    [onScreen]: {
      display: "grid",
      alignItems: "center",
      borderBottom: `${vars.line.hair} solid ${color.rule}`,
    },
    [wide]: { gridTemplateColumns: wideColumns, gap: space[4] },
    [middle]: { gridTemplateColumns: middleColumns, gap: space[3] },
  },
});
inTable("thead > tr > th", { "@media": { [onScreen]: { paddingInline: 0, border: 0 } } });

export const drawingHead = screenStyle({ "@media": { [middle]: { display: "none" } } });
/* At medium widths these are in the second line, with their labels. */
const onlyHeard = { position: "absolute", clipPath: "inset(50%)" } as const;
export const itemNumberHead = screenStyle({
  "@media": { [middle]: onlyHeard },
});
export const actionsHead = screenStyle({ "@media": { [middle]: onlyHeard } });
