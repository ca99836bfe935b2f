import { from } from "../../theme/breakpoints.ts";
import { componentStyle } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, line, space } = vars;
const dot = "9px";

/* A timeline with a tick for each event; the last is filled. */
export const timeline = componentStyle({
  listStyle: "none",
  padding: 0,
  paddingBlockStart: space[3],
  margin: 0,
});
export const event = componentStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space[4],
  paddingInlineStart: space[6],
  paddingBlockEnd: space[4],
  breakInside: "avoid",
  "::before": {
    content: "",
    position: "absolute",
    insetInlineStart: 0,
    top: "7px",
    width: dot,
    height: dot,
    border: `${line.rule} solid ${color.lineStrong}`,
    borderRadius: vars.radius.round,
    background: color.surface,
    boxSizing: "border-box",
  },
  "::after": {
    content: "",
    position: "absolute",
    insetInlineStart: "4px",
    top: "16px",
    bottom: "-7px",
    width: line.hair,
    background: color.line,
  },
  selectors: {
    "&:last-child": { paddingBlockEnd: 0 },
    "&:last-child::after": { display: "none" },
    "&:last-child::before": { background: color.accentFill, borderColor: color.accent },
  },
  "@media": {
    [from.tablet]: { gridTemplateColumns: "168px 168px minmax(0, 1fr)" },
    print: { gridTemplateColumns: "140px 140px minmax(0, 1fr)" },
  },
});
export const name = componentStyle({ ...typeScale.body, fontWeight: 500 });
export const time = componentStyle({
  ...typeScale[13],
  lineHeight: "24px",
  color: color.textMuted,
});
export const detail = componentStyle({
  ...typeScale[13],
  lineHeight: "24px",
  overflowWrap: "anywhere",
  gridColumn: "1 / -1",
  ":empty": { display: "none" },
  "@media": { [from.tablet]: { gridColumn: "auto" }, print: { gridColumn: "auto" } },
});
