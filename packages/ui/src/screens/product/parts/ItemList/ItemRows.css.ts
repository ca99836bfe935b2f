import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below, from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";
import { listFrom } from "./ItemList.css.ts";

const { color, space } = vars;

/* The same columns under every substance; the specification takes the remaining width. */
const place = (gridArea: string, width: string, wide: string) => ({
  "@media": {
    [below.tablet]: { gridArea },
    [from.tablet]: { width },
  },
  "@container": { [listFrom.wide]: { width: wide } },
});

/* On a phone, in the order of the columns: code, specification, storage and price, actions. */
export const row = style(
  inScreens({
    "@media": {
      [below.tablet]: {
        gridTemplateColumns: "minmax(0, 1fr) auto",
        gridTemplateAreas:
          '"code code" "specification specification" "storage price" "actions open"',
      },
    },
  }),
);

const weight = { true: inScreens({ fontWeight: 600 }), false: {} };

export const code = recipe({
  base: inScreens({ fontWeight: 400, ...place("code", "120px", "136px") }),
  variants: { isOpen: weight },
});

export const specification = recipe({
  base: inScreens({
    overflowWrap: "anywhere",
    "@media": { [below.tablet]: { gridArea: "specification", ...typeScale[14], fontWeight: 500 } },
  }),
  variants: { isOpen: weight },
});

/* Before the marks; not in their place where they are on the next line. */
export const grade = style(inScreens({ marginInlineEnd: space[1] }));

export const storage = style(
  inScreens({
    color: color.textMuted,
    wordBreak: "keep-all",
    ...place("storage", "108px", "144px"),
  }),
);
export const price = style(inScreens(place("price", "112px", "136px")));
export const actions = style(
  inScreens({ paddingBlock: space[1], ...place("actions", "108px", "120px") }),
);
export const open = style(inScreens(place("open", "116px", "128px")));

/* The expanded table is indented, so that its lines are set apart. */
export const expansion = style(
  inScreens({ "@container": { [listFrom.structures]: { paddingInlineStart: "28px" } } }),
);

/* Aligns the icons, not their boxes, with the text. */
export const actionIcons = style(
  inScreens({ "@media": { [below.tablet]: { marginInlineStart: `calc(-1 * ${space[2]})` } } }),
);
