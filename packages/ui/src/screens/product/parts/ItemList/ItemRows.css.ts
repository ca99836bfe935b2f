import { below, from } from "../../../../theme/breakpoints.ts";
import { screenRecipe, screenStyle } from "../../../../theme/layered.ts";
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
export const row = screenStyle({
  "@media": {
    [below.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gridTemplateAreas: '"code code" "specification specification" "storage price" "actions open"',
    },
  },
});

const weight = { true: { fontWeight: 600 } as const, false: {} };

export const code = screenRecipe({
  base: { fontWeight: 400, ...place("code", "120px", "136px") },
  variants: { isOpen: weight },
});

export const specification = screenRecipe({
  base: {
    overflowWrap: "anywhere",
    "@media": { [below.tablet]: { gridArea: "specification", ...typeScale[14], fontWeight: 500 } },
  },
  variants: { isOpen: weight },
});

/* Before the marks; not in their place where they are on the next line. */
export const grade = screenStyle({ marginInlineEnd: space[1] });

export const storage = screenStyle({
  color: color.textMuted,
  wordBreak: "keep-all",
  ...place("storage", "108px", "144px"),
});
export const price = screenStyle(place("price", "112px", "136px"));
export const actions = screenStyle({
  paddingBlock: space[1],
  ...place("actions", "108px", "120px"),
});
export const open = screenStyle(place("open", "116px", "128px"));

/* The expanded table is indented, so that its lines are set apart. */
export const expansion = screenStyle({
  "@container": { [listFrom.structures]: { paddingInlineStart: "28px" } },
});

/* Aligns the icons, not their boxes, with the text. */
export const actionIcons = screenStyle({
  "@media": { [below.tablet]: { marginInlineStart: `calc(-1 * ${space[2]})` } },
});
