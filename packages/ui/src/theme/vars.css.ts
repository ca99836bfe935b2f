import { createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { reducedMotion } from "./breakpoints.ts";
import { color } from "./color.css.ts";
import { fonts, half, sizes } from "./sizes.ts";

const fontOf = (families: readonly string[]) =>
  families.map((family) => (family.includes(" ") ? `"${family}"` : family)).join(", ");

const constant = createGlobalTheme(":root", { ...sizes, font: fontOf(fonts.zh) });

/* Chinese fonts draw quotation marks and apostrophes as wide as a Chinese character. */
globalStyle(":root:lang(en)", {
  vars: {
    [constant.font]: fontOf(fonts.en),
  },
});

globalStyle(":root", {
  "@media": {
    [reducedMotion]: {
      vars: {
        [constant.motion.quick]: "0ms",
        [constant.motion.normal]: "0ms",
        [constant.motion.fly]: "0ms",
      },
    },
  },
});

/** The whole theme contract: `vars.color.accent`, `vars.space[4]`, `vars.motion.quick`. */
export const vars = {
  ...constant,
  half,
  color,
  hairline: `${constant.line.hair} solid ${color.line}`,
};
