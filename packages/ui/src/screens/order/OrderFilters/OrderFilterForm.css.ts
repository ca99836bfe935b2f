import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { screens } from "../../../theme/layers.css.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const fields = style(
  inScreens({
    display: "grid",
    gap: `${space[3]} ${space[4]}`,
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [from.laptop]: {
        gridTemplateColumns: "minmax(0, 1.6fr) repeat(3, minmax(0, 1fr))",
        rowGap: 0,
      },
    },
  }),
);

/* Two days with a dash between them, under one label. The second has room for what is wrong with the two. */
export const days = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    columnGap: space[6],
    rowGap: space[1],
  }),
);
export const daysLabel = style(
  inScreens({ gridColumn: "1 / -1", ...typeScale[13], color: color.textMuted }),
);
export const day = style(
  inScreens({
    position: "relative",
    selectors: {
      "& + &::before": {
        content: '"–" / ""',
        position: "absolute",
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
/* What a browser writes into an empty field is no day. */
export const noDay = style([day]);
globalStyle(`${noDay} input:not(:focus)::-webkit-datetime-edit`, {
  "@layer": { [screens]: { color: color.textMuted } },
});
/* An empty field of Safari has neither text nor height. */
globalStyle(`${day} input`, { "@layer": { [screens]: { minWidth: 0, textAlign: "start" } } });

export const deeds = style(
  inScreens({
    display: "flex",
    alignItems: "end",
    gap: space[2],
    "@media": { [from.tablet]: { justifyContent: "flex-start" } },
  }),
);
