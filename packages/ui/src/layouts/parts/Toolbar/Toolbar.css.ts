import { from } from "../../../theme/breakpoints.ts";
import { globalScreenStyle, screenStyle } from "../../../theme/layered.ts";
import { asRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, half } = vars;

/* On phones the menu has these links. */
export const toolbar = screenStyle({
  display: "none",
  background: color.surfaceSunken,
  color: color.textMuted,
  ...typeScale[12],
  "@media": { [from.tablet]: { display: "block" } },
});

export const bar = screenStyle({
  ...asRow(6),
  justifyContent: "space-between",
  alignItems: "center",
  minHeight: "32px",
});

export const greeting = screenStyle({
  ...asRow(3),
  alignItems: "center",
  minWidth: 0,
  whiteSpace: "nowrap",
});

/* Not shown to a customer whose page is still as the server rendered it for guests. */
export const guestGreeting = screenStyle([
  greeting,
  { selectors: { "[data-provisional] &": { visibility: "hidden" } } },
]);

export const welcome = screenStyle({ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" });

export const name = screenStyle({ color: color.text });

export const company = screenStyle({
  display: "none",
  "@media": { [from.desktop]: { display: "block" } },
});

/* The usual width of a name and a company, so that nothing moves when they load. */
export const namePlaceholder = screenStyle({ width: "200px" });

export const accent = screenStyle({ color: color.accent });

export const links = screenStyle({
  ...asRow(5),
  alignItems: "center",
  flex: "none",
  whiteSpace: "nowrap",
});

export const fromLaptop = screenStyle({
  display: "none",
  "@media": { [from.laptop]: { display: "block" } },
});

/* From this width on the right panel has it. */
export const untilWide = screenStyle({ "@media": { [from.wide]: { display: "none" } } });

/* Targets are as high as the bar. */
globalScreenStyle(`${toolbar} :is(a, button)`, { display: "inline-block", paddingBlock: half[3] });
