import { style } from "@vanilla-extract/css";
import { height } from "../../components/LineArt/LineArt.css.ts";
import { inScreens } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

export const banner = style(
  inScreens({
    display: "grid",
    gridTemplateRows: "auto 1fr",
    gap: space[3],
    height: "184px",
    padding: space[4],
    overflow: "hidden",
    borderRadius: vars.radius.medium,
    background: color.surfaceSunken,
    ":hover": { color: "inherit", background: color.surfaceHover },
  }),
);

export const subject = style(
  inScreens({ ...typeScale[14], fontWeight: 600, overflowWrap: "anywhere" }),
);

export const art = style(
  inScreens({
    vars: { [height]: "96px" },
    alignSelf: "end",
    justifySelf: "center",
    color: color.accent,
  }),
);
