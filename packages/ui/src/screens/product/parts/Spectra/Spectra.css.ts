import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const spectra = style(inScreens({ display: "grid", gap: vars.space[8], maxWidth: "720px" }));
export const title = style(
  inScreens({ ...typeScale[14], fontWeight: 600, paddingBlockEnd: vars.space[2] }),
);
export const list = style(inScreens({ borderTop: vars.hairline }));
export const entry = style(
  inScreens({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space[3],
    minHeight: "40px",
    paddingBlock: vars.space[2],
    borderBottom: vars.hairline,
  }),
);
export const words = style(inScreens({ minWidth: 0 }));
export const kind = style(inScreens({ display: "block", fontWeight: 500 }));
export const origin = style(
  inScreens({
    ...typeScale[13],
    display: "block",
    color: vars.color.textMuted,
    overflowWrap: "anywhere",
  }),
);
/* Aligns the text, not the padding around it, with the edge. */
export const view = style(
  inScreens({ flex: "none", marginInlineEnd: `calc(-1 * ${vars.space[2]})` }),
);
export const nothing = style(inScreens({ color: vars.color.textMuted }));
