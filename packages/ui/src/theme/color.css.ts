import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  globalStyle,
} from "@vanilla-extract/css";
import { prefersDark } from "./breakpoints.ts";
import { dark, light } from "./themes.ts";

/** The colour roles, one hue for each purpose: see Foundations/Colour in the workbench. */
export const color = createGlobalThemeContract({
  surface: "surface",
  surfaceSunken: "surface-sunken",
  surfaceRaised: "surface-raised",
  surfaceHover: "surface-hover",
  surfaceSelected: "surface-selected",
  surfaceInverse: "surface-inverse",
  text: "text",
  textMuted: "text-muted",
  textDisabled: "text-disabled",
  textInverse: "text-inverse",
  line: "line",
  lineStrong: "line-strong",
  rule: "rule",
  accent: "accent",
  accentHover: "accent-hover",
  accentSubtle: "accent-subtle",
  accentFill: "accent-fill",
  accentFillHover: "accent-fill-hover",
  onAccent: "on-accent",
  brand: "brand",
  banner: "banner",
  onBanner: "on-banner",
  promotion: "promotion",
  promotionSubtle: "promotion-subtle",
  onPromotion: "on-promotion",
  hazard: "hazard",
  hazardHover: "hazard-hover",
  hazardSubtle: "hazard-subtle",
  onHazard: "on-hazard",
  inStock: "in-stock",
  inStockSubtle: "in-stock-subtle",
  madeToOrder: "made-to-order",
  madeToOrderSubtle: "made-to-order-subtle",
  points: "points",
  pointsHover: "points-hover",
  pointsMark: "points-mark",
  pointsMarkHover: "points-mark-hover",
  onPointsMark: "on-points-mark",
  pointsSubtle: "points-subtle",
  focus: "focus",
  ghsDiamond: "ghs-diamond",
  ghsField: "ghs-field",
  ghsSymbol: "ghs-symbol",
  hazardSymbolField: "hazard-symbol-field",
  scanField: "scan-field",
  scanInk: "scan-ink",
  overlayShadow: "overlay-shadow",
});

createGlobalTheme(":root", color, light);

globalStyle(":root", { colorScheme: "light" });

const darkTheme = { colorScheme: "dark", vars: assignVars(color, dark) };

/* Print always uses the light theme. */
globalStyle('[data-theme="dark"]', { "@media": { screen: darkTheme } });
globalStyle(":root:not([data-theme])", { "@media": { [prefersDark]: darkTheme } });
