import { style } from "@vanilla-extract/css";
import { height } from "../../../components/LineArt/LineArt.css.ts";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const section = style(inScreens({ paddingBlockEnd: space[10] }));

export const newest = style(
  inScreens({
    display: "grid",
    gap: space[6],
    "@media": { [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
  }),
);
export const report = style(
  inScreens({
    position: "relative",
    display: "grid",
    alignContent: "start",
    gap: space[1],
    paddingBlockStart: space[4],
    borderBlockStart: vars.hairline,
  }),
);
export const day = style(inScreens({ ...typeScale[13], color: color.textMuted }));
export const subject = style(
  inScreens({ ...typeScale[16], fontWeight: 500, textWrap: "pretty", overflowWrap: "anywhere" }),
);
export const summary = style(inScreens({ ...typeScale.body, color: color.textMuted }));

export const card = style(inScreens({ position: "relative", display: "grid", gap: space[3] }));
export const art = style(
  inScreens({
    vars: { [height]: "144px" },
    display: "grid",
    placeItems: "center",
    height: "176px",
    padding: space[4],
    borderRadius: vars.radius.medium,
    background: color.surfaceSunken,
    color: color.accent,
  }),
);
export const cardTitle = style(
  inScreens({ ...typeScale.body, textWrap: "pretty", overflowWrap: "anywhere" }),
);
