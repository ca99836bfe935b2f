import { globalStyle, style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { screens } from "../../../theme/layers.css.ts";
import { bareButton } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, control, space } = vars;

export const menu = style(
  inScreens({ display: "grid", gap: space[6], paddingBlockEnd: space[4], ...typeScale[14] }),
);

export const twoColumns = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    columnGap: space[4],
    alignItems: "center",
  }),
);

export const title = style(
  inScreens({
    ...typeScale[12],
    paddingBlockEnd: space[1],
    borderBlockEnd: vars.hairline,
    color: color.textMuted,
    fontWeight: 400,
  }),
);

export const name = style(inScreens({ ...typeScale[16], fontWeight: 600 }));

/* As high as a touch target. */
globalStyle(`${menu} :is(li > a, li > button)`, {
  "@layer": { [screens]: { display: "block", width: "100%", lineHeight: control.large } },
});
globalStyle(`${menu} li > button`, {
  "@layer": {
    [screens]: { ...bareButton, textAlign: "start" },
  },
});

export const item = style(inScreens({ fontWeight: 500 }));

export const subItems = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    columnGap: space[5],
    color: color.textMuted,
    ...typeScale[13],
  }),
);

export const tree = style(inScreens({ marginBlockStart: `calc(-1 * ${space[2]})` }));
