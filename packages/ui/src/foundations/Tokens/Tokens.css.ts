import { below } from "../../theme/breakpoints.ts";
import { screenStyle } from "../../theme/layered.ts";

/** The name of a font or of a shadow is wider than a phone. */
export const value = screenStyle({
  "@media": { [below.tablet]: { whiteSpace: "normal", overflowWrap: "anywhere" } },
});
