import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { screens } from "../../../theme/layers.css.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = style(inScreens({ paddingBlockEnd: space[6] }));
export const links = style(
  inScreens({ display: "flex", flexWrap: "wrap", gap: space[5], paddingBlockStart: space[3] }),
);

export const group = style(
  inScreens({ paddingBlock: `${space[5]} ${space[6]}`, borderBlockStart: vars.hairline }),
);

export const categories = style(
  inScreens({
    display: "grid",
    gap: `${space[5]} ${space[8]}`,
    marginBlockStart: space[4],
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [from.laptop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    },
  }),
);

export const category = style(
  inScreens({ ...typeScale[14], display: "flex", flexWrap: "wrap", columnGap: space[4] }),
);

globalStyle(`${category} dt`, {
  "@layer": { [screens]: { width: "100%", fontWeight: 600 } },
});
globalStyle(`${category} dd`, {
  "@layer": { [screens]: { margin: 0, lineHeight: "28px", color: color.textMuted } },
});
