import { style } from "@vanilla-extract/css";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = style(
  inScreens({
    paddingBottom: space[3],
    "@media": {
      [from.tablet]: {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "baseline",
        gap: `0 ${space[5]}`,
      },
    },
  }),
);
export const title = style(
  inScreens({ ...typeScale[26], fontWeight: 600, overflowWrap: "anywhere" }),
);
export const matched = style(inScreens({ ...typeScale[13], color: color.textMuted }));

export const activities = style(inScreens({ marginBlockStart: space[10] }));

export const tabSkeleton = style(
  inScreens({
    display: "flex",
    gap: space[8],
    padding: "14px 0",
    borderBottom: vars.hairline,
  }),
);
