import { globalStyle } from "@vanilla-extract/css";
import { from } from "./breakpoints.ts";
import { focusRing } from "./mixins.ts";
import { typeScale } from "./type-scale.ts";
import { vars } from "./vars.css.ts";

const { color, space } = vars;

/*
 * The line at the top of a page in a browser that runs none of its scripts: apps/server/src/pages/without-script.ts. It is in no cascade
 * layer, uses no gaps and no comparisons of lengths, since browsers older than the supported ones show it.
 */

globalStyle(".without-script", {
  padding: `${space[3]} ${space[4]}`,
  borderBottom: vars.hairline,
  background: color.surfaceSunken,
  color: color.text,
  fontFamily: vars.font,
  ...typeScale.body,
});

globalStyle(".without-script p, .without-script form", {
  maxWidth: vars.content,
  margin: `0 auto ${space[2]}`,
});

globalStyle(".without-script form", { display: "flex" });

globalStyle(".without-script a", { color: color.accent, textDecoration: "underline" });

/* 16 px on phones, because browsers zoom into smaller text. */
globalStyle(".without-script input, .without-script button", {
  boxSizing: "border-box",
  height: vars.control.large,
  margin: 0,
  padding: `0 ${space[3]}`,
  border: `${vars.line.hair} solid ${color.lineStrong}`,
  borderRadius: vars.radius.medium,
  fontFamily: "inherit",
  ...typeScale[16],
  "@media": { [from.tablet]: { height: vars.control.medium, ...typeScale[14] } },
});

globalStyle(".without-script input", {
  flex: "1 1 0",
  minWidth: 0,
  maxWidth: "360px",
  marginRight: space[2],
  appearance: "none",
  background: color.surface,
  color: color.text,
});

globalStyle(".without-script button", {
  flex: "none",
  padding: `0 ${space[4]}`,
  borderColor: "transparent",
  background: color.accentFill,
  color: color.onAccent,
  fontWeight: 500,
  cursor: "pointer",
});

globalStyle(".without-script button:hover", { background: color.accentFillHover });

globalStyle(".without-script :focus-visible", focusRing);
