import { globalStyle, style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { screens } from "../../../../theme/layers.css.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const frame = style(inScreens({ display: "grid" }));

export const column = style(inScreens({ display: "grid", gridAutoRows: "minmax(94px, auto)" }));

export const group = style(
  inScreens({
    paddingBlock: space[3],
    borderBlockEnd: vars.hairline,
    selectors: {
      "&:first-child": { paddingBlockStart: 0 },
      "&:last-child": { borderBlockEnd: 0 },
    },
  }),
);

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
