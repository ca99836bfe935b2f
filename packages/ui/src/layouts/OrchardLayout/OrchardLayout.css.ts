import { from } from "../../theme/breakpoints.ts";
import { globalScreenStyle, screenStyle } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, control, space } = vars;

export const back = screenStyle({
  selectors: { "&&": { display: "inline-flex" } },
  alignItems: "center",
  gap: space[1],
  color: color.brand,
  ":hover": { color: color.brand, textDecorationLine: "underline" },
});

/* On phones the grains, the search field and the links have lines of their own. */
export const masthead = screenStyle({
  display: "grid",
  gridTemplateColumns: "auto auto minmax(0, 1fr) auto auto",
  gridTemplateAreas:
    '"back logo name menu basket" "balance balance balance balance balance" "search search search search search" "links links links links links"',
  alignItems: "center",
  columnGap: space[2],
  paddingBlockStart: space[2],
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "auto auto minmax(0, 1fr) auto auto",
      gridTemplateAreas: '"logo name balance menu basket" "search search search search search"',
      columnGap: space[5],
      rowGap: space[3],
      paddingBlock: space[4],
    },
    [from.laptop]: {
      gridTemplateColumns: "auto auto minmax(0, 400px) minmax(max-content, 1fr) auto",
      gridTemplateAreas: '"logo name search balance basket"',
      columnGap: space[6],
      paddingBlock: space[5],
    },
  },
});

export const phoneBack = screenStyle({
  gridArea: "back",
  display: "grid",
  placeItems: "center",
  width: control.large,
  height: control.large,
  marginInlineStart: `calc(-1 * ${space[3]})`,
  "@media": { [from.tablet]: { display: "none" } },
});

/* On phones the mark alone. */
export const logo = screenStyle({ gridArea: "logo", justifySelf: "start" });
globalScreenStyle(`${logo} > span > span`, {
  display: "none",
  "@media": { [from.tablet]: { display: "grid" } },
});

export const orchardName = screenStyle({
  gridArea: "name",
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  ...typeScale[16],
  fontWeight: 600,
  whiteSpace: "nowrap",
  "@media": {
    [from.tablet]: {
      ...typeScale[20],
      height: "40px",
      paddingInlineStart: space[5],
      borderInlineStart: vars.hairline,
    },
    [from.laptop]: { paddingInlineStart: space[6] },
  },
});

export const wheat = screenStyle({
  display: "none",
  color: color.pointsMark,
  "@media": { [from.tablet]: { display: "grid" } },
});

export const search = screenStyle({ gridArea: "search", minWidth: 0 });

export const menu = screenStyle({
  gridArea: "menu",
  display: "grid",
  "@media": { [from.laptop]: { display: "none" } },
});

export const basket = screenStyle({ gridArea: "basket", justifySelf: "end" });

export const balance = screenStyle({
  gridArea: "balance",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[2],
  minHeight: "36px",
  paddingBlockEnd: space[2],
  ...typeScale[12],
  color: color.textMuted,
  "@media": {
    [from.tablet]: {
      display: "grid",
      /* Two lines, also before the grains have loaded. */
      minHeight: "56px",
      paddingBlockEnd: 0,
      justifyItems: "end",
      justifySelf: "end",
      alignContent: "center",
    },
  },
});

/* A target of 36 px for fingers, between the header's first line and the search field. */
export const balanceLink = screenStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minHeight: "36px",
  ...typeScale[14],
  color: color.points,
  ":hover": { color: color.pointsHover },
});

/* Not shown to a customer whose page is still as the server rendered it for guests. */
export const logIn = screenStyle([
  balanceLink,
  { selectors: { "[data-provisional] &": { visibility: "hidden" } } },
]);

export const balanceCount = screenStyle({
  ...typeScale[26],
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  "@media": { [from.tablet]: { lineHeight: "28px" } },
});

export const phoneLinks = screenStyle({
  gridArea: "links",
  display: "flex",
  justifyContent: "space-between",
  ...typeScale[13],
  "@media": { [from.tablet]: { display: "none" } },
});
globalScreenStyle(`${phoneLinks} a`, { display: "block", lineHeight: "44px" });
