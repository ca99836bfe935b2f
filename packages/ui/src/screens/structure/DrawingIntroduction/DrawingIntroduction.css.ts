import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const page = style(inScreens({ display: "grid", gap: space[10], maxWidth: "760px" }));
export const head = style(inScreens({ display: "grid", gap: space[3] }));
export const lead = style(inScreens({ ...typeScale.body, color: color.textMuted }));
export const contents = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    gap: `${space[2]} ${space[5]}`,
    paddingBlockStart: space[2],
    listStyle: "none",
  }),
);
export const section = style(inScreens({ scrollMarginBlockStart: space[10] }));
export const intro = style(inScreens({ ...typeScale.body, paddingBlockEnd: space[3] }));
export const afterword = style(inScreens({ ...typeScale.body, paddingBlockStart: space[3] }));
export const list = style(
  inScreens({
    ...typeScale.body,
    display: "grid",
    gap: space[2],
    paddingInlineStart: space[5],
  }),
);
export const ordered = style([list, inScreens({ listStyle: "decimal" })]);
export const unordered = style([list, inScreens({ listStyle: "disc" })]);
export const example = style(inScreens({ display: "block", overflowWrap: "anywhere" }));
