import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { space } = vars;

/* On phones the search field has a line of its own. */
export const masthead = screenStyle({
  ...asGrid(2, 0),
  gridTemplateColumns: "auto 1fr auto",
  gridTemplateAreas: '"menu logo cart" "search search search"',
  alignItems: "center",
  paddingBlock: `${space[2]} ${space[3]}`,
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "auto auto minmax(0, 1fr) auto",
      gridTemplateAreas: '"menu logo search cart"',
      columnGap: space[5],
      paddingBlock: space[5],
    },
    [from.laptop]: {
      gridTemplateColumns: "auto minmax(0, 620px) auto minmax(max-content, 1fr)",
      gridTemplateAreas: '"logo search lookups cart"',
      columnGap: space[6],
    },
    [from.desktop]: { columnGap: space[10] },
  },
});

export const menu = screenStyle({
  gridArea: "menu",
  display: "grid",
  marginInlineStart: `calc(-1 * ${space[3]})`,
  "@media": { [from.laptop]: { display: "none" } },
});

export const logo = screenStyle({ gridArea: "logo", justifySelf: "start" });

export const search = screenStyle({ gridArea: "search", minWidth: 0 });

export const lookups = screenStyle({
  gridArea: "lookups",
  display: "none",
  gap: space[5],
  whiteSpace: "nowrap",
  ...typeScale[13],
  "@media": { [from.laptop]: { display: "flex" } },
});

export const cart = screenStyle({ gridArea: "cart", justifySelf: "end" });
