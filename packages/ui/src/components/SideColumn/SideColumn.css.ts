import { from } from "../../theme/breakpoints.ts";
import { componentStyle } from "../../theme/layered.ts";
import { asGrid } from "../../theme/mixins.ts";
import { vars } from "../../theme/vars.css.ts";

const { space } = vars;

export const page = componentStyle({
  ...asGrid(6),
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.laptop]: {
      gridTemplateColumns: "208px minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
      alignItems: "start",
      columnGap: space[8],
    },
    [from.desktop]: { gridTemplateColumns: "232px minmax(0, 1fr)", columnGap: space[10] },
  },
});

export const side = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.laptop]: { rowGap: space[6] } },
});

/* On narrow screens the column is folded: there is little to skip. */
export const skip = componentStyle({
  position: "absolute",
  display: "none",
  "@media": { [from.laptop]: { display: "block" } },
});

export const main = componentStyle({
  minWidth: 0,
  "@media": { [from.laptop]: { gridRow: "1 / span 2", gridColumn: 2 } },
});

export const below = componentStyle({
  minWidth: 0,
  marginBlockStart: space[6],
  "@media": { [from.laptop]: { gridRow: 2, gridColumn: 1, marginBlockStart: 0 } },
});
