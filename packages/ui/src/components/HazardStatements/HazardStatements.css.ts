import { from } from "../../theme/breakpoints.ts";
import { componentStyle } from "../../theme/layered.ts";
import { asGrid } from "../../theme/mixins.ts";
import { vars } from "../../theme/vars.css.ts";

export const statements = componentStyle({
  ...asGrid(0, 6),
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const statement = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(52px, max-content) minmax(0, 1fr)",
  columnGap: vars.space[2],
  lineHeight: "20px",
  paddingBlock: vars.space[1],
});

export const code = componentStyle({
  color: vars.color.hazard,
  fontWeight: 500,
  whiteSpace: "nowrap",
});

export const link = componentStyle({ ":hover": { textDecoration: "underline" } });
