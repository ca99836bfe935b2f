import { globalStyle, style } from "@vanilla-extract/css";
import { below } from "../../theme/breakpoints.ts";
import { inScreens } from "../../theme/layered.ts";
import { screens } from "../../theme/layers.css.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { space } = vars;

export const parcels = style(inScreens({ display: "grid", gap: space[10] }));
export const parcel = style(inScreens({ display: "grid", gap: space[4], minWidth: 0 }));
export const name = style(
  inScreens({
    ...typeScale[20],
    fontWeight: 600,
    paddingBlockEnd: space[2],
    borderBlockEnd: vars.hairline,
  }),
);
export const goods = style(inScreens({ paddingBlockStart: space[2] }));
export const section = style(inScreens({ ...typeScale[14], fontWeight: 600 }));
export const tracked = style(
  inScreens({ display: "inline-flex", flexWrap: "wrap", columnGap: space[3], minWidth: 0 }),
);
/* A number that is wider than a phone breaks rather than being cut. */
globalStyle(`${tracked} > *`, {
  "@layer": {
    [screens]: {
      "@media": {
        [below.tablet]: { minWidth: 0, whiteSpace: "normal", overflowWrap: "anywhere" },
      },
    },
  },
});
