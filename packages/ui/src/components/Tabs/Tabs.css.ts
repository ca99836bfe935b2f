import { from } from "../../theme/breakpoints.ts";
import { componentStyle } from "../../theme/layered.ts";
import { asRow, pressed } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, half, space } = vars;

/* 4 px wider than the text at each side: a scrolling list would clip the focus ring. */
export const list = componentStyle({
  ...asRow(4),
  marginInline: `calc(-1 * ${space[1]})`,
  background: `linear-gradient(${color.line}, ${color.line}) 4px 100% / calc(100% - 8px) 1px no-repeat`,
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": { [from.tablet]: { gap: vars.space[6] } },
});

export const wrapping = componentStyle({ flexWrap: "wrap", rowGap: 0 });

export const tab = componentStyle({
  position: "relative",
  flex: "none",
  display: "inline-flex",
  gap: half[3],
  alignItems: "baseline",
  padding: `${half[5]} ${space[1]}`,
  border: 0,
  borderRadius: vars.radius.small,
  background: "none",
  color: color.textMuted,
  ...typeScale.body,
  whiteSpace: "nowrap",
  transition: `color ${vars.motion.quick}`,
  /* The clickable area of a label of one character is 24 px wide. */
  "::before": { content: "", position: "absolute", inset: "0 -1px" },
  ":hover": { color: color.text },
  // Also of a link that looks like a tab.
  ":active": pressed,
  ":focus-visible": { outlineOffset: "-2px" },
  selectors: {
    "&[data-state='active']": { color: color.text, fontWeight: 600 },
    "&[data-state='active']::after": {
      content: "",
      position: "absolute",
      inset: `auto ${space[1]} 0`,
      height: vars.line.rule,
      background: color.accentFill,
    },
  },
});

/* As wide as the bold label of the current tab, so that choosing a tab does not move the others. */
export const name = componentStyle({
  display: "inline-grid",
  "::after": {
    content: 'attr(data-name) / ""',
    height: 0,
    overflow: "hidden",
    visibility: "hidden",
    fontWeight: 600,
  },
});

export const count = componentStyle({
  fontSize: typeScale[12].fontSize,
  fontWeight: 400,
  color: color.textMuted,
});

export const panel = componentStyle({ borderRadius: vars.radius.small });
