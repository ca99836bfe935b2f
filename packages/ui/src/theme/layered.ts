import type { StyleRule } from "@vanilla-extract/css";
import { components, screens, utilities } from "./layers.css.ts";

type LayerRule = NonNullable<StyleRule["@layer"]>[string];

/** Puts a rule into the layer of the components: `style(inComponents({ ... }))`. */
export const inComponents = (rule: LayerRule): StyleRule => ({ "@layer": { [components]: rule } });

/** Puts a rule into the layer of the screens, which is stronger than every component. */
export const inScreens = (rule: LayerRule): StyleRule => ({ "@layer": { [screens]: rule } });

/** Puts a rule into the strongest layer: for what must hold wherever it is used. */
export const inUtilities = (rule: LayerRule): StyleRule => ({ "@layer": { [utilities]: rule } });
