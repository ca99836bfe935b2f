import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { screens } from "../../../theme/layers.css.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

/* On phones the menu has these links. */
export const toolbar = style(
  inScreens({
    display: "none",
    background: color.surfaceSunken,
    color: color.textMuted,
    ...typeScale[12],
    "@media": { [from.tablet]: { display: "block" } },
  }),
);

export const bar = style(
  inScreens({
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: space[6],
    minHeight: "32px",
  }),
);

export const greeting = style(
  inScreens({
    display: "flex",
    alignItems: "center",
    gap: space[3],
    minWidth: 0,
    whiteSpace: "nowrap",
  }),
);

/* Not shown to a customer whose page is still as the server rendered it for guests. */
export const guestGreeting = style([
  greeting,
  inScreens({ selectors: { "[data-provisional] &": { visibility: "hidden" } } }),
]);

export const welcome = style(
  inScreens({ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" }),
);

export const name = style(inScreens({ color: color.text }));

export const company = style(
  inScreens({ display: "none", "@media": { [from.desktop]: { display: "block" } } }),
);

/* The usual width of a name and a company, so that nothing moves when they load. */
export const namePlaceholder = style(inScreens({ width: "200px" }));

export const accent = style(inScreens({ color: color.accent }));

export const links = style(
  inScreens({
    display: "flex",
    alignItems: "center",
    flex: "none",
    gap: space[5],
    whiteSpace: "nowrap",
  }),
);

export const fromLaptop = style(
  inScreens({ display: "none", "@media": { [from.laptop]: { display: "block" } } }),
);

/* From this width on the right panel has it. */
export const untilWide = style(inScreens({ "@media": { [from.wide]: { display: "none" } } }));

/* Targets are as high as the bar. */
globalStyle(`${toolbar} :is(a, button)`, {
  "@layer": { [screens]: { display: "inline-block", paddingBlock: "6px" } },
});
