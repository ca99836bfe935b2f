import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { overhang } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const reason = style(inScreens({ whiteSpace: "pre-line", overflowWrap: "anywhere" }));
export const refusal = style(inScreens({ overflowWrap: "anywhere" }));

export const product = style(inScreens({ textAlign: "start", overflowWrap: "anywhere" }));
export const code = style(inScreens({ display: "block", fontWeight: 500 }));
export const name = style(inScreens({ display: "block", ...typeScale[14], fontWeight: 400 }));
export const meta = style(
  inScreens({ display: "block", ...typeScale[12], fontWeight: 400, color: color.textMuted }),
);
export const remark = style(inScreens({ whiteSpace: "pre-line", overflowWrap: "anywhere" }));

export const file = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    gap: space[3],
    paddingBlock: space[2],
    borderBlockEnd: vars.hairline,
  }),
);
export const view = style(inScreens({ marginInlineEnd: overhang }));
export const all = style(inScreens({ paddingBlockStart: space[3] }));
export const fileName = style(inScreens({ ...typeScale[14], overflowWrap: "anywhere" }));
