import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { stacking } from "../../../../components/overlay/stacking.ts";
import { bottomBarHeight } from "../../../../theme/bottom-bar-height.css.ts";
import { below } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { screens } from "../../../../theme/layers.css.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

const base = inScreens({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: space[5],
  marginInlineStart: "auto",
});

/* On a phone the bar of a page is fixed at the bottom. */
const fixed = style(
  inScreens({
    gap: space[6],
    "@media": {
      [below.tablet]: {
        position: "fixed",
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: stacking.panel - 1,
        justifyContent: "space-between",
        padding: `${space[3]} ${space[4]}`,
        borderTop: vars.hairline,
        background: color.surfaceRaised,
      },
    },
  }),
);

export const bar = styleVariants({ page: [style(base), fixed], row: [style(base)] });

const reserved = "76px";

/* Reserves space for the bar below the footer and below focused elements. */
globalStyle(`:root:has(${fixed})`, {
  "@layer": {
    [screens]: {
      "@media": {
        [below.tablet]: { scrollPaddingBlockEnd: reserved, vars: { [bottomBarHeight]: reserved } },
      },
    },
  },
});
globalStyle(`body:has(${fixed})`, {
  "@layer": { [screens]: { "@media": { [below.tablet]: { paddingBlockEnd: reserved } } } },
});

const sumBase = inScreens({ display: "flex", alignItems: "baseline", gap: space[2] });

export const sum = styleVariants({
  row: [style(sumBase), style(inScreens({ fontWeight: 600, ...typeScale[14] }))],
  page: [
    style(sumBase),
    style(inScreens({ gap: space[4], "@media": { [below.tablet]: { display: "grid", gap: 0 } } })),
  ],
});

export const count = style(
  inScreens({ ...typeScale[13], fontWeight: 400, color: color.textMuted }),
);
