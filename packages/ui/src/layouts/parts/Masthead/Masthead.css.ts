import { style } from "@vanilla-extract/css";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, control, space } = vars;

/* On phones the search field has a line of its own. */
export const masthead = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "auto 1fr auto",
    gridTemplateAreas: '"menu logo cart" "search search search"',
    alignItems: "center",
    gap: `${space[2]} 0`,
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
  }),
);

export const menu = style(
  inScreens({
    gridArea: "menu",
    display: "grid",
    marginInlineStart: `calc(-1 * ${space[3]})`,
    "@media": { [from.laptop]: { display: "none" } },
  }),
);

export const logo = style(inScreens({ gridArea: "logo", justifySelf: "start" }));

export const search = style(inScreens({ gridArea: "search", minWidth: 0 }));

export const lookups = style(
  inScreens({
    gridArea: "lookups",
    display: "none",
    gap: space[5],
    whiteSpace: "nowrap",
    ...typeScale[13],
    "@media": { [from.laptop]: { display: "flex" } },
  }),
);

export const cart = style(inScreens({ gridArea: "cart", justifySelf: "end" }));

/* An icon with a badge on phones, a button with a label above. */
export const cartLink = style(
  inScreens({
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "6px",
    minWidth: control.large,
    height: control.large,
    marginInlineEnd: `calc(-1 * ${space[3]})`,
    borderRadius: vars.radius.medium,
    color: color.text,
    fontWeight: 500,
    ...typeScale[14],
    ":hover": { color: color.accent },
    "@media": {
      [from.tablet]: {
        height: control.medium,
        marginInlineEnd: 0,
        paddingInline: space[4],
        border: `${vars.line.hair} solid ${color.lineStrong}`,
        ":hover": { borderColor: color.accent },
      },
    },
  }),
);

export const cartWord = style(
  inScreens({ display: "none", "@media": { [from.tablet]: { display: "inline" } } }),
);

/* Reserves its space for logged-in customers. */
export const cartCount = style(
  inScreens({
    position: "absolute",
    insetBlockStart: "4px",
    insetInlineStart: "24px",
    minWidth: "18px",
    height: "18px",
    paddingInline: "5px",
    borderRadius: vars.radius.round,
    background: color.accent,
    color: color.onAccent,
    fontSize: "12px",
    lineHeight: "18px",
    textAlign: "center",
    ":empty": { visibility: "hidden" },
    "@media": { [from.tablet]: { position: "static" } },
  }),
);
