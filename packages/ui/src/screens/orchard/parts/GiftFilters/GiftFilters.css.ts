import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, line, space } = vars;

export const filters = screenStyle({
  marginBlockStart: space[6],
  marginInline: `calc(-1 * ${space[4]})`,
  borderBlockStart: vars.hairline,
  "@media": { [from.tablet]: { marginInline: 0 } },
});

export const row = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[6],
  paddingInline: space[4],
  borderBlockEnd: vars.hairline,
  "@media": { [from.tablet]: { paddingInline: 0 } },
});

/* On phones the words scroll sideways. */
export const choices = screenStyle({
  display: "flex",
  alignItems: "center",
  minWidth: 0,
  width: "100%",
  marginInlineEnd: `calc(-1 * ${space[4]})`,
  "@media": { [from.tablet]: { width: "auto", margin: 0 } },
});

export const label = screenStyle({
  flex: "none",
  width: "48px",
  fontWeight: 400,
  ...typeScale[13],
  color: color.textMuted,
  "@media": { [from.tablet]: { width: "56px" } },
});

export const list = screenStyle({
  display: "flex",
  columnGap: space[5],
  minWidth: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": { [from.tablet]: { flexWrap: "wrap", columnGap: space[8] } },
});

/* The chosen one has the bar of a tab. */
export const choice = screenStyle({
  display: "block",
  ...typeScale[14],
  lineHeight: "52px",
  whiteSpace: "nowrap",
  color: color.text,
  outlineOffset: `calc(-1 * ${line.rule})`,
  selectors: {
    "&[aria-current]": {
      color: color.accent,
      fontWeight: 600,
      boxShadow: `inset 0 calc(-1 * ${line.rule}) ${color.accentFill}`,
    },
  },
});

/* On phones the header has the only field for keywords. */
export const keyword = screenStyle({
  display: "none",
  "@media": { [from.laptop]: { display: "block", width: "240px" } },
});

export const total = screenStyle({
  display: "flex",
  columnGap: space[4],
  paddingBlock: space[3],
  ...typeScale[13],
  color: color.textMuted,
});
