import { below } from "../../theme/breakpoints.ts";
import { screenStyle } from "../../theme/layered.ts";

/** In the middle of its button. */
export const code = screenStyle({ display: "flex", alignItems: "center" });

/** The name of a font or of a shadow is wider than a phone. */
export const value = screenStyle({
  "@media": { [below.tablet]: { whiteSpace: "normal", overflowWrap: "anywhere" } },
});
