import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../theme/breakpoints.ts";
import { inScreens } from "../../theme/layered.ts";
import { screens } from "../../theme/layers.css.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, control, space } = vars;

export const back = style(
  inScreens({
    selectors: { "&&": { display: "inline-flex" } },
    alignItems: "center",
    gap: space[1],
    color: color.brand,
    ":hover": { color: color.brand, textDecorationLine: "underline" },
  }),
);

/* On phones the grains, the search field and the links have lines of their own. */
export const masthead = style(
  inScreens({
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
  }),
);

export const phoneBack = style(
  inScreens({
    gridArea: "back",
    display: "grid",
    placeItems: "center",
    width: control.large,
    height: control.large,
    marginInlineStart: `calc(-1 * ${space[3]})`,
    "@media": { [from.tablet]: { display: "none" } },
  }),
);

/* On phones the mark alone. */
export const logo = style(inScreens({ gridArea: "logo", justifySelf: "start" }));
globalStyle(`${logo} > span > span`, {
  "@layer": {
    [screens]: { display: "none", "@media": { [from.tablet]: { display: "grid" } } },
  },
});

export const orchardName = style(
  inScreens({
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
  }),
);

export const wheat = style(
  inScreens({
    display: "none",
    color: color.pointsMark,
    "@media": { [from.tablet]: { display: "grid" } },
  }),
);

export const search = style(inScreens({ gridArea: "search", minWidth: 0 }));

export const menu = style(
  inScreens({
    gridArea: "menu",
    display: "grid",
    "@media": { [from.laptop]: { display: "none" } },
  }),
);

export const basket = style(inScreens({ gridArea: "basket", justifySelf: "end" }));

export const balance = style(
  inScreens({
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
        paddingBlockEnd: 0,
        justifyItems: "end",
        justifySelf: "end",
        alignContent: "center",
      },
    },
  }),
);

/* A target of 36 px for fingers, between the header's first line and the search field. */
export const balanceLink = style(
  inScreens({
    display: "inline-flex",
    alignItems: "center",
    gap: space[1],
    minHeight: "36px",
    ...typeScale[14],
    color: color.points,
    ":hover": { color: color.pointsHover },
  }),
);

/* Not shown to a customer whose page is still as the server rendered it for guests. */
export const logIn = style([
  balanceLink,
  inScreens({ selectors: { "[data-provisional] &": { visibility: "hidden" } } }),
]);

export const balanceCount = style(
  inScreens({
    ...typeScale[26],
    fontWeight: 600,
    fontVariantNumeric: "tabular-nums",
    "@media": { [from.tablet]: { lineHeight: "28px" } },
  }),
);

export const phoneLinks = style(
  inScreens({
    gridArea: "links",
    display: "flex",
    justifyContent: "space-between",
    ...typeScale[13],
    "@media": { [from.tablet]: { display: "none" } },
  }),
);
globalStyle(`${phoneLinks} a`, {
  "@layer": { [screens]: { display: "block", lineHeight: "44px" } },
});
