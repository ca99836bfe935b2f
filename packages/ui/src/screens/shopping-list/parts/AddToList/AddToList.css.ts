import { below } from "../../../../theme/breakpoints.ts";
import { screenStyle, screenVariants } from "../../../../theme/layered.ts";
import { asGrid, asRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

/* On a phone the icon is above a small word, and the button is narrower by that. */
const narrowBy = (space: string) => ({
  "@media": {
    [below.tablet]: {
      flexDirection: "column" as const,
      gap: 0,
      marginInline: `calc(-1 * ${space})`,
      fontSize: typeScale[12].fontSize,
      lineHeight: "14px",
    },
  },
});
const label = { ...asRow(2), alignItems: "center" } as const;
export const narrowLabel = screenVariants({
  small: { ...label, ...narrowBy("0px") },
  medium: { ...label, ...narrowBy(space[2]) },
  large: { ...label, ...narrowBy(space[4]) },
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
