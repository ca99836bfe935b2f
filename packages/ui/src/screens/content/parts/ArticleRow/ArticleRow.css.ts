import { style } from "@vanilla-extract/css";
import { from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const article = style(
  inScreens({
    display: "grid",
    gap: `${space[1]} ${space[8]}`,
    "@media": {
      [from.tablet]: { gridTemplateColumns: "96px minmax(0, 46em)", alignItems: "baseline" },
    },
  }),
);

export const day = style(inScreens({ ...typeScale[13], color: color.textMuted }));
export const words = style(inScreens({ minWidth: 0 }));
export const subject = style(
  inScreens({ ...typeScale[16], fontWeight: 500, textWrap: "pretty", overflowWrap: "anywhere" }),
);
export const summary = style(
  inScreens({
    ...typeScale.body,
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
    paddingBlockStart: space[1],
    color: color.textMuted,
    overflowWrap: "anywhere",
  }),
);
