import { below } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid, asRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

/* Screen readers still read it. */
export const hiddenOnPhones = screenStyle({
  "@media": {
    [below.tablet]: {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});

export const panel = screenStyle(asGrid(5));

export const lists = screenStyle({
  ...asGrid(2),
  listStyle: "none",
  margin: 0,
  padding: 0,
});

export const list = screenStyle({
  ...asRow(4),
  justifyContent: "space-between",
  alignItems: "baseline",
  width: "100%",
  minHeight: vars.control.large,
  padding: `${space[2]} ${space[3]}`,
  border: vars.hairline,
  borderRadius: vars.radius.small,
  background: "transparent",
  color: color.text,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  ":hover": { background: color.surfaceHover },
  selectors: { "&[aria-busy='true']": { cursor: "progress" } },
});

export const name = screenStyle({ fontWeight: 600, overflowWrap: "anywhere" });
export const count = screenStyle({
  ...typeScale[13],
  color: color.textMuted,
  whiteSpace: "nowrap",
});
