import { globalStyle, style } from "@vanilla-extract/css";
import { withoutHas } from "./mixins.ts";
import { orchard as bound } from "./themes.ts";
import { vars } from "./vars.css.ts";

const { color } = vars;

/** The class of the orchard's pages, which changes the theme of the whole document, dialogs and messages included. */
export const orchard = style({});

const pointsColours = Object.fromEntries(
  Object.entries(bound).map(([role, points]) => [color[role as keyof typeof bound], color[points]]),
);
globalStyle(`:root:has(.${orchard})`, { vars: pointsColours });
globalStyle(`.${orchard}`, { "@supports": { [withoutHas]: { vars: pointsColours } } });

/** The shop's own blue, for links within the orchard that lead back to the shop. */
export const ofTheShop = style({
  vars: { [color.accent]: color.brand, [color.accentHover]: color.brand },
});
