import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color } = vars;

export const groups = style(
  inComponents({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(200px, 100%), 1fr))",
    gap: `${vars.space[6]} ${vars.space[8]}`,
    width: "min(1000px, 100vw - 64px)",
    padding: vars.space[2],
  }),
);

export const group = style(inComponents({ minWidth: 0 }));

export const groupTitle = style(
  inComponents({
    display: "block",
    paddingBlock: "6px",
    marginBlockEnd: vars.space[1],
    borderBlockEnd: vars.hairline,
    fontWeight: 600,
  }),
);

export const item = style(
  inComponents({
    ...typeScale[14],
    display: "block",
    padding: `6px ${vars.space[2]}`,
    marginInline: `calc(-1 * ${vars.space[2]})`,
    borderRadius: vars.radius.small,
    selectors: { "&:hover": { background: color.surfaceHover } },
    "@media": { "(pointer: coarse)": { paddingBlock: vars.space[3] } },
  }),
);

export const subItems = style(
  inComponents({
    display: "flex",
    flexWrap: "wrap",
    gap: `0 ${vars.space[3]}`,
    paddingBlockEnd: vars.space[1],
  }),
);

export const subItem = style(
  inComponents({
    ...typeScale[12],
    display: "block",
    paddingBlock: "2px",
    color: color.textMuted,
    "@media": { "(pointer: coarse)": { paddingBlock: vars.space[2] } },
  }),
);
