import { style } from "@vanilla-extract/css";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

const laidOut = { display: "grid", columnGap: space[6], minWidth: 0 } as const;

export const fields = style(
  inScreens({
    ...laidOut,
    "@media": {
      [from.laptop]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 3fr) auto" },
    },
  }),
);
export const daysAlone = style(
  inScreens({
    ...laidOut,
    "@media": { [from.laptop]: { gridTemplateColumns: "minmax(0, 420px) auto" } },
  }),
);

/* Two amounts with a dash between them, under one label. */
export const range = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    columnGap: space[6],
    rowGap: space[1],
    minWidth: 0,
  }),
);
export const label = style(
  inScreens({ gridColumn: "1 / -1", ...typeScale[13], color: color.textMuted }),
);
export const end = style(
  inScreens({
    position: "relative",
    selectors: {
      "& + &::before": {
        content: '"–" / ""',
        position: "absolute",
        insetBlockStart: space[1],
        insetInlineStart: `calc(-1 * ${space[6]})`,
        width: space[6],
        lineHeight: vars.control.large,
        textAlign: "center",
        color: color.textMuted,
      },
    },
    "@media": {
      [from.tablet]: { selectors: { "& + &::before": { lineHeight: vars.control.medium } } },
    },
  }),
);

/* Level with the fields, whose label is above and whose message is below. */
export const deeds = style(
  inScreens({
    display: "flex",
    alignItems: "start",
    gap: space[2],
    paddingBottom: space[4],
    "@media": {
      [from.laptop]: { paddingTop: `calc(${space[6]} + ${space[1]})`, paddingBottom: 0 },
    },
  }),
);
