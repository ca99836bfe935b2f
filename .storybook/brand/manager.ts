import { addons } from "storybook/manager-api";
import { create } from "storybook/theming/create";
import { MARK } from "../../packages/ui/src/components/Logo/mark.ts";
import { dark, light } from "../../packages/ui/src/theme/themes.ts";

const TITLE = "刻度试剂 Workbench";

/** The shop's mark and the title as a picture, which is all that the workbench takes. A title in a wide font is drawn closer. */
const pictureOf = (mark: string, text: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="190" height="30" viewBox="0 0 190 30">
  <path d="${MARK}" fill="none" stroke="${mark}" stroke-width="2"/>
  <text x="36" y="20.5" fill="${text}" font-family="system-ui, sans-serif" font-size="15" font-weight="600" textLength="150" lengthAdjust="spacingAndGlyphs">${TITLE}</text>
</svg>`)}`;

const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
const colours = isDark ? dark : light;

addons.setConfig({
  theme: create({
    base: isDark ? "dark" : "light",
    brandTitle: TITLE,
    brandUrl: "./",
    brandTarget: "_self",
    brandImage: pictureOf(colours.brand, colours.text),
    colorPrimary: colours.accent,
    colorSecondary: colours.accent,
  }),
});
