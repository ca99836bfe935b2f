import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { screens } from "../../../theme/layers.css.ts";
import { bareButton } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const footer = style(
  inScreens({
    borderBlockStart: vars.hairline,
    background: color.surfaceSunken,
    color: color.textMuted,
    ...typeScale[13],
  }),
);

export const columns = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: `${space[6]} ${space[4]}`,
    paddingBlock: `${space[8]} ${space[6]}`,
    "@media": {
      [from.tablet]: {
        gridTemplateColumns: "repeat(4, 1fr)",
        paddingBlock: `${space[10]} ${space[8]}`,
      },
      [from.laptop]: { gridTemplateColumns: "repeat(4, 1fr) 1.4fr", columnGap: space[6] },
    },
  }),
);

export const title = style(
  inScreens({ ...typeScale[13], paddingBlockEnd: space[2], color: color.text }),
);

globalStyle(`${columns} li > a`, {
  "@layer": { [screens]: { display: "inline-block", lineHeight: "28px" } },
});

export const service = style(
  inScreens({ gridColumn: "1 / -1", "@media": { [from.laptop]: { gridColumn: "auto" } } }),
);

export const phone = style(
  inScreens({ ...typeScale[20], display: "block", fontWeight: 600, color: color.text }),
);

export const secondPhone = style(
  inScreens({ ...typeScale[14], display: "block", lineHeight: "24px", color: color.text }),
);

export const hours = style(inScreens({ lineHeight: "28px" }));

export const contacts = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: space[5],
    lineHeight: "28px",
  }),
);

export const wechat = style(
  inScreens({
    display: "inline-flex",
    alignItems: "center",
    gap: space[1],
    minHeight: "28px",
    ...bareButton,
    color: color.accent,
    borderRadius: vars.radius.small,
    ":hover": { color: color.accentHover },
  }),
);

export const statement = style(
  inScreens({
    ...typeScale.body,
    paddingBlock: space[4],
    borderBlockStart: vars.hairline,
    color: color.text,
    fontSize: "13px",
  }),
);

export const legal = style(
  inScreens({
    ...typeScale[12],
    display: "flex",
    flexWrap: "wrap",
    gap: `${space[1]} ${space[4]}`,
    paddingBlockEnd: space[8],
  }),
);

export const toTop = style(
  inScreens({
    ...bareButton,
    color: "inherit",
    borderRadius: vars.radius.small,
    marginInlineStart: "auto",
    ":hover": { color: color.accent },
  }),
);
