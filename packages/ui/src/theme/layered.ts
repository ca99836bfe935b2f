import type { StyleRule } from "@vanilla-extract/css";
import { components, screens, utilities } from "./layers.css.ts";

type LayerRule = NonNullable<StyleRule["@layer"]>[string];

/** Puts a rule into the components' cascade layer: `style(inComponents({ ... }))`. */
export const inComponents = (rule: LayerRule): StyleRule => ({ "@layer": { [components]: rule } });

/** Puts a rule into the screens' cascade layer, which overrides components. */
export const inScreens = (rule: LayerRule): StyleRule => ({ "@layer": { [screens]: rule } });

/** Puts a rule into the utilities' cascade layer, which overrides everything. */
export const inUtilities = (rule: LayerRule): StyleRule => ({ "@layer": { [utilities]: rule } });
