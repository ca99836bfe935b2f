import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

export const empty = style(
  inComponents({
    display: "grid",
    justifyItems: "center",
    gap: vars.space[1],
    padding: `${vars.space[14]} ${vars.space[6]}`,
    textAlign: "center",
  }),
);

export const mark = style(
  inComponents({ marginBlockEnd: vars.space[3], color: vars.color.lineStrong }),
);

export const title = style(inComponents(typeScale[16]));
export const words = style(inComponents({ color: vars.color.textMuted, ...typeScale.body }));

export const actions = style(
  inComponents({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    gap: vars.space[2],
    marginBlockStart: vars.space[4],
  }),
);
