import { style } from "@vanilla-extract/css";
import { from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const bar = style(inScreens({ paddingBlock: space[3], borderBlockEnd: vars.hairline }));

export const controls = style(
  inScreens({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2] }),
);

export const stock = style(
  inScreens({
    ...typeScale[13],
    "@media": { [from.tablet]: { paddingInline: space[2] } },
  }),
);

/* The count and the order: at the end of the line, on a phone below it. */
export const end = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `${space[2]} ${space[4]}`,
    width: "100%",
    "@media": { [from.laptop]: { width: "auto", marginInlineStart: "auto" } },
  }),
);

/* Reserves space beside the filters while the numbers load. */
export const total = style(
  inScreens({
    ...typeScale[13],
    color: color.textMuted,
    whiteSpace: "nowrap",
    "@media": { [from.laptop]: { minWidth: "176px", textAlign: "end" } },
  }),
);

/* The text is larger on phones. */
export const sort = style(
  inScreens({ width: "184px", "@media": { [from.tablet]: { width: "160px" } } }),
);

export const number = style(
  inScreens({
    ...typeScale[12],
    minWidth: "16px",
    paddingInline: space[1],
    borderRadius: vars.radius.small,
    background: color.accentFill,
    color: color.onAccent,
    textAlign: "center",
    lineHeight: "16px",
  }),
);

export const options = style(inScreens({ display: "grid", gap: space[2], minWidth: "192px" }));

export const option = style(
  inScreens({ display: "inline-flex", alignItems: "baseline", gap: space[2] }),
);

export const count = style(
  inScreens({ ...typeScale[12], color: color.textMuted, fontVariantNumeric: "tabular-nums" }),
);

export const chosen = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[2],
    paddingBlockStart: space[3],
  }),
);

export const chips = style(inScreens({ display: "flex", flexWrap: "wrap", gap: space[2] }));

export const chip = style(
  inScreens({
    ...typeScale[13],
    display: "inline-flex",
    alignItems: "center",
    gap: space[1],
    minHeight: "28px",
    paddingInline: space[2],
    border: vars.hairline,
    borderRadius: vars.radius.small,
    background: color.surfaceSunken,
    color: color.text,
    selectors: { "&:hover": { borderColor: color.accent, color: color.accent } },
  }),
);
