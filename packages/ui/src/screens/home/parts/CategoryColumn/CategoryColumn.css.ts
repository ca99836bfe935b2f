import { globalStyle, style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { screens } from "../../../../theme/layers.css.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const frame = style(inScreens({ display: "grid" }));

/* Groups and the lines between them are at equal distances, also in a column that is higher than they need. */
export const column = style(
  inScreens({
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    gap: space[3],
  }),
);

export const line = style(inScreens({ borderBlockStart: vars.hairline }));

export const title = style(
  inScreens({
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    lineHeight: "24px",
    fontWeight: 600,
  }),
);

export const names = style(
  inScreens({
    ...typeScale[13],
    display: "flex",
    flexWrap: "wrap",
    columnGap: space[3],
    lineHeight: "24px",
    color: color.textMuted,
  }),
);

/* Even a name of one character is large enough to tap. */
globalStyle(`${names} a`, {
  "@layer": { [screens]: { display: "inline-block", minWidth: "24px" } },
});
