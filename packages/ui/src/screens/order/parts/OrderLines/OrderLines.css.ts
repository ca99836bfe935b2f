import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below, from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { screens } from "../../../../theme/layers.css.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

/* Between phone and desktop widths the table scrolls horizontally, its visually hidden text included; the background of a tinted row overflows by 8 px. */
export const scroll = style(
  inScreens({
    "@media": {
      [from.tablet]: {
        position: "relative",
        overflowX: "auto",
        marginInline: "-8px",
        paddingInline: "8px",
      },
    },
  }),
);

/* All columns fit the printed page. */
globalStyle(`${scroll} :is(th, td)`, {
  "@layer": { [screens]: { "@media": { print: { paddingInline: space[1] } } } },
});

export const product = style(
  inScreens({
    display: "grid",
    justifyItems: "start",
    fontWeight: 400,
    minWidth: 0,
    "@media": { [from.tablet]: { minWidth: "184px" } },
  }),
);
export const productCode = style(inScreens({ fontWeight: 500 }));
export const name = style(inScreens({ ...typeScale[14], overflowWrap: "anywhere" }));
export const meta = style(
  inScreens({
    display: "block",
    color: color.textMuted,
    ...typeScale[12],
    overflowWrap: "anywhere",
    fontWeight: 400,
  }),
);

export const index = style(
  inScreens({
    color: color.textMuted,
    "@media": { [from.tablet]: { width: "40px" }, [below.tablet]: { display: "none" } },
  }),
);
export const orderCell = style(inScreens({ verticalAlign: "top" }));
export const productCell = style(inScreens({ textAlign: "start" }));
export const order = style(
  inScreens({ fontWeight: 500, color: color.text, ":hover": { color: color.accent } }),
);
export const value = style(inScreens({ overflowWrap: "anywhere" }));
/* Folded rows omit labels without a value. */
export const emptyValue = style(inScreens({ "@media": { [below.tablet]: { display: "none" } } }));

/* The heading of a column without values, in that of another. */
export const sharedHead = style(inScreens({ display: "block" }));

/* Pending is bold, done is muted. */
export const status = recipe({
  base: inScreens({ whiteSpace: "nowrap" }),
  variants: {
    isOpen: { true: inScreens({ fontWeight: 600 }), false: inScreens({ color: color.textMuted }) },
  },
});
export const meaning = style(
  inScreens({
    display: "block",
    color: color.textMuted,
    ...typeScale[12],
    "@media": { [from.tablet]: { minWidth: "56px" } },
  }),
);
export const refunded = style(
  inScreens({
    display: "block",
    color: color.accent,
    ...typeScale[12],
    marginBlockStart: `calc(-1 * ${space[1]} / 2)`,
  }),
);
